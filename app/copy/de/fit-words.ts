import type { fitWords as english } from '../en/fit-words.ts';
import type { Translation } from '../wording.ts';

export const fitWords: Translation<typeof english> = {
  title: 'Passt der Automat?',
  description:
    'Prüfen Sie Türen, Flure, eine Ecke, einen Aufzug und die Decke für einen Automaten, der so gedreht und gekippt wird, wie Transporteure es tun.',
  intro: {
    title: 'Messen Sie den Weg',
    text: 'Füllen Sie die Stellen aus, durch die der Automat muss, und lassen Sie weg, was es nicht gibt. Messen Sie die lichte Weite bei ganz geöffneter Tür.',
  },
  units: {
    metric: 'Maße sind in Millimetern; andere Einheiten lassen sich ausschreiben, etwa 90 cm.',
    imperial: 'Maße sind in Zoll; andere Einheiten lassen sich ausschreiben, etwa 90 cm.',
    toMetric: 'In Millimetern',
    toImperial: 'In Zoll',
  },
  machine: {
    legend: 'Der Automat',
    choose: 'Automat',
    own: 'Eigene Maße',
    ownHint: 'Außenmaße; sie gelten, wenn kein Automat gewählt ist.',
    unmeasuredOption: '{title} (Maße nicht angegeben)',
  },
  places: {
    door: 'Die schmalste Tür',
    corridor: 'Der schmalste Flur',
    corner: 'Eine Ecke zwischen zwei Fluren',
    lift: 'Der Aufzug',
    ceiling: 'Die niedrigste Decke',
  },
  morePlaces: 'Eine Ecke, ein Aufzug, der Transport',
  placeHints: {
    corner: 'Ein rechter Winkel von einem Flur in einen anderen.',
    lift: 'Der Automat fährt so hinein, wie er durch die Tür kam, und steht gerade.',
    ceiling: 'Auf dem Weg und am Aufstellort.',
  },
  carrying: {
    legend: 'Der Transport',
    hint: 'Unsere Annahmen, die Sie ändern können. Für leere Felder gelten die gezeigten Werte.',
  },
  labels: { metric: '{field} (mm)', imperial: '{field} (in)' },
  fields: {
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
    'door-width': 'Lichte Breite',
    'door-height': 'Lichte Höhe',
    corridor: 'Breite',
    'corner-before': 'Breite vor der Ecke',
    'corner-after': 'Breite nach der Ecke',
    'lift-door-width': 'Türbreite',
    'lift-door-height': 'Türhöhe',
    'lift-width': 'Kabinenbreite',
    'lift-depth': 'Kabinentiefe',
    'lift-height': 'Kabinenhöhe',
    ceiling: 'Höhe',
    trolley: 'Höhe des Rollwagens',
    room: 'Platz für Hände auf jeder Seite',
  },
  inSummary: {
    width: 'Breite des Automaten',
    depth: 'Tiefe des Automaten',
    height: 'Höhe des Automaten',
    'door-width': 'Breite der Tür',
    'door-height': 'Höhe der Tür',
    corridor: 'Breite des Flurs',
    'corner-before': 'Breite vor der Ecke',
    'corner-after': 'Breite nach der Ecke',
    'lift-door-width': 'Breite der Aufzugstür',
    'lift-door-height': 'Höhe der Aufzugstür',
    'lift-width': 'Breite der Aufzugskabine',
    'lift-depth': 'Tiefe der Aufzugskabine',
    'lift-height': 'Höhe der Aufzugskabine',
    ceiling: 'Höhe der Decke',
    trolley: 'Höhe des Rollwagens',
    room: 'Platz für Hände',
  },
  check: 'Weg prüfen',
  again: 'Neu beginnen',
  problems: {
    summary: 'Noch gibt es keine Antwort. Bitte sehen Sie sich diese Felder an:',
    text: 'Das ist keine Länge. Geben Sie eine von {least} bis {most} an.',
    range: 'Hier gehen nur Längen von {least} bis {most}.',
    missing: 'Auch dieses Maß wird gebraucht: eine Länge von {least} bis {most}.',
    unknownMachine:
      'Kein Automat heißt hier „{slug}“. Wählen Sie einen aus der Liste oder geben Sie eigene Maße an.',
    unmeasured:
      'Breite, Tiefe und Höhe sind für {title} nicht vollständig angegeben. Wählen Sie „Eigene Maße“ und tragen Sie sie ein.',
    noPlace: 'Geben Sie die Maße mindestens einer Stelle an: Tür, Flur, Ecke, Aufzug oder Decke.',
  },
  result: {
    fits: 'Ja: {machine} passt',
    not: 'Nein: {machine} passt nicht',
    ownMachine: 'Ihr Automat',
    places: 'Stelle für Stelle',
    placeFits: 'Passt',
    placeNot: 'Passt nicht',
    box: 'Automat: {width} breit, {depth} tief, {height} hoch',
    carrying: 'Rollwagen: {trolley} hoch. Platz für Hände: {room} auf jeder Seite und oben',
    measure: '{name}: {length}',
    nearMiss: {
      trolley: 'Mit einem Rollwagen von höchstens {most}: ja.',
      room: 'Mit höchstens {most} Platz für Hände: ja.',
    },
    ceilingNotGiven:
      'Es wurde keine Decke angegeben; in Fluren und an der Ecke sind deshalb nur die Breiten geprüft.',
    version: 'Formel, Version {version}.',
    change: 'Maße ändern',
  },
  resultTitle: 'Passt {machine}? {deciding}',
  measures: {
    'door.width': {
      fits: 'Er geht durch die Tür, in der Breite mit {by} Spielraum.',
      lacks: 'Die Tür ist {by} zu schmal.',
    },
    'door.height': {
      fits: 'Er geht durch die Tür, in der Höhe mit {by} Spielraum.',
      lacks: 'Die Tür ist {by} zu niedrig.',
    },
    'corridor.width': {
      fits: 'Er geht durch den Flur, in der Breite mit {by} Spielraum.',
      lacks: 'Der Flur ist {by} zu schmal.',
    },
    'corner.before': {
      fits: 'Er kommt um die Ecke, im Flur davor mit {by} Spielraum.',
      lacks: 'Der Flur vor der Ecke ist {by} zu schmal.',
    },
    'corner.after': {
      fits: 'Er kommt um die Ecke, im Flur dahinter mit {by} Spielraum.',
      lacks: 'Der Flur nach der Ecke ist {by} zu schmal.',
    },
    'lift.doorWidth': {
      fits: 'Er kommt in den Aufzug, in der Türbreite mit {by} Spielraum.',
      lacks: 'Die Aufzugstür ist {by} zu schmal.',
    },
    'lift.doorHeight': {
      fits: 'Er kommt in den Aufzug, unter der Türoberkante mit {by} Spielraum.',
      lacks: 'Die Aufzugstür ist {by} zu niedrig.',
    },
    'lift.cabinWidth': {
      fits: 'Er steht im Aufzug, in der Breite mit {by} Spielraum.',
      lacks: 'Die Aufzugskabine ist {by} zu schmal.',
    },
    'lift.cabinDepth': {
      fits: 'Er steht im Aufzug, in der Tiefe mit {by} Spielraum.',
      lacks: 'Die Aufzugskabine ist {by} zu kurz.',
    },
    'lift.cabinHeight': {
      fits: 'Er steht im Aufzug, nach oben mit {by} Spielraum.',
      lacks: 'Die Aufzugskabine ist {by} zu niedrig.',
    },
    'ceiling.height': {
      fits: 'Er steht unter der Decke, nach oben mit {by} Spielraum.',
      lacks: 'Die Decke ist {by} zu niedrig.',
    },
  },
  allLack: {
    door: 'Die Tür ist zu schmal und zu niedrig: Beide Maße müssten um {by} größer sein.',
    corridor: 'Der Flur ist {by} zu schmal.',
    corner: 'Beide Flure an der Ecke müssten {by} breiter sein.',
    lift: 'Der Aufzug ist in mehreren Maßen zu klein: Alle müssten um {by} größer sein.',
    ceiling: 'Die Decke ist {by} zu niedrig.',
  },
  poses: {
    'no front': 'Aufrecht auf dem Rollwagen, Vorder- oder Rückseite voran.',
    'no side': 'Aufrecht auf dem Rollwagen, so gedreht, dass eine Seite vorangeht.',
    'back front':
      'Auf der Sackkarre, um {degrees}° über die Rückseite gekippt, Vorder- oder Rückseite voran.',
    'back side': 'Auf der Sackkarre, um {degrees}° über die Rückseite gekippt, eine Seite voran.',
    'side front':
      'Auf der Sackkarre, um {degrees}° über eine Seite gekippt, Vorder- oder Rückseite voran.',
    'side side': 'Auf der Sackkarre, um {degrees}° über eine Seite gekippt, diese Seite voran.',
  },
  goesSideways: 'Hinter der Ecke fährt er ungedreht seitwärts weiter.',
  raised: 'Zu hoch für den Rollwagen: von der Sackkarre aus aufgerichtet.',
  assumptions: {
    title: 'Was angenommen wird',
    list: [
      'Der Automat ist ein Quader mit seinen Außenmaßen. Überstehende Griffe, Terminals und Füße zählen mit.',
      'Er steht aufrecht auf einem Rollwagen, oder er wird auf einer Sackkarre um {least}° bis {most}° über die untere Kante der Rückseite oder einer Seite gekippt. So bleibt er von vor der Stelle bis dahinter.',
      'Er fährt geradeaus, mit der Vorderseite oder einer Seite voran. Nur an der Ecke wird er unterwegs gedreht.',
      'Unter der Decke wird er auch aufgerichtet. Kommt er gekippt an, braucht das die Höhe seiner Diagonale.',
      'Treppen, Schwellen, Rampen und die Tragkraft von Boden, Aufzug und Sackkarre werden nicht geprüft.',
    ],
    source:
      'Das sind unsere eigenen Annahmen von 2026; keine Norm legt sie fest. Lassen Sie den Weg vor der Bestellung vom Transporteur bestätigen.',
  },
};
