<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>New…</source>
        <translation>Nuevo…</translation>
    </message>
    <message>
        <source>Begin a level from a template</source>
        <translation>Empieza un nivel a partir de una plantilla</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Open a level file</source>
        <translation>Abre un archivo de nivel</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Write the level to its file</source>
        <translation>Guarda el nivel en su archivo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Write the level to another file</source>
        <translation>Guarda el nivel en otro archivo</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Read a map that another program made</source>
        <translation>Lee un mapa hecho con otro programa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the level that is shown</source>
        <translation>Cierra el nivel que se ve</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Close all levels and leave</source>
        <translation>Cierra todos los niveles y sale</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Deshace el último paso</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation>Vuelve a hacer el paso deshecho</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy what is selected and remove it</source>
        <translation>Copia lo seleccionado y lo quita</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy ground, objects and wires that are selected</source>
        <translation>Copia el terreno, los objetos y las conexiones seleccionados</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Put down what was copied; R turns it, H mirrors it</source>
        <translation>Coloca lo copiado; R lo gira, H lo refleja</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Guardar como plantilla…</translation>
    </message>
    <message>
        <source>Keep what is selected in the palette, to be set down again</source>
        <translation>Guarda lo seleccionado en la paleta, para colocarlo de nuevo</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Wire the selected activator to the trap and the doors selected with it</source>
        <translation>Conecta el activador seleccionado con la trampa y las puertas seleccionadas</translation>
    </message>
    <message>
        <source>Tidy wires…</source>
        <translation>Ordenar cables…</translation>
    </message>
    <message>
        <source>Straighten the selected connections, or all; what is connected stays</source>
        <translation>Endereza las conexiones seleccionadas, o todas; lo conectado queda igual</translation>
    </message>
    <message>
        <source>Insert timers</source>
        <translation>Insertar temporizadores</translation>
    </message>
    <message>
        <source>Put a timer on each selected connection</source>
        <translation>Pone un temporizador en cada conexión seleccionada</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove the objects and wires that are selected</source>
        <translation>Quita los objetos y las conexiones seleccionados</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Turn what is selected a quarter clockwise</source>
        <translation>Gira lo seleccionado un cuarto de vuelta a la derecha</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Mirror what is selected, left to right</source>
        <translation>Refleja lo seleccionado de izquierda a derecha</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select every cell, object and wire</source>
        <translation>Selecciona todas las casillas, objetos y conexiones</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Let go of what is selected</source>
        <translation>Suelta lo seleccionado</translation>
    </message>
    <message>
        <source>Find in the level</source>
        <translation>Buscar en el nivel</translation>
    </message>
    <message>
        <source>Search objects by name or kind</source>
        <translation>Busca objetos por nombre o tipo</translation>
    </message>
    <message>
        <source>Level properties…</source>
        <translation>Propiedades del nivel…</translation>
    </message>
    <message>
        <source>Name of the level and rules that it changes</source>
        <translation>El nombre del nivel y las reglas que cambia</translation>
    </message>
    <message>
        <source>Resize and shift…</source>
        <translation>Redimensionar y desplazar…</translation>
    </message>
    <message>
        <source>Give the map another size or move all of it</source>
        <translation>Da otro tamaño al mapa o lo desplaza entero</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Show less, larger</source>
        <translation>Muestra menos, más grande</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show more, smaller</source>
        <translation>Muestra más, más pequeño</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Tamaño real</translation>
    </message>
    <message>
        <source>Show cells at their usual size</source>
        <translation>Muestra las casillas a su tamaño habitual</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Mapa entero</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Muestra el mapa entero</translation>
    </message>
    <message>
        <source>Go to cell…</source>
        <translation>Ir a la casilla…</translation>
    </message>
    <message>
        <source>Bring a cell into the middle, by its numbers</source>
        <translation>Lleva una casilla al centro, por sus números</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Show lines between cells</source>
        <translation>Muestra líneas entre las casillas</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Show the numbers of columns and rows</source>
        <translation>Muestra los números de columnas y filas</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Show a small picture of the whole map</source>
        <translation>Muestra una imagen pequeña de todo el mapa</translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation>Todas las órdenes…</translation>
    </message>
    <message>
        <source>Search every command by name and run it</source>
        <translation>Busca una orden por su nombre y la ejecuta</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Go to the next thing that the checks found</source>
        <translation>Ir a lo siguiente que encontraron las comprobaciones</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>Problema anterior</translation>
    </message>
    <message>
        <source>Go to the thing before that the checks found</source>
        <translation>Ir a lo anterior que encontraron las comprobaciones</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Usa toda la pantalla</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Lleva el teclado a la siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>Play-test</source>
        <translation>Prueba de juego</translation>
    </message>
    <message>
        <source>Let the adventurers come, from the level as it is now</source>
        <translation>Deja venir a los aventureros, con el nivel tal como está</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Hold the play-test, or let it run on</source>
        <translation>Detiene la prueba o la deja seguir</translation>
    </message>
    <message>
        <source>One line back</source>
        <translation>Una línea atrás</translation>
    </message>
    <message>
        <source>Back to the line of the story before</source>
        <translation>Vuelve a la línea anterior de la historia</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar de nuevo</translation>
    </message>
    <message>
        <source>From the start, with the same seed</source>
        <translation>Desde el principio, con la misma semilla</translation>
    </message>
    <message>
        <source>One happening</source>
        <translation>Un suceso</translation>
    </message>
    <message>
        <source>Let one thing happen</source>
        <translation>Deja que ocurra una cosa</translation>
    </message>
    <message>
        <source>Back to editing</source>
        <translation>Volver a editar</translation>
    </message>
    <message>
        <source>End the play-test; the level is as it was</source>
        <translation>Termina la prueba; el nivel queda como estaba</translation>
    </message>
    <message>
        <source>Breakpoint</source>
        <translation>Punto de parada</translation>
    </message>
    <message>
        <source>Pause a play-test when the trap, door or wire under the pointer fires or changes</source>
        <translation>Pausar la partida de prueba cuando se dispare o cambie la trampa, puerta o cable bajo el puntero</translation>
    </message>
    <message>
        <source>Pause the test</source>
        <translation>Pausar la prueba</translation>
    </message>
    <message>
        <source>Hold the circuit test, or let it run on</source>
        <translation>Detener la prueba de circuitos o dejar que siga</translation>
    </message>
    <message>
        <source>Next signal</source>
        <translation>Señal siguiente</translation>
    </message>
    <message>
        <source>Let the circuit test run on to the next thing that happens</source>
        <translation>Dejar que la prueba de circuitos siga hasta lo próximo que ocurra</translation>
    </message>
    <message>
        <source>A second back</source>
        <translation>Un segundo atrás</translation>
    </message>
    <message>
        <source>Show the circuit test a second earlier</source>
        <translation>Mostrar la prueba de circuitos un segundo antes</translation>
    </message>
    <message>
        <source>Begin the test anew</source>
        <translation>Empezar la prueba de nuevo</translation>
    </message>
    <message>
        <source>Forget all clicks of the circuit test</source>
        <translation>Olvidar todos los clics de la prueba de circuitos</translation>
    </message>
    <message>
        <source>Rearm all</source>
        <translation>Rearmar todo</translation>
    </message>
    <message>
        <source>In the circuit test, rearm every trap part that needs it</source>
        <translation>En la prueba de circuitos, rearmar toda pieza de trampa que lo necesite</translation>
    </message>
    <message>
        <source>End the test</source>
        <translation>Terminar la prueba</translation>
    </message>
    <message>
        <source>End the circuit test; the level was never touched</source>
        <translation>Terminar la prueba de circuitos; el nivel no se ha tocado</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Templates, samples and recent levels</source>
        <translation>Plantillas, ejemplos y niveles recientes</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Atajos de teclado…</translation>
    </message>
    <message>
        <source>All keys on one sheet, to read and to change</source>
        <translation>Todas las teclas en una hoja, para leerlas y cambiarlas</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>¿Qué es esto?</translation>
    </message>
    <message>
        <source>Click on anything to have it explained</source>
        <translation>Haz clic en algo para que se explique</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <source>Theme, map style, language</source>
        <translation>Tema, estilo del mapa, idioma</translation>
    </message>
    <message>
        <source>About Trapwright</source>
        <translation>Acerca de Trapwright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select and move objects; drag a frame to select many</source>
        <translation>Selecciona y mueve objetos; arrastra un marco para seleccionar varios</translation>
    </message>
    <message>
        <source>Magic wand</source>
        <translation>Varita mágica</translation>
    </message>
    <message>
        <source>Select joined cells of one kind; Alt: all on the map</source>
        <translation>Selecciona casillas contiguas de un tipo; Alt: todas las del mapa</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Lápiz</translation>
    </message>
    <message>
        <source>Paint ground freehand; 1 to 9 set the brush</source>
        <translation>Pinta terreno a mano alzada; de 1 a 9, el pincel</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Paint a line; Shift: straight</source>
        <translation>Pinta una línea; Mayús: recta</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Paint a rectangle; Ctrl leaves it hollow</source>
        <translation>Pinta un rectángulo; Ctrl lo deja hueco</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Elipse</translation>
    </message>
    <message>
        <source>Paint an ellipse; Ctrl leaves it hollow</source>
        <translation>Pinta una elipse; Ctrl la deja hueca</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Fill joined cells of one kind; Ctrl: all on the map</source>
        <translation>Rellena casillas contiguas de un tipo; Ctrl: todas las del mapa</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Place the object chosen in the palette; R turns it</source>
        <translation>Coloca el objeto elegido en la paleta; R lo gira</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Drag a room: sanctum, treasury, barracks, prison</source>
        <translation>Arrastra una sala: santuario, cámara del tesoro, cuartel, prisión</translation>
    </message>
    <message>
        <source>Wiring</source>
        <translation>Cableado</translation>
    </message>
    <message>
        <source>Draw wires; Ctrl moves an end, the right button erases, F and J turn crossings</source>
        <translation>Traza conexiones; Ctrl mueve un extremo, el botón derecho borra, F y J cambian cruces</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Click an activator to see its circuit go off; Escape ends the test</source>
        <translation>Haz clic en un activador para ver actuar su circuito; Escape termina la prueba</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Remove objects and wires</source>
        <translation>Quita objetos y conexiones</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Measure a distance on the map</source>
        <translation>Mide una distancia en el mapa</translation>
    </message>
    <message>
        <source>No wires</source>
        <translation>Sin conexiones</translation>
    </message>
    <message>
        <source>Hide all wires</source>
        <translation>Oculta todas las conexiones</translation>
    </message>
    <message>
        <source>Wires of the selection</source>
        <translation>Conexiones de la selección</translation>
    </message>
    <message>
        <source>Show the wires of what is selected, the rest faintly</source>
        <translation>Muestra las conexiones de lo seleccionado y las demás tenues</translation>
    </message>
    <message>
        <source>Wires connected with the selection</source>
        <translation>Conexiones ligadas a la selección</translation>
    </message>
    <message>
        <source>Show all that hangs on the selection, through timers</source>
        <translation>Muestra todo lo que depende de la selección, a través de temporizadores</translation>
    </message>
    <message>
        <source>All wires</source>
        <translation>Todas las conexiones</translation>
    </message>
    <message>
        <source>Show all wires; those of the selection stand out</source>
        <translation>Muestra todas las conexiones; destacan las de la selección</translation>
    </message>
    <message>
        <source>Table of circuits</source>
        <translation>Tabla de circuitos</translation>
    </message>
    <message>
        <source>List what sets off what, at the row of what is selected</source>
        <translation>Lista qué acciona qué, en la fila de lo seleccionado</translation>
    </message>
    <message>
        <source>Next way to show wires</source>
        <translation>Siguiente modo de mostrar conexiones</translation>
    </message>
    <message>
        <source>None, selected, connected, all, round and round</source>
        <translation>Ninguna, seleccionadas, ligadas, todas, por turno</translation>
    </message>
    <message>
        <source>Follow circuit forward</source>
        <translation>Seguir circuito adelante</translation>
    </message>
    <message>
        <source>Go on from an activator through timers to what it sets off</source>
        <translation>Va de un activador, por los temporizadores, a lo que activa</translation>
    </message>
    <message>
        <source>Follow circuit back</source>
        <translation>Seguir circuito atrás</translation>
    </message>
    <message>
        <source>Go back towards the activator</source>
        <translation>Vuelve hacia el activador</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nombrar…</translation>
    </message>
    <message>
        <source>Name the object or connection selected or under the pointer</source>
        <translation>Nombra el objeto o la conexión seleccionados o bajo el puntero</translation>
    </message>
