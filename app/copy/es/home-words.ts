import type { homeWords as english } from '../en/home-words.ts';
import type { Translation } from '../wording.ts';

export const homeWords: Translation<typeof english> = {
  meta: {
    title: 'Vending para todo lo que usted vende',
    description:
      'Software, máquinas expendedoras y taquillas inteligentes para operadores, empresas y marcas: stock en tiempo real, múltiples formas de pago y un único registro desde el estante hasta la liquidación.',
  },
  allProducts: 'Ver todos los tipos de producto',
  allGoals: 'Ver todos los objetivos de negocio',
  noGoals: 'Todavía no hay objetivos de negocio.',
  inquiry: {
    title: '¿Quiere transformar su negocio de vending?',
    description:
      'Díganos qué vende y dónde. Le responderemos con una solución a su medida y lo que hace falta para ponerla en marcha.',
    points: [
      'Un recorrido por el software con su lista de productos',
      'Opciones de máquinas y taquillas para sus ubicaciones',
      'Un plan para las máquinas que ya tiene',
    ],
  },
  closing: {
    title: '¿Quiere transformar su negocio de vending?',
    text: 'Póngase en contacto con nosotros y le ayudaremos a dar los primeros pasos en el vending.',
    primary: { text: 'Solicitar una demo', url: '/contact' },
    secondary: { text: 'Más información', about: 'sobre los tipos de producto', url: '/products' },
  },
};
