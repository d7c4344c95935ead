<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a level from a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a level file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the level to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the level to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a map that another program made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the level that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all levels and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is selected and remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy ground, objects and wires that are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put down what was copied; R turns it, H mirrors it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the objects and wires that are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn what is selected a quarter clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror what is selected, left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select every cell, object and wire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search objects by name or kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level properties…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the level and rules that it changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize and shift…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the map another size or move all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show less, larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more, smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show cells at their usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to cell…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a cell into the middle, by its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show lines between cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers of columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a small picture of the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search every command by name and run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the adventurers come, from the level as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the play-test, or let it run on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the line of the story before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start, with the same seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One happening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let one thing happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the play-test; the level is as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates, samples and recent levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one sheet, to read and to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on anything to have it explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme, map style, language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Trapwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select and move objects; drag a frame to select many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic wand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select joined cells of one kind; Alt: all on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint ground freehand; 1 to 9 set the brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint a line; Shift: straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint a rectangle; Ctrl leaves it hollow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint an ellipse; Ctrl leaves it hollow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill joined cells of one kind; Ctrl: all on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the object chosen in the palette; R turns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a room: sanctum, treasury, barracks, prison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a wire from an activator to what it sets off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove objects and wires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a distance on the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CircuitsPanel</name>
    <message>
        <source>Circuits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets off nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CreaturePanel</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens a door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets time pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks a lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaks a door down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes treasure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rearms a trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mends a door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Party&apos;s goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suffers from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a creature on the map or in the roster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Open level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the file were set aside; see Problems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels (*.dungeon);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpCommands</name>
    <message>
        <source>Trapwright {version}: a level editor for trap-filled dungeons. MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Trapwright</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>of different kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+C copies them, Delete clears what stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of wire</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete removes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click an object on the map to see and change what it is like.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms and their names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wires</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelPropertiesDialog</name>
    <message>
        <source>Level properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rules by words or by id, for example DOR-15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” does not fit: {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelTabs</name>
    <message>
        <source>Open levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinksBox</name>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fires {what} {delay}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens {what} {delay}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ reaches {what}, but it is not alone there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set off by {what} {delay}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets off nothing yet: drag a wire from it (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is connected: drag a wire to it (W)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outliner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Minimap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown to players; may be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlinerPanel</name>
    <message>
        <source>Creatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padlocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Furnishings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects of the level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Activators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Furnishings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes, and when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A party at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPanels</name>
    <message>
        <source>Roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story and timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayTest</name>
    <message>
        <source>The level can&apos;t be played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan, for print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blueprint, for wiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems: the level can be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Recent levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written when the invasion is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed} · {happenings} happenings in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the party met its goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the party failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} got away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} died</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} lie unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} are still inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trap went off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traps that went off:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResizeDialog</name>
    <message>
        <source>Resize and shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove objects that would fall off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterPanel</name>
    <message>
        <source>Adventurers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild creatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} is the key of {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Paint, wire, press F5, and watch the adventurers come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples are installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels that you open or save are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: {template}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>What a click will do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to any moment; arrows step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Play-test controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLAYING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast time passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the play-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Go to cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column and row, for example 12, 7</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Click a line of the story to see why it happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain of causes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
