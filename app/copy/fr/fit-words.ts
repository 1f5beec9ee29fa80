import type { fitWords as english } from '../en/fit-words.ts';
import type { Translation } from '../wording.ts';

export const fitWords: Translation<typeof english> = {
  title: 'Est-ce que ça passe ?',
  description:
    'Vérifiez portes, couloirs, angle, ascenseur et plafond pour une machine que l’on tourne et bascule comme le font les transporteurs.',
  intro: {
    title: 'Mesurez le trajet',
    text: 'Renseignez les endroits par lesquels la machine doit passer ; laissez vides ceux qui n’existent pas. Mesurez le passage libre, porte grande ouverte.',
  },
  units: {
    metric:
      'Les mesures sont en millimètres ; vous pouvez préciser une autre unité, par exemple 90 cm.',
    imperial:
      'Les mesures sont en pouces ; vous pouvez préciser une autre unité, par exemple 90 cm.',
    toMetric: 'Passer aux millimètres',
    toImperial: 'Passer aux pouces',
  },
  machine: {
    legend: 'La machine',
    choose: 'Machine',
    own: 'Mes propres mesures',
    ownHint: 'Dimensions extérieures, utilisées si aucune machine n’est choisie.',
    unmeasuredOption: '{title} (mesures non indiquées)',
  },
  places: {
    door: 'La porte la plus étroite',
    corridor: 'Le couloir le plus étroit',
    corner: 'L’angle entre deux couloirs',
    lift: 'L’ascenseur',
    ceiling: 'Le plafond le plus bas',
  },
  morePlaces: 'Un angle, un ascenseur, le mode de transport',
  placeHints: {
    corner: 'Un angle droit d’un couloir à un autre.',
    lift: 'La machine y entre comme elle a passé la porte et s’y tient droite.',
    ceiling: 'Sur le trajet et là où la machine sera installée.',
  },
  carrying: {
    legend: 'Le mode de transport',
    hint: 'Nos hypothèses, que vous pouvez modifier. Un champ vide compte pour la valeur affichée.',
  },
  labels: { metric: '{field} (mm)', imperial: '{field} (in)' },
  fields: {
    width: 'Largeur',
    depth: 'Profondeur',
    height: 'Hauteur',
    'door-width': 'Largeur libre',
    'door-height': 'Hauteur libre',
    corridor: 'Largeur',
    'corner-before': 'Largeur avant l’angle',
    'corner-after': 'Largeur après l’angle',
    'lift-door-width': 'Largeur de porte',
    'lift-door-height': 'Hauteur de porte',
    'lift-width': 'Largeur de cabine',
    'lift-depth': 'Profondeur de cabine',
    'lift-height': 'Hauteur de cabine',
    ceiling: 'Hauteur',
    trolley: 'Hauteur du chariot',
    room: 'Place pour les mains, par côté',
  },
  inSummary: {
    width: 'Largeur de la machine',
    depth: 'Profondeur de la machine',
    height: 'Hauteur de la machine',
    'door-width': 'Largeur de la porte',
    'door-height': 'Hauteur de la porte',
    corridor: 'Largeur du couloir',
    'corner-before': 'Largeur avant l’angle',
    'corner-after': 'Largeur après l’angle',
    'lift-door-width': 'Largeur de la porte de l’ascenseur',
    'lift-door-height': 'Hauteur de la porte de l’ascenseur',
    'lift-width': 'Largeur de la cabine de l’ascenseur',
    'lift-depth': 'Profondeur de la cabine de l’ascenseur',
    'lift-height': 'Hauteur de la cabine de l’ascenseur',
    ceiling: 'Hauteur du plafond',
    trolley: 'Hauteur du chariot',
    room: 'Place pour les mains',
  },
  check: 'Vérifier le trajet',
  again: 'Recommencer',
  problems: {
    summary: 'Pas encore de réponse. Veuillez vérifier ces champs :',
    text: 'Ce n’est pas une longueur. Indiquez-en une de {least} à {most}.',
    range: 'Seules les longueurs de {least} à {most} conviennent ici.',
    missing: 'Cette mesure est également nécessaire : une longueur de {least} à {most}.',
    unknownMachine:
      'Aucune machine ne s’appelle ici « {slug} ». Choisissez-en une dans la liste ou indiquez vos propres mesures.',
    unmeasured:
      'La largeur, la profondeur et la hauteur ne sont pas toutes indiquées pour {title}. Choisissez « Mes propres mesures » et saisissez-les.',
    noPlace:
      'Indiquez les mesures d’au moins un endroit : une porte, un couloir, un angle, un ascenseur ou un plafond.',
  },
  result: {
    fits: 'Oui : {machine} passe',
    not: 'Non : {machine} ne passe pas',
    ownMachine: 'votre machine',
    places: 'Endroit par endroit',
    placeFits: 'Passe',
    placeNot: 'Ne passe pas',
    box: 'Machine : {width} de large, {depth} de profondeur, {height} de haut',
    carrying:
      'Chariot : {trolley} de haut. Place pour les mains : {room} de chaque côté et au-dessus',
    measure: '{name} : {length}',
    nearMiss: {
      trolley: 'Avec un chariot de {most} au plus : oui.',
      room: 'Avec {most} au plus de place pour les mains : oui.',
    },
    ceilingNotGiven:
      'Aucun plafond n’a été indiqué : dans les couloirs et à l’angle, seules les largeurs ont donc été vérifiées.',
    version: 'Formule, version {version}.',
    change: 'Modifier les mesures',
  },
  resultTitle: 'Passage : {machine} – {deciding}',
  measures: {
    'door.width': {
      fits: 'La machine passe la porte avec {by} de marge en largeur.',
      lacks: 'La porte est trop étroite de {by}.',
    },
    'door.height': {
      fits: 'La machine passe la porte avec {by} de marge en hauteur.',
      lacks: 'La porte est trop basse de {by}.',
    },
    'corridor.width': {
      fits: 'La machine passe dans le couloir avec {by} de marge en largeur.',
      lacks: 'Le couloir est trop étroit de {by}.',
    },
    'corner.before': {
      fits: 'La machine tourne à l’angle avec {by} de marge dans le couloir qui le précède.',
      lacks: 'Le couloir avant l’angle est trop étroit de {by}.',
    },
    'corner.after': {
      fits: 'La machine tourne à l’angle avec {by} de marge dans le couloir qui le suit.',
      lacks: 'Le couloir après l’angle est trop étroit de {by}.',
    },
    'lift.doorWidth': {
      fits: 'La machine entre dans l’ascenseur avec {by} de marge sur la largeur de la porte.',
      lacks: 'La porte de l’ascenseur est trop étroite de {by}.',
    },
    'lift.doorHeight': {
      fits: 'La machine entre dans l’ascenseur avec {by} de marge sous le haut de la porte.',
      lacks: 'La porte de l’ascenseur est trop basse de {by}.',
    },
    'lift.cabinWidth': {
      fits: 'La machine tient dans l’ascenseur avec {by} de marge en largeur.',
      lacks: 'La cabine de l’ascenseur est trop étroite de {by}.',
    },
    'lift.cabinDepth': {
      fits: 'La machine tient dans l’ascenseur avec {by} de marge en profondeur.',
      lacks: 'La cabine de l’ascenseur est trop courte de {by}.',
    },
    'lift.cabinHeight': {
      fits: 'La machine tient dans l’ascenseur avec {by} de marge en hauteur.',
      lacks: 'La cabine de l’ascenseur est trop basse de {by}.',
    },
    'ceiling.height': {
      fits: 'La machine tient sous le plafond avec {by} de marge.',
      lacks: 'Le plafond est trop bas de {by}.',
    },
  },
  allLack: {
    door: 'La porte est trop étroite et trop basse : il faudrait {by} de plus en largeur et en hauteur.',
    corridor: 'Le couloir est trop étroit de {by}.',
    corner: 'À l’angle, les deux couloirs devraient être plus larges de {by}.',
    lift: 'L’ascenseur est trop petit sur plusieurs mesures : il faudrait {by} de plus sur chacune.',
    ceiling: 'Le plafond est trop bas de {by}.',
  },
  poses: {
    'no front': 'Debout sur le chariot, l’avant ou l’arrière en tête.',
    'no side': 'Debout sur le chariot, tournée pour avancer par un côté.',
    'back front':
      'Sur un diable, basculée de {degrees}° sur l’arrière, l’avant ou l’arrière en tête.',
    'back side': 'Sur un diable, basculée de {degrees}° sur l’arrière, un côté en tête.',
    'side front':
      'Sur un diable, basculée de {degrees}° sur un côté, l’avant ou l’arrière en tête.',
    'side side': 'Sur un diable, basculée de {degrees}° sur un côté, ce côté en tête.',
  },
  goesSideways: 'Après l’angle, elle continue latéralement, sans être tournée.',
  raised: 'Trop haute pour le chariot : redressée depuis un diable.',
  assumptions: {
    title: 'Nos hypothèses',
    list: [
      'La machine est assimilée à une boîte à ses dimensions extérieures. Les poignées, terminaux et pieds qui dépassent comptent.',
      'Elle est debout sur un chariot, ou basculée de {least}° à {most}° sur l’arête inférieure de son arrière ou d’un côté, sur un diable. Elle garde cette position d’avant un endroit jusqu’après celui-ci.',
      'Elle avance tout droit, par l’avant ou par un côté. Elle n’est tournée en chemin qu’à l’angle.',
      'Sous le plafond, elle est aussi redressée : si elle arrive basculée, il faut la hauteur de sa diagonale.',
      'Ne sont pas vérifiés : escaliers, seuils, rampes, ni ce que supportent le sol, l’ascenseur et le diable.',
    ],
    source:
      'Ce sont nos propres hypothèses de 2026 ; aucune norme ne les fixe. Faites confirmer le trajet par le transporteur avant de commander.',
  },
};