</context>
<context>
    <name>ActivatorPage</name>
    <message>
        <source>Circuits</source>
        <translation>Circuitos</translation>
    </message>
    <message>
        <source>No activators yet: place a plate, a tripwire, a sensor or a lever.</source>
        <translation>Aún no hay activadores: coloca una placa, un cable trampa, un sensor o una palanca.</translation>
    </message>
    <message>
        <source>Activator</source>
        <translation>Activador</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mecanismo</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>How long after the activator the mechanism acts</source>
        <translation>Cuánto después del activador actúa el mecanismo</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Cells of wire that the signal runs through</source>
        <translation>Casillas de conexión que recorre la señal</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>BreakpointCommands</name>
    <message>
        <source>the wire at {cell}</source>
        <translation>el cable en {cell}</translation>
    </message>
    <message>
        <source>Nothing here can fire or change.</source>
        <translation>Aquí no hay nada que pueda dispararse o cambiar.</translation>
    </message>
    <message>
        <source>A play-test pauses at {what}</source>
        <translation>La partida de prueba se detiene en {what}</translation>
    </message>
    <message>
        <source>No breakpoint at {what} any more</source>
        <translation>Ya no hay punto de parada en {what}</translation>
    </message>
    <message>
        <source>Do not pause here any more</source>
        <translation>No detenerse más aquí</translation>
    </message>
    <message>
        <source>Pause when it fires or changes</source>
        <translation>Detenerse cuando se dispare o cambie</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Delay of {what}</source>
        <translation>Retraso de {what}</translation>
    </message>
