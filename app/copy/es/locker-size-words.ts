import type { lockerWords as english } from '../en/locker-size-words.ts';
import type { Translation } from '../wording.ts';

export const lockerWords: Translation<typeof english> = {
  title: '¿Cuántas puertas necesita una taquilla de paquetería?',
  short: 'Tamaño de taquilla',
  description:
    'Puertas para sus paquetes diarios, el tiempo que permanecen y la punta que espera, con la probabilidad de taquilla llena que acepte y un conjunto de nuestras taquillas.',
  groups: {
    parcels: 'Paquetes',
    dwell: 'Horas en la taquilla',
    sizes: 'Tamaños de los paquetes',
    use: 'La taquilla',
  },
  parcels: 'Paquetes por día de entrega',
  peak: 'Factor punta (veces un día normal)',
  overflow: 'Probabilidad aceptada de taquilla llena (%)',
  overflowHint:
    'De cada cien paquetes, cuántos no encuentran puerta libre en la hora más llena de una semana punta.',
  dwell: 'Horas que permanece un paquete de media, por día de entrega',
  dwellHint: 'Deje vacío un día en el que no haya entregas.',
  days: {
    mon: 'Lunes',
    tue: 'Martes',
    wed: 'Miércoles',
    thu: 'Jueves',
    fri: 'Viernes',
    sat: 'Sábado',
    sun: 'Domingo',
  },
  shares: 'Porcentaje de paquetes según la puerta más pequeña en la que caben (%)',
  sharesHint:
    'En total, 100. Si no lo sabe, déjelos todos vacíos: entonces todas las puertas cuentan por igual.',
  sizes: {
    small: 'Pequeña',
    medium: 'Mediana',
    large: 'Grande',
    'extra-large': 'Extragrande',
  },
  goods: 'Qué se guarda',
  goodsKinds: { parcels: 'Paquetes', cooled: 'Productos refrigerados' },
  place: 'Dónde se instala',
  undecided: 'Sin decidir',
  fieldOfRow: '{row}: {of}',
  result: 'Resultado',
  doors: { one: '1 puerta', many: '{count} de puertas', other: '{count} puertas' },
  load: 'En la hora más llena de una semana punta ({days}), habría a la vez en la taquilla hasta {parcels} paquetes de media.',
  loadAlways:
    'A cualquier hora de una semana punta, habría a la vez en la taquilla {parcels} paquetes de media.',
  table: {
    caption: 'Puertas por tamaño',
    size: 'Tamaño',
    parcels: 'Paquetes a la vez',
    doors: 'Puertas',
    overflow: 'Prob. de ninguna libre',
    any: 'Cualquiera',
  },
  set: {
    title: 'Un conjunto de nuestras taquillas',
    line: '{count} × {title}',
    total: {
      one: '1 módulo con {doors} puertas. Un paquete puede ocupar una puerta mayor de la que necesita.',
      many: '{count} de módulos con {doors} puertas. Un paquete puede ocupar una puerta mayor de la que necesita.',
      other:
        '{count} módulos con {doors} puertas. Un paquete puede ocupar una puerta mayor de la que necesita.',
    },
    add: 'Añadir este conjunto a mi lista',
    unknown: 'Ninguna de nuestras taquillas indica todavía sus puertas.',
    tooSmall:
      'De nuestras taquillas que indican sus puertas, ninguna tiene una del mayor tamaño que necesita.',
    unsuited:
      'Ninguna de nuestras taquillas que indican sus puertas es adecuada para estos productos y este lugar.',
    tooMany: 'Una instalación con tantas puertas es mejor planificarla juntos.',
    ask: 'Pídanos un conjunto',
  },
  inputs: {
    parcels: '{parcels} paquetes por día de entrega, multiplicados por {peak} en la punta.',
    overflow: 'Probabilidad aceptada de taquilla llena: {share}.',
    dwell: '{day}: {hours} horas de media',
    noDeliveries: '{day}: sin entregas',
    days: '{from} a {to}',
    size: '{size}: {share} de los paquetes',
  },
  used: 'Cifras utilizadas',
  formula: {
    title: 'Cómo se calcula',
    lines: [
      'carga = paquetes que habría a la vez en la taquilla: paquetes por hora × tiempo medio que permanecen, hora a hora durante la semana, con lo que queda de los días y semanas anteriores; se calcula para tiempos todos iguales y para tiempos muy dispersos (exponenciales), y cuenta la mayor',
      'decide la hora más llena de la semana; el factor punta multiplica todos sus días',
      'días de la semana iguales: probabilidad de ninguna libre con n puertas (Erlang B): B(0) = 1, B(n) = carga × B(n\u00a0−\u00a01) / (n + carga × B(n\u00a0−\u00a01))',
      'días distintos: probabilidad de que haya a la vez n paquetes o más, con una distribución de Poisson en torno a la carga: 1 − (1 − B(n)) × (1 − B(n\u00a0+\u00a01)) × …',
      'puertas = el menor n cuya probabilidad no supera la aceptada; con porcentajes, para cada tamaño por separado',
    ],
    assumptions:
      'Los paquetes llegan de uno en uno, a cualquier hora de un día de entrega, y el que no encuentra puerta libre se lleva a otro lugar. El resultado vale para tiempos en la taquilla todos iguales y para tiempos tan dispersos como los exponenciales; cuando los días de la semana son iguales, para cualquier dispersión. Aquí cada tamaño tiene sus propias puertas; en el uso real, las puertas mayores también admiten paquetes menores, así que una taquilla está algo menos llena de lo calculado.',
    batchesTitle: 'Cuando un repartidor trae muchos paquetes a la vez',
    batches:
      'En ese caso la taquilla se llena más a menudo de lo previsto. En una simulación con 60 paquetes al día que permanecen 24 horas y las 75 puertas que exige el 1 %, la probabilidad aumentó en {batches}. Si la mayoría de los paquetes llega en una sola ronda, acepte arriba una probabilidad menor o consúltenos.',
    batch: '{points} puntos porcentuales con {size} paquetes a la vez',
    checked:
      'Contrastado con una simulación de paquetes individuales durante 7000 días, con ambos tipos de tiempos y con días distintos: sin entregas en lote, en la hora más llena no quedan sin puerta libre más paquetes de lo indicado, con un margen de medio punto porcentual.',
    version: 'Fórmula, versión {version}',
  },
  sources: {
    title: 'De dónde salen las cifras iniciales',
    description:
      'Describen un solo lugar, un edificio de 300 viviendas, y solo sirven como punto de partida; sus propios recuentos son mejores.',
    list: [
      {
        label: 'Paquetes al día: 55',
        name: 'The Parcel Port, dimensionado de taquillas inteligentes para edificios residenciales',
        year: 'sin fecha, consultado en 2026',
        url: 'https://theparcelport.com/smart-locker-sizing-for-residential-buildings/',
        how: 'El punto medio entre 50 y 60 paquetes para un edificio de 300 viviendas.',
      },
      {
        label: 'Horas en la taquilla: 12',
        name: 'Nuestro ejemplo, junto a un artículo de trans.info',
        year: '2026',
        url: 'https://trans.info/en/postnord-parcel-locker-362891',
        how: 'Medio día, para personas que pasan por la taquilla de camino a casa. En las taquillas públicas de PostNord en Noruega fueron 31,6 horas de media en 2022, según trans.info.',
      },
      {
        label: 'Factor punta: 2',
        name: 'Luxer One',
        year: 'sin fecha, consultado en 2026',
        url: null,
        how: 'En la punta, los volúmenes «casi se duplican»; otros hablan de entre tres y cinco veces.',
      },
      {
        label: 'Probabilidad aceptada: 1 %',
        name: 'Nuestro ejemplo',
        year: '2026',
        url: null,
        how: 'Usted decide: dar cabida a los últimos paquetes es lo que más puertas exige.',
      },
      {
        label: 'Porcentajes por tamaño: ninguno',
        name: 'Sin cifra inicial',
        year: '2026',
        url: null,
        how: 'No encontramos ninguna con fuente y año.',
      },
    ],
  },
  resultTitle: 'Tamaño de taquilla: {doors}',
};
