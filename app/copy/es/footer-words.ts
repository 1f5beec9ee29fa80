import type { footerWords as english } from '../en/footer-words.ts';
import type { Translation } from '../wording.ts';

export const footerWords: Translation<typeof english> = {
  line: 'Software, máquinas y taquillas inteligentes para la venta desatendida.',
  columns: { solutions: 'Soluciones', company: 'Empresa' },
  links: {
    '/products': 'Productos',
    '/business-goals': 'Objetivos',
    '/machines': 'Máquinas',
    '/technology': 'Tecnología',
    '/tools': 'Herramientas de compra',
    '/project': 'Lista de proyecto',
    '/about': 'Quiénes somos',
    '/blog': 'Blog',
    '/contact': 'Contacto',
  },
  legal: 'Información legal',
  legalLinks: {
    '/privacy': 'Privacidad',
    '/terms': 'Condiciones de uso',
    '/contact': 'Contacto',
  },
  social: 'Redes sociales',
  more: 'Más',
};
