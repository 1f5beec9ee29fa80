import type { projectWords as english } from '../en/project-words.ts';
import type { Translation } from '../wording.ts';

export const projectWords: Translation<typeof english> = {
  title: 'Lista de proyecto',
  description:
    'Reúna máquinas, cantidades y resultados de nuestras herramientas en una lista. Su dirección es la lista: guárdela, compártala, imprímala o envíela con una consulta.',
  intro:
    'Máquinas, cantidades y resultados en un solo lugar. La dirección de esta página es la propia lista: guárdela, compártala o envíenosla con una consulta.',
  trail: 'Lista de proyecto',
  formulaVersion: 'Fórmulas: versión {version}',
  inputs: 'Datos introducidos',
  card: {
    label: 'Se envía también',
    remove: 'Quitar',
    sendAlong: 'Enviar también su lista de proyecto',
  },
  machines: {
    title: 'Máquinas',
    quantityShort: 'Cantidad',
    remove: 'Quitar',
    update: 'Actualizar la lista',
    range: 'Introduzca un número entero de 0 a {most}; 0 la quita de la lista.',
    removed: 'Quitado de la lista: {machine}.',
    undo: 'Volver a poner',
    kinds: { vending: 'Máquina expendedora', locker: 'Taquilla inteligente' },
  },
  addToList: 'Añadir al proyecto',
  sums: {
    title: 'En total',
    pieces: 'Unidades',
    names: {
      widthMm: 'Ancho, una junto a otra',
      weightKg: 'Peso sin mercancía',
      currentA: 'Corriente, todas a la vez',
    },
    partly: '{value}; sin indicar en {unstated} de {pieces}',
    none: 'No se indica',
  },
  results: {
    title: 'Resultados',
    change: 'Cambiar los datos introducidos',
    remove: 'Quitar',
  },
  add: {
    title: 'Añadir a esta lista',
    machine: 'Máquina',
    choose: 'Elija una máquina',
    quantity: 'Cantidad',
    address: 'Dirección de un resultado, una máquina u otra lista de este sitio',
    addressHint: 'Ábralo, copie su dirección y péguela aquí.',
    addressUnknown:
      'Esta no es la dirección de una máquina, un resultado o una lista de este sitio. Copie la dirección completa del navegador.',
    button: 'Añadir',
  },
  empty: {
    title: 'Todavía no hay nada en esta lista',
    text: 'Pulse «Añadir al proyecto» en la página de una máquina o junto a un resultado, o elija aquí una máquina.',
    machines: 'Ver todas las máquinas',
  },
  left: {
    title: 'Omitido',
    missing: 'Este sitio no tiene ninguna máquina «{slug}».',
    unreadable: '«{text}» no corresponde a ninguna máquina ni resultado.',
    result:
      'El resultado de {address} no se puede calcular: los datos introducidos allí no son válidos.',
    beyond:
      'No cabían más elementos y se han omitido {count}: una lista admite como máximo {machines} máquinas y {results} resultados.',
  },
  onward: {
    title: 'Y ahora, ¿qué?',
    send: 'Enviar con una consulta',
    pdf: 'Descargar en PDF',
    print: 'Imprimir',
    share: 'Dirección de esta lista',
    shareHint: 'Quien la abra verá esta lista. Nosotros no guardamos nada de ella.',
    copy: 'Copiar',
  },
  pdf: {
    address: 'Abra esta dirección para ver la lista tal como está hoy, cambiarla o enviárnosla:',
    closing:
      'Según las máquinas y las fórmulas del {day}. Una versión más reciente de una fórmula puede dar otro resultado.',
    refused:
      'Todavía no hay archivo de esta lista: hay que corregir algo en su dirección. La página /project con la misma consulta indica qué.',
  },
};
