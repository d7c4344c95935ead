<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CircuitsPanel</name>
    <message numerus="yes">
        <source>%n rows copied</source>
        <translation>
            <numerusform>%n row copied</numerusform>
            <numerusform>%n rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message numerus="yes">
        <source>%n part(s) of the file were set aside; see Problems</source>
        <translation>
            <numerusform>%n part of the file was set aside; see Problems</numerusform>
            <numerusform>%n parts of the file were set aside; see Problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of wire</source>
        <translation>
            <numerusform>%n piece of wire</numerusform>
            <numerusform>%n pieces of wire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayTest</name>
    <message numerus="yes">
        <source>Escape again ends the play; %n order(s) would be lost</source>
        <translation>
            <numerusform>Escape again ends the play; %n order would be lost</numerusform>
            <numerusform>Escape again ends the play; %n orders would be lost</numerusform>
        </translation>
    </message>
</context>
</TS>