</context>
<context>
    <name>CircuitStrip</name>
    <message>
        <source>Time line of the circuits</source>
        <translation>Línea de tiempo de los circuitos</translation>
    </message>
    <message>
        <source>Click or drag to any moment; drag the end of a timer&apos;s bar, or press + or −, for its delay</source>
        <translation>Haz clic o arrastra a cualquier momento; arrastra el final de la barra de un temporizador, o pulsa + o −, para su retardo</translation>
    </message>
</context>
<context>
    <name>CircuitTest</name>
    <message>
        <source>The level has changed: the same clicks, tried out anew.</source>
        <translation>El nivel ha cambiado: los mismos clics, probados de nuevo.</translation>
    </message>
</context>
<context>
    <name>CircuitTestPanel</name>
    <message>
        <source>Take the Test tool (X) and click a lever, plate, tripwire or sensor: it goes off here.</source>
        <translation>Toma la herramienta Probar (X) y haz clic en una palanca, placa, cuerda o sensor: se acciona aquí.</translation>
    </message>
    <message>
        <source>What the test says</source>
        <translation>Lo que dice la prueba</translation>
    </message>
    <message>
        <source>Pause the test</source>
        <translation>Pausar la prueba</translation>
    </message>
    <message>
        <source>Let the test run on</source>
        <translation>Dejar que la prueba siga</translation>
    </message>
    <message>
        <source>Speed of the test</source>
        <translation>Velocidad de la prueba</translation>
    </message>
    <message>
        <source>How fast time passes</source>
        <translation>Con qué rapidez pasa el tiempo</translation>
    </message>
    <message>
        <source>Time since the test began</source>
        <translation>Tiempo desde que empezó la prueba</translation>
    </message>
