import type { specSheetWords as english } from '../en/spec-sheet-words.ts';
import type { Translation } from '../wording.ts';

export const specSheetWords: Translation<typeof english> = {
  title: '{machine}: ficha técnica y requisitos de la ubicación',
  description:
    'Especificaciones de {machine} en una hoja y una lista de comprobación de lo que debe ofrecer su ubicación: suelo, electricidad, red, aire, acceso, permisos, certificados.',
  trail: 'Ficha técnica',
  link: 'Ficha técnica y requisitos',
  download: 'Descargar en PDF',
  back: 'Volver a {machine}',
  facts: 'Especificaciones',
  noFacts:
    'Todavía no hay especificaciones publicadas de esta máquina. Consúltenos antes de planificar su ubicación.',
  features: 'Características',
  checklist: 'Requisitos de la ubicación',
  checklistText:
    'Lo que debe ofrecer la ubicación. Marque cada línea en papel antes de hacer el pedido. Una línea que dice «Consúltenos» se refiere a un dato no indicado para esta máquina: no significa que no haga falta nada.',
  given: '«{text}»',
  givenNote:
    'El texto de arriba y lo que va entre comillas están tal como se indicaron, en las unidades en que se indicaron.',
  groups: {
    floor: 'Suelo',
    power: 'Electricidad',
    network: 'Red',
    ventilation: 'Ventilación',
    access: 'Acceso',
    permits: 'Permisos',
    certificates: 'Certificados',
  },
  weight: 'Soporta la máquina. Peso: {value}',
  wall: 'Pared',
  wallWeight: 'La pared soporta la máquina. Peso: {value}',
  size: 'Hay espacio para la máquina. Dimensiones: {value}',
  footprint: 'Hay espacio para la superficie de apoyo: {figures} (ancho\u00a0×\u00a0fondo)',
  floorLoad:
    'Soporta {value}: el peso sin mercancía, repartido por la superficie de apoyo. La mercancía lo aumenta, y las patas cargan más algunos puntos.',
  power: 'Una alimentación como la indicada: {value}',
  voltages: 'Tensión de red que admite la máquina: {value}',
  current: 'Un circuito que soporte su consumo máximo: {value}',
  network: 'Una conexión en la ubicación: {value}',
  clearances: {
    back: 'Libre detrás de la máquina: {value}',
    side: 'Libre a cada lado: {value}',
    front: 'Libre delante, para la puerta abierta y para quien la repone: {value}',
  },
  wayIn: 'Pasa por puertas, pasillos y ascensores: {value}',
  wayInSides: {
    width: 'Su ancho pasa por puertas, pasillos y ascensores: {value}',
    depth: 'Su fondo pasa por puertas, pasillos y ascensores: {value}',
    height: 'Su alto pasa por puertas, pasillos y ascensores: {value}',
  },
  fit: 'Comprobar el acceso con sus propias medidas',
  wayInWeight: 'El recorrido soporta su peso: {value}',
  askUs: {
    floor: 'Consúltenos: no se indican el peso, la superficie de apoyo ni la carga sobre el suelo.',
    power: 'Consúltenos: no se indican la tensión, la corriente ni la toma de corriente.',
    network: 'Consúltenos: no se indica la conexión de red.',
    ventilation: 'Consúltenos: no se indica el espacio libre para el aire alrededor de la máquina.',
    access: 'Consúltenos: no se indican las medidas para el acceso.',
    permits: 'Consúltenos y pregunte a la autoridad local: no se indican los permisos.',
    certificates: 'Consúltenos: no se indican los certificados.',
  },
  askUsAlso: {
    floorLoad: 'Consúltenos: no se indica la carga sobre el suelo.',
    voltages: 'Consúltenos: no se indica la tensión de red.',
    current: 'Consúltenos: no se indica la corriente.',
  },
  origin: {
    title: 'Vendedor y edición',
    seller: 'Ofrecido por',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Esta ficha en la web',
    edition: 'Edición',
    editionOf: '{day}, revisión {revision}',
  },
  page: 'Página {number} de {pages}',
  unprintable:
    'Este documento contiene caracteres que no podemos imprimir en un archivo. Puede imprimir su página: {url}',
  unread:
    'No se ha podido leer el servicio de contenidos. Vuelva a intentarlo dentro de un minuto.',
  missing: 'No existe ninguna máquina así.',
};
