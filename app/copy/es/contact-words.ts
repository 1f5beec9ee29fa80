import type { contactWords as english } from '../en/contact-words.ts';
import type { Translation } from '../wording.ts';

export const contactWords: Translation<typeof english> = {
  next: { machines: 'Ver las máquinas', questions: 'Preguntas frecuentes' },
  title: 'Contacto',
  description: 'Envíe un mensaje, llame o escriba. Le responderá alguien que conoce las máquinas.',
  form: 'Envíenos un mensaje',
  others: 'Otras formas de contactar',
  faq: 'Preguntas frecuentes',
  unusableAnswer: 'Contenido no disponible',
};
