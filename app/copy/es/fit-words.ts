import type { fitWords as english } from '../en/fit-words.ts';
import type { Translation } from '../wording.ts';

export const fitWords: Translation<typeof english> = {
  title: '¿Cabrá?',
  description:
    'Compruebe si una máquina pasa por puertas, pasillos, una esquina, un ascensor y bajo el techo, girada e inclinada como lo hacen los transportistas.',
  intro: {
    title: 'Mida el recorrido',
    text: 'Rellene los puntos por los que tiene que pasar la máquina y deje en blanco los que no haya. Mida la luz libre, con la puerta abierta del todo.',
  },
  units: {
    metric: 'Las medidas están en milímetros; puede escribir otras unidades, por ejemplo 90 cm.',
    imperial: 'Las medidas están en pulgadas; puede escribir otras unidades, por ejemplo 90 cm.',
    toMetric: 'Usar milímetros',
    toImperial: 'Usar pulgadas',
  },
  machine: {
    legend: 'La máquina',
    choose: 'Máquina',
    own: 'Mis propias medidas',
    ownHint: 'Medidas exteriores; se usan si no se elige ninguna máquina.',
    unmeasuredOption: '{title} (medidas no indicadas)',
  },
  places: {
    door: 'La puerta más estrecha',
    corridor: 'El pasillo más estrecho',
    corner: 'Una esquina entre dos pasillos',
    lift: 'El ascensor',
    ceiling: 'El techo más bajo',
  },
  morePlaces: 'Una esquina, un ascensor, cómo se transporta',
  placeHints: {
    corner: 'Un ángulo recto de un pasillo a otro.',
    lift: 'La máquina entra como pasó por la puerta y queda recta.',
    ceiling: 'En el recorrido y donde se va a colocar la máquina.',
  },
  carrying: {
    legend: 'Cómo se transporta',
    hint: 'Son supuestos nuestros que puede cambiar. Los campos vacíos cuentan con los valores mostrados.',
  },
  labels: { metric: '{field} (mm)', imperial: '{field} (in)' },
  fields: {
    width: 'Ancho',
    depth: 'Fondo',
    height: 'Alto',
    'door-width': 'Ancho libre',
    'door-height': 'Alto libre',
    corridor: 'Ancho',
    'corner-before': 'Ancho antes de la esquina',
    'corner-after': 'Ancho después de la esquina',
    'lift-door-width': 'Ancho de puerta',
    'lift-door-height': 'Alto de puerta',
    'lift-width': 'Ancho de cabina',
    'lift-depth': 'Fondo de cabina',
    'lift-height': 'Alto de cabina',
    ceiling: 'Altura',
    trolley: 'Altura de la plataforma rodante',
    room: 'Espacio para las manos a cada lado',
  },
  inSummary: {
    width: 'Ancho de la máquina',
    depth: 'Fondo de la máquina',
    height: 'Alto de la máquina',
    'door-width': 'Ancho de la puerta',
    'door-height': 'Alto de la puerta',
    corridor: 'Ancho del pasillo',
    'corner-before': 'Ancho antes de la esquina',
    'corner-after': 'Ancho después de la esquina',
    'lift-door-width': 'Ancho de la puerta del ascensor',
    'lift-door-height': 'Alto de la puerta del ascensor',
    'lift-width': 'Ancho de la cabina del ascensor',
    'lift-depth': 'Fondo de la cabina del ascensor',
    'lift-height': 'Alto de la cabina del ascensor',
    ceiling: 'Altura del techo',
    trolley: 'Altura de la plataforma rodante',
    room: 'Espacio para las manos',
  },
  check: 'Comprobar recorrido',
  again: 'Empezar de nuevo',
  problems: {
    summary: 'Todavía no hay respuesta. Revise estos campos:',
    text: 'Esto no es una longitud. Indique una de {least} a {most}.',
    range: 'Aquí solo sirven longitudes de {least} a {most}.',
    missing: 'También hace falta esta medida: una longitud de {least} a {most}.',
    unknownMachine:
      'Aquí ninguna máquina se llama «{slug}». Elija una de la lista o indique sus propias medidas.',
    unmeasured:
      'Faltan medidas de {title}: ancho, fondo o alto. Elija «Mis propias medidas» e indíquelas.',
    noPlace:
      'Indique las medidas de al menos un punto: una puerta, un pasillo, una esquina, un ascensor o un techo.',
  },
  result: {
    fits: 'Sí: {machine} cabe',
    not: 'No: {machine} no cabe',
    ownMachine: 'su máquina',
    places: 'Punto por punto',
    placeFits: 'Cabe',
    placeNot: 'No cabe',
    box: 'Máquina: {width} de ancho, {depth} de fondo, {height} de alto',
    carrying:
      'Plataforma rodante: {trolley} de alto. Espacio para las manos: {room} a cada lado y por encima',
    measure: '{name}: {length}',
    nearMiss: {
      trolley: 'Con una plataforma rodante de {most} como máximo: sí.',
      room: 'Con un espacio para las manos de {most} como máximo: sí.',
    },
    ceilingNotGiven:
      'No se indicó ningún techo, así que en los pasillos y en la esquina solo se comprobó el ancho.',
    version: 'Fórmula, versión {version}.',
    change: 'Cambiar las medidas',
  },
  resultTitle: 'Acceso de {machine}: {deciding}',
  measures: {
    'door.width': {
      fits: 'Pasa por la puerta con {by} de margen a lo ancho.',
      lacks: 'La puerta es demasiado estrecha por {by}.',
    },
    'door.height': {
      fits: 'Pasa por la puerta con {by} de margen a lo alto.',
      lacks: 'La puerta es demasiado baja por {by}.',
    },
    'corridor.width': {
      fits: 'Pasa por el pasillo con {by} de margen a lo ancho.',
      lacks: 'El pasillo es demasiado estrecho por {by}.',
    },
    'corner.before': {
      fits: 'Dobla la esquina con {by} de margen en el pasillo anterior.',
      lacks: 'El pasillo anterior a la esquina es demasiado estrecho por {by}.',
    },
    'corner.after': {
      fits: 'Dobla la esquina con {by} de margen en el pasillo posterior.',
      lacks: 'El pasillo posterior a la esquina es demasiado estrecho por {by}.',
    },
    'lift.doorWidth': {
      fits: 'Entra en el ascensor con {by} de margen en el ancho de la puerta.',
      lacks: 'La puerta del ascensor es demasiado estrecha por {by}.',
    },
    'lift.doorHeight': {
      fits: 'Entra en el ascensor con {by} de margen bajo el dintel de la puerta.',
      lacks: 'La puerta del ascensor es demasiado baja por {by}.',
    },
    'lift.cabinWidth': {
      fits: 'Cabe en el ascensor con {by} de margen a lo ancho.',
      lacks: 'La cabina del ascensor es demasiado estrecha por {by}.',
    },
    'lift.cabinDepth': {
      fits: 'Cabe en el ascensor con {by} de margen en el fondo.',
      lacks: 'La cabina del ascensor tiene demasiado poco fondo por {by}.',
    },
    'lift.cabinHeight': {
      fits: 'Cabe en el ascensor con {by} de margen por encima.',
      lacks: 'La cabina del ascensor es demasiado baja por {by}.',
    },
    'ceiling.height': {
      fits: 'Cabe bajo el techo con {by} de margen.',
      lacks: 'El techo es demasiado bajo por {by}.',
    },
  },
  allLack: {
    door: 'La puerta es demasiado estrecha y demasiado baja: ambas medidas tendrían que aumentar en {by}.',
    corridor: 'El pasillo es demasiado estrecho por {by}.',
    corner: 'Los dos pasillos de la esquina tendrían que ser más anchos en {by}.',
    lift: 'El ascensor es demasiado pequeño en varias medidas: todas tendrían que aumentar en {by}.',
    ceiling: 'El techo es demasiado bajo por {by}.',
  },
  poses: {
    'no front': 'En pie sobre la plataforma rodante, con el frente o la trasera por delante.',
    'no side': 'En pie sobre la plataforma rodante, girada para que avance de lado.',
    'back front':
      'En carretilla, inclinada {degrees}° sobre la trasera, con el frente o la trasera por delante.',
    'back side': 'En carretilla, inclinada {degrees}° sobre la trasera, con un lado por delante.',
    'side front':
      'En carretilla, inclinada {degrees}° sobre un lado, con el frente o la trasera por delante.',
    'side side': 'En carretilla, inclinada {degrees}° sobre un lado, con ese lado por delante.',
  },
  goesSideways: 'Tras la esquina sigue de costado, sin girarse.',
  raised: 'Demasiado alta para la plataforma rodante: se pone en pie desde una carretilla.',
  assumptions: {
    title: 'Qué se supone',
    list: [
      'La máquina es una caja con sus medidas exteriores. Cuentan las manillas, los terminales y las patas que sobresalgan.',
      'Va en pie sobre una plataforma rodante o, en una carretilla, inclinada de {least}° a {most}° sobre el borde inferior de la trasera o de un lado. Se mantiene así desde antes de cada punto hasta haberlo pasado.',
      'Avanza en línea recta, de frente o de lado. Solo en la esquina se gira durante el paso.',
      'Bajo el techo, además, se pone en pie; si llega inclinada, para ello hace falta la altura de su diagonal.',
      'No se comprueban escaleras, umbrales ni rampas, ni el peso que soportan el suelo, el ascensor y la carretilla.',
    ],
    source:
      'Son supuestos nuestros de 2026; ninguna norma los fija. Pida al transportista que confirme el recorrido antes de hacer el pedido.',
  },
};