</context>
<context>
    <name>CircuitsPanel</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Activators</source>
        <translation>Activadores</translation>
    </message>
    <message>
        <source>Mechanisms and doors</source>
        <translation>Mecanismos y puertas</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter circuits</source>
        <translation>Filtrar circuitos</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Guardar tabla…</translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied</source>
        <translation>
            <numerusform>%n fila copiada</numerusform>
            <numerusform>%n filas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv)</source>
        <translation>Tablas (*.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Todas las órdenes</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Buscar órdenes</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
</context>
<context>
    <name>CreaturePanel</name>
    <message>
        <source>Creature</source>
        <translation>Criatura</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Heridas</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Hace</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Party&apos;s goal</source>
        <translation>Meta del grupo</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Postura</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Ve</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Lleva</translation>
    </message>
    <message>
        <source>Suffers from</source>
        <translation>Sufre</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation>No hay nadie elegido</translation>
    </message>
    <message>
        <source>Click a creature on the map or in the roster.</source>
        <translation>Haz clic en una criatura del mapa o de la lista.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>en pie</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Unsaved work of an earlier run can be recovered: Help ▸ Start page</source>
        <translation>Hay trabajo sin guardar de una sesión anterior que se puede recuperar: Ayuda ▸ Página de inicio</translation>
    </message>
</context>
<context>
    <name>DiagramPage</name>
    <message>
        <source>There is nothing to draw yet: place an activator and connect it.</source>
        <translation>Aún no hay nada que dibujar: coloca un activador y conéctalo.</translation>
    </message>
</context>
<context>
    <name>DiagramView</name>
    <message>
        <source>Diagram of the circuits</source>
        <translation>Diagrama de los circuitos</translation>
    </message>
</context>
<context>
    <name>DoorBox</name>
    <message>
        <source>Door and lock</source>
        <translation>Puerta y cerradura</translation>
    </message>
    <message>
        <source>Hold door open</source>
        <translation>Mantener la puerta abierta</translation>
    </message>
    <message>
        <source>Disarm lock</source>
        <translation>Desarmar cerradura</translation>
    </message>
    <message>
        <source>Arm lock</source>
        <translation>Armar cerradura</translation>
    </message>
</context>
<context>
    <name>DoorPanel</name>
    <message>
        <source>Door</source>
        <translation>Puerta</translation>
    </message>
    <message>
        <source>No door is chosen</source>
        <translation>No se ha elegido ninguna puerta</translation>
    </message>
    <message>
        <source>Click a door on the map.</source>
        <translation>Haz clic en una puerta del mapa.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open level</source>
        <translation>Abrir nivel</translation>
    </message>
    <message>
        <source>The level was not opened</source>
        <translation>El nivel no se abrió</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the file were set aside; see Problems</source>
        <translation>
            <numerusform>%n parte del archivo se apartó; mira Problemas</numerusform>
            <numerusform>%n partes del archivo se apartaron; mira Problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Maps of other programs ({kinds})</source>
        <translation>Mapas de otros programas ({kinds})</translation>
    </message>
    <message>
        <source>Import map</source>
        <translation>Importar mapa</translation>
    </message>
    <message>
        <source>Save level</source>
        <translation>Guardar nivel</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>¿Guardar los cambios de {name}?</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <translation>Otro programa cambió {name}.</translation>
    </message>
    <message>
        <source>Reloading drops your own unsaved changes.</source>
        <translation>Al recargar se pierden tus cambios sin guardar.</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>Cambiado desde fuera</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>{name} está abierto en otra pestaña. Ciérralo allí antes o elige otro nombre.</translation>
    </message>
    <message>
        <source>new level</source>
        <translation>nivel nuevo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>The level was not saved</source>
        <translation>El nivel no se guardó</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Levels (*.dungeon);;All files (*)</source>
        <translation>Niveles (*.dungeon);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>FixButtons</name>
    <message>
        <source>Quick fix</source>
        <translation>Arreglo rápido</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Trapwright {version}: a level editor for trap-filled dungeons. MIT licence.</source>
        <translation>Trapwright {version}: un editor de niveles para mazmorras llenas de trampas. Licencia MIT.</translation>
    </message>
    <message>
        <source>About Trapwright</source>
        <translation>Acerca de Trapwright</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import {file}</source>
        <translation>Importar {file}</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>How many cells of ours one cell of theirs becomes, across and down</source>
        <translation>En cuántas casillas nuestras se convierte una de las suyas, a lo ancho y a lo alto</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>What becomes of the file</source>
        <translation>Qué pasa con el archivo</translation>
    </message>
    <message>
        <source>Cells for each of theirs</source>
        <translation>Casillas por cada una suya</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n objeto</numerusform>
            <numerusform>%n objetos</numerusform>
        </translation>
    </message>
    <message>
        <source>of different kinds</source>
        <translation>de tipos distintos</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+C copies them, Delete clears what stands there.</source>
        <translation>Ctrl+C las copia, Supr despeja lo que hay en ellas.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of wire</source>
        <translation>
            <numerusform>%n tramo de conexión</numerusform>
            <numerusform>%n tramos de conexión</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete removes them.</source>
        <translation>Supr los quita.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada seleccionado</translation>
    </message>
    <message>
        <source>Click an object on the map to see and change what it is like.</source>
        <translation>Haz clic en un objeto del mapa para ver y cambiar cómo es.</translation>
    </message>
</context>
<context>
    <name>JobsPanel</name>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Minion</source>
        <translation>Esbirro</translation>
    </message>
    <message>
        <source>Open for</source>
        <translation>Desde hace</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Nothing to do: no trap needs a rearm, nothing is to be built or mended.</source>
        <translation>Nada que hacer: ninguna trampa necesita rearme, no hay nada que construir ni reparar.</translation>
    </message>
</context>
<context>
    <name>KindsDialog</name>
    <message>
        <source>Kinds of problems</source>
        <translation>Tipos de problemas</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Search kinds by words or by code, for example W-LOOP</source>
        <translation>Busca tipos por palabras o por código, por ejemplo W-LOOP</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>In this level</source>
        <translation>En este nivel</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Rooms and their names</source>
        <translation>Salas y sus nombres</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Connected with what is selected</source>
        <translation>Ligadas a lo seleccionado</translation>
    </message>
    <message>
        <source>Only of what is selected</source>
        <translation>Solo las de lo seleccionado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Wires</source>
        <translation>Conexiones</translation>
    </message>
</context>
<context>
    <name>LevelPropertiesDialog</name>
    <message>
        <source>Level properties</source>
        <translation>Propiedades del nivel</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Search rules by words or by id, for example DOR-15</source>
        <translation>Busca reglas por palabras o por id, por ejemplo DOR-15</translation>
    </message>
    <message>
        <source>Rules of this level</source>
        <translation>Reglas de este nivel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Este nivel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rearm load</source>
        <translation>Carga de rearmes</translation>
    </message>
    <message>
        <source>“{text}” does not fit: {allowed}</source>
        <translation>«{text}» no vale: {allowed}</translation>
    </message>
</context>
<context>
    <name>LevelTabs</name>
    <message>
        <source>Open levels</source>
        <translation>Niveles abiertos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Nivel nuevo</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Cerrar {name}</translation>
    </message>
</context>
<context>
    <name>LineEditors</name>
    <message>
        <source>Delay in seconds</source>
        <translation>Retraso en segundos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mecanismo</translation>
    </message>
    <message>
        <source>Activator</source>
        <translation>Activador</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>LineModel</name>
    <message>
        <source>no problems</source>
        <translation>sin problemas</translation>
    </message>
</context>
<context>
    <name>LineTable</name>
    <message>
        <source>Nothing fits the filter.</source>
        <translation>Nada coincide con el filtro.</translation>
    </message>
</context>
<context>
    <name>LinksBox</name>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>fires {what} {delay}</source>
        <translation>dispara {what} {delay}</translation>
    </message>
    <message>
        <source>opens {what} {delay}</source>
        <translation>abre {what} {delay}</translation>
    </message>
    <message>
        <source>⚠ reaches {what}, but it is not alone there</source>
        <translation>⚠ llega a {what}, pero no está solo ahí</translation>
    </message>
    <message>
        <source>set off by {what} {delay}</source>
        <translation>lo dispara {what} {delay}</translation>
    </message>
    <message>
        <source>fired by {what} {delay}</source>
        <translation>lo dispara {what} {delay}</translation>
    </message>
    <message>
        <source>wired to {what}</source>
        <translation>conectado a {what}</translation>
    </message>
    <message>
        <source>Sets off</source>
        <translation>Acciona</translation>
    </message>
    <message>
        <source>What fires this?</source>
        <translation>¿Qué lo dispara?</translation>
    </message>
    <message>
        <source>What opens this?</source>
        <translation>¿Qué lo acciona?</translation>
    </message>
    <message>
        <source>Sets off nothing yet: drag a wire from it (W)</source>
        <translation>Aún no dispara nada: arrastra una conexión desde él (W)</translation>
    </message>
    <message>
        <source>Nothing is connected: drag a wire to it (W)</source>
        <translation>No hay nada conectado: arrastra una conexión hasta él (W)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Outliner</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>Circuitos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Circuit test</source>
        <translation>Prueba de circuitos</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Nivel nuevo</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Minimapa</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Haz clic o arrastra para mover la vista</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program. Your level is as it was; save it now.

{log}</source>
        <translation>Algo falló en el programa. Tu nivel está como estaba; guárdalo ahora.

{log}</translation>
    </message>
    <message>
        <source>Trapwright</source>
        <translation>Trapwright</translation>
    </message>
</context>
<context>
    <name>NetBox</name>
    <message>
        <source>Name of the connection</source>
        <translation>Nombre de la conexión</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Connects</source>
        <translation>Conecta</translation>
    </message>
    <message>
        <source>Nothing yet: drag it on to an object (W)</source>
        <translation>Nada todavía: llévala hasta un objeto (W)</translation>
    </message>
</context>
<context>
    <name>NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation>Nivel nuevo</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Shown to players; may be empty</source>
        <translation>Lo ven los jugadores; opcional</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Texto de la nota</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>Nota nueva</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Borrar nota</translation>
    </message>
    <message>
        <source>No notes yet. Write what others should know of this level.</source>
        <translation>Aún no hay notas. Escribe lo que otros deban saber de este nivel.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribe una nota</translation>
    </message>
</context>
<context>
    <name>OddsTable</name>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Craft to pick, Battle to break down.</source>
        <translation>Oficio para forzar, Batalla para derribar.</translation>
    </message>
    <message>
        <source>Pick the lock</source>
        <translation>Forzar</translation>
    </message>
    <message>
        <source>Chance and time of one roll of Craft.</source>
        <translation>Probabilidad y tiempo de una tirada de Oficio.</translation>
    </message>
    <message>
        <source>Break down</source>
        <translation>Derribar</translation>
    </message>
    <message>
        <source>Chance and time of one roll of Battle.</source>
        <translation>Probabilidad y tiempo de una tirada de Batalla.</translation>
    </message>
    <message>
        <source>Within {rolls} rolls: {percent} %</source>
        <translation>En {rolls} tiradas como mucho: {percent} %</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>New level</source>
        <translation>Nivel nuevo</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>OrderMenu</name>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Move {part} …</source>
        <translation>Trasladar {part} …</translation>
    </message>
    <message>
        <source>Nothing to order here</source>
        <translation>Aquí no hay nada que ordenar</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Construir aquí</translation>
    </message>
    <message>
        <source>{kind}, connected to {other}</source>
        <translation>{kind}, conectado a {other}</translation>
    </message>
    <message>
        <source>Nothing can be built here</source>
        <translation>Aquí no se puede construir nada</translation>
    </message>
    <message>
        <source>Attack {enemy}</source>
        <translation>Atacar a {enemy}</translation>
    </message>
    <message>
        <source>Nobody can be ordered to attack</source>
        <translation>A nadie se le puede ordenar que ataque</translation>
    </message>
    <message>
        <source>No minion is free to come</source>
        <translation>Ningún esbirro está libre para venir</translation>
    </message>
</context>
<context>
    <name>OutlinerPanel</name>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salas</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portales</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Padlocks</source>
        <translation>Candados</translation>
    </message>
    <message>
        <source>Activators</source>
        <translation>Activadores</translation>
    </message>
    <message>
        <source>Timers</source>
        <translation>Temporizadores</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mecanismos</translation>
    </message>
    <message>
        <source>Furnishings</source>
        <translation>Mobiliario</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search objects</source>
        <translation>Buscar objetos</translation>
    </message>
    <message>
        <source>Objects of the level</source>
        <translation>Objetos del nivel</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Activators</source>
        <translation>Activadores</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mecanismos</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salas</translation>
    </message>
    <message>
        <source>Furnishings</source>
        <translation>Mobiliario</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Criaturas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the palette</source>
        <translation>Buscar en la paleta</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
</context>
<context>
    <name>PlayClicks</name>
    <message>
        <source>Why does it do nothing?</source>
        <translation>¿Por qué no hace nada?</translation>
    </message>
    <message>
        <source>Click where it is to stand: {part}. A right click takes this back.</source>
        <translation>Haz clic donde debe quedar: {part}. Un clic derecho lo anula.</translation>
    </message>
    <message>
        <source>From here on it goes another way: what came after is gone.</source>
        <translation>Desde aquí todo va por otro camino: lo que vino después ya no está.</translation>
    </message>
    <message>
        <source>Refused: {reason}</source>
        <translation>Rechazado: {reason}</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed gives the same dice</source>
        <translation>La misma semilla da los mismos dados</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Who comes, and when</source>
        <translation>Quién viene y cuándo</translation>
    </message>
    <message>
        <source>A party at once</source>
        <translation>Un grupo enseguida</translation>
    </message>
</context>
<context>
    <name>PlayPanels</name>
    <message>
        <source>Roster</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Criatura</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Puerta</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Story and timeline</source>
        <translation>Historia y línea de tiempo</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
</context>
<context>
    <name>PlayTest</name>
    <message>
        <source>The level can&apos;t be played</source>
        <translation>El nivel no se puede jugar</translation>
    </message>
    <message numerus="yes">
        <source>Escape again ends the play; %n order(s) would be lost</source>
        <translation>
            <numerusform>Otra vez Escape termina la prueba; se perdería %n orden</numerusform>
            <numerusform>Otra vez Escape termina la prueba; se perderían %n órdenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Mazmorra</translation>
    </message>
    <message>
        <source>Plan, for print</source>
        <translation>Plano, para imprimir</translation>
    </message>
    <message>
        <source>Blueprint, for wiring</source>
        <translation>Esquema azul, para el cableado</translation>
    </message>
    <message>
        <source>Dashes run along live wires</source>
        <translation>Los trazos corren por los cables con señal</translation>
    </message>
    <message>
        <source>Nothing moves that need not</source>
        <translation>Nada se mueve sin necesidad</translation>
    </message>
    <message>
        <source>Refuse them; Alt draws them</source>
        <translation>Rechazarlas; Alt las traza</translation>
    </message>
    <message>
        <source>Draw conflicting wires and flag them</source>
        <translation>Trazar conexiones en conflicto y señalarlas</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Map style</source>
        <translation>Estilo del mapa</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Conflicting wires</source>
        <translation>Conexiones en conflicto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>ProblemCounters</name>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>For all of this kind ({count})</source>
        <translation>Para todos los de este tipo ({count})</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Don&apos;t show</source>
        <translation>No mostrar</translation>
    </message>
    <message>
        <source>As usual ({weight})</source>
        <translation>Como siempre ({weight})</translation>
    </message>
    <message>
        <source>Show “{kind}” as</source>
        <translation>Mostrar «{kind}» como</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Leave it, because…</source>
        <translation>Dejarlo, porque…</translation>
    </message>
    <message>
        <source>Keep it in the level with a reason, and out of this list</source>
        <translation>Guardarlo en el nivel con un motivo, fuera de esta lista</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More about these problems</source>
        <translation>Más sobre estos problemas</translation>
    </message>
    <message>
        <source>Left in the level with its reason; “…” shows what was left.</source>
        <translation>Se deja en el nivel con su motivo; «…» muestra lo que se dejó.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Volver a mostrarlo</translation>
    </message>
    <message>
        <source>Show what was left ({count})</source>
        <translation>Mostrar lo que se dejó ({count})</translation>
    </message>
    <message>
        <source>Kinds of problems…</source>
        <translation>Tipos de problemas…</translation>
    </message>
    <message>
        <source>Repair all</source>
        <translation>Reparar todo</translation>
    </message>
    <message>
        <source>Repair all that can be repaired, as one step</source>
        <translation>Repara todo lo que se puede, en un solo paso</translation>
    </message>
    <message>
        <source>No problems: the level can be played.</source>
        <translation>Sin problemas: el nivel se puede jugar.</translation>
    </message>
</context>
<context>
    <name>ReasonLine</name>
    <message>
        <source>the reason, in a line</source>
        <translation>el motivo, en una línea</translation>
    </message>
    <message>
        <source>Leave it, because</source>
        <translation>Dejarlo, porque</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ReasonStrip</name>
    <message>
        <source>Do it anyway</source>
        <translation>Hacerlo igualmente</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Recent levels</source>
        <translation>Niveles recientes</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguno aún</translation>
    </message>
</context>
<context>
    <name>RecoveryBar</name>
    <message>
        <source>Levels that were not closed</source>
        <translation>Niveles que no se cerraron</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Make playable</source>
        <translation>Hacer jugable</translation>
    </message>
    <message>
        <source>Stop, and add what lacks; one step, which can be undone</source>
        <translation>Detener y añadir lo que falta; un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>The report is written when the invasion is over.</source>
        <translation>El informe se escribe cuando acaba la incursión.</translation>
    </message>
    <message>
        <source>Seed {seed} · {happenings} happenings in {time}</source>
        <translation>Semilla {seed} · {happenings} sucesos en {time}</translation>
    </message>
    <message>
        <source>All went as in the run before.</source>
        <translation>Todo fue como en la partida anterior.</translation>
    </message>
    <message>
        <source>Where it parts from the run before:</source>
        <translation>Dónde se aparta de la partida anterior:</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>ResizeDialog</name>
    <message>
        <source>Resize and shift</source>
        <translation>Redimensionar y desplazar</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Redimensionar</translation>
    </message>
    <message>
        <source>Remove objects that would fall off the map</source>
        <translation>Quitar los objetos que quedarían fuera del mapa</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Desplazar a la derecha</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Desplazar hacia abajo</translation>
    </message>
</context>
<context>
    <name>RosterPanel</name>
    <message>
        <source>Adventurers</source>
        <translation>Aventureros</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Mazmorra</translation>
    </message>
    <message>
        <source>Wild creatures</source>
        <translation>Criaturas salvajes</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visitantes</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>de camino</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconsciente</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>prisionero</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Lista</translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Órdenes y teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Back to the usual keys</source>
        <translation>Volver a las teclas habituales</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>While a wire is drawn: {keys}.</source>
        <translation>Mientras se traza una conexión: {keys}.</translation>
    </message>
    <message>
        <source>{keys} is the key of {name}</source>
        <translation>{keys} es la tecla de {name}</translation>
    </message>
</context>
<context>
    <name>SinkPage</name>
    <message>
        <source>Mechanisms and doors</source>
        <translation>Mecanismos y puertas</translation>
    </message>
    <message>
        <source>No mechanisms or doors yet.</source>
        <translation>Aún no hay mecanismos ni puertas.</translation>
    </message>
    <message>
        <source>Mechanism or door</source>
        <translation>Mecanismo o puerta</translation>
    </message>
    <message>
        <source>Set off by</source>
        <translation>Lo acciona</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>How long after the activator it answers</source>
        <translation>Cuánto después del activador responde</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>StampRows</name>
    <message>
        <source>Right-click: rename, delete</source>
        <translation>Clic derecho: renombrar, eliminar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Rename template</source>
        <translation>Renombrar plantilla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Eliminar plantilla</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Paint, wire, press F5, and watch the adventurers come.</source>
        <translation>Pinta, cablea, pulsa F5 y mira cómo vienen los aventureros.</translation>
    </message>
    <message>
        <source>Back to the open levels</source>
        <translation>Volver a los niveles abiertos</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Nivel nuevo</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Recent levels</source>
        <translation>Niveles recientes</translation>
    </message>
    <message>
        <source>No samples are installed.</source>
        <translation>No hay ejemplos instalados.</translation>
    </message>
    <message>
        <source>Levels that you open or save are listed here.</source>
        <translation>Aquí aparecen los niveles que abres o guardas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>What a click will do</source>
        <translation>Qué hará un clic</translation>
    </message>
    <message>
        <source>Cell under the pointer</source>
        <translation>Casilla bajo el puntero</translation>
    </message>
    <message>
        <source>Size of the map</source>
        <translation>Tamaño del mapa</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
</context>
<context>
    <name>Stopping</name>
    <message>
        <source>Paused: a signal comes to the wire at {cell}</source>
        <translation>En pausa: una señal llega al cable en {cell}</translation>
    </message>
    <message>
        <source>Paused at the breakpoint of {what}</source>
        <translation>En pausa en el punto de parada de {what}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Story</source>
        <translation>Historia</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Click or drag to any moment; arrows step</source>
        <translation>Haz clic o arrastra a cualquier momento; las flechas avanzan paso a paso</translation>
    </message>
</context>
<context>
    <name>ToolOptions</name>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Redondo</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Izquierda–derecha</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Arriba–abajo</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Play-test controls</source>
        <translation>Controles de la prueba</translation>
    </message>
    <message>
        <source>PLAYING</source>
        <translation>JUGANDO</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>lo más rápido</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast time passes</source>
        <translation>Con qué rapidez pasa el tiempo</translation>
    </message>
    <message>
        <source>Time of the play-test</source>
        <translation>Hora de la prueba</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Lo último que pasó</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Go to cell</source>
        <translation>Ir a la casilla</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Column and row, for example 12, 7</source>
        <translation>Columna y fila, por ejemplo 12, 7</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Click a line of the story to see why it happened, a trap or door to see why it does nothing.</source>
        <translation>Haz clic en una línea de la historia para ver por qué ocurrió, o en una trampa o puerta para ver por qué no hace nada.</translation>
    </message>
    <message>
        <source>Chain of causes</source>
        <translation>Cadena de causas</translation>
    </message>
    <message>
        <source>Why not? {what}</source>
        <translation>¿Por qué no? {what}</translation>
    </message>
    <message>
        <source>Nothing keeps it from working.</source>
        <translation>Nada le impide funcionar.</translation>
    </message>
</context>
<context>
    <name>WireCommands</name>
    <message>
        <source>Tidy wires</source>
        <translation>Ordenar cables</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Timers inserted: {count}</source>
        <translation>Temporizadores insertados: {count}</translation>
    </message>
    <message>
        <source>Select first what the template is to hold.</source>
        <translation>Selecciona antes lo que debe contener la plantilla.</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Kept in the palette, under Templates.</source>
        <translation>Guardada en la paleta, en Plantillas.</translation>
    </message>
</context>
<context>
    <name>WireViews</name>
    <message>
        <source>Wires</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Nothing is selected that could be named</source>
        <translation>No hay nada seleccionado que se pueda nombrar</translation>
    </message>
    <message>
        <source>There is no activator to follow</source>
        <translation>No hay ningún activador que seguir</translation>
    </message>
    <message>
        <source>How wires are shown</source>
        <translation>Cómo se muestran las conexiones</translation>
    </message>
</context>
</TS>
