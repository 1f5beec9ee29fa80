import type { toolCards as englishCards, toolWords as englishTool } from '../en/tool-words.ts';
import type { Translation } from '../wording.ts';

export const toolWords: Translation<typeof englishTool> = {
  trail: 'Herramientas',
  title: 'Herramientas para compradores',
  description:
    'Calcule la amortización, las puertas y el acceso antes de consultarnos: calculadoras abiertas, con sus fórmulas y fuentes, para imprimir, guardar como dirección y compartir.',
  open: 'Abrir la herramienta',
  update: 'Calcular',
  again: 'Empezar de nuevo',
  ask: 'Preguntar por este resultado',
  share:
    'Todas las cifras están en la dirección de esta página: cópiela o imprima la página para compartir el resultado.',
  problems: {
    range: 'Introduzca un número de {min} a {max}.',
    text: 'Esto no se puede leer como un número. Introduzca uno de {min} a {max}.',
    either: '¿Qué número es «{text}»: {one} o {other}?',
    sign: {
      money:
        '«{sign}» no corresponde aquí: los importes son en {currency}, la moneda elegida más abajo.',
      percent: '«{sign}» no corresponde aquí: introduzca un porcentaje.',
      number: '«{sign}» no corresponde aquí: introduzca solo el número.',
    },
    whole: 'Los porcentajes suman {sum} %: haga que sumen 100 % o déjelos todos vacíos.',
    rising: 'Introduzca cifras que suban, o se mantengan, del caso bajo al probable y al alto.',
    falling:
      'Introduzca porcentajes que bajen, o se mantengan, del caso bajo al probable y al alto: la mercancía cara es el caso bajo.',
  },
  noResult: {
    title: 'Aún no hay resultado',
    text: {
      one: 'Una cifra no se puede usar. La frase que la acompaña dice qué números sirven.',
      many: '{count} de cifras no se pueden usar. La frase que acompaña a cada una dice qué números sirven.',
      other:
        '{count} cifras no se pueden usar. La frase que acompaña a cada una dice qué números sirven.',
    },
  },
};

export const toolCards: Translation<typeof englishCards> = [
  {
    href: '/tools/payback',
    icon: 'coins',
    title: 'Amortización de una máquina',
    text: 'Lo que queda de las ventas de un mes tras descontar mercancía, comisión, comisiones de tarjeta y reposición, y cuándo se ha amortizado la máquina.',
  },
  {
    href: '/tools/locker-size',
    icon: 'package',
    title: 'Tamaño de una taquilla de paquetería',
    text: 'Cuántas puertas necesita para que un paquete rara vez encuentre la taquilla llena, y cuáles de nuestras taquillas las tienen.',
  },
  {
    href: '/tools/fit',
    icon: 'ruler',
    title: '¿Cabrá?',
    text: 'Puertas, pasillos, una esquina, el ascensor y el techo frente a una máquina, tal como la giran e inclinan los transportistas.',
  },
  {
    href: '/machines/compare',
    icon: 'layers',
    title: 'Comparar máquinas',
    text: 'De dos a cuatro máquinas frente a frente: qué cambia, qué es igual y qué no consta.',
  },
  {
    href: '/machines',
    icon: 'search',
    title: 'Buscar una máquina',
    text: 'Máquinas y taquillas por tipo, temperatura, ubicación, pago, tamaño y productos.',
  },
  {
    href: '/project',
    icon: 'clipboard-list',
    title: 'Lista de proyecto',
    text: 'Máquinas con cantidades y resultados de estas herramientas en una lista: para compartir, imprimir, descargar o enviarnos.',
  },
];
