import type { newsletterWords as english } from '../en/newsletter-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterWords: Translation<typeof english> = {
  label: 'Correo electrónico',
  sending: 'Suscribiendo…',
  asked:
    'Ya casi está: le hemos enviado un correo. Abra el enlace que contiene para confirmar su suscripción.',
  failed:
    'No se ha podido completar la suscripción al boletín. Vuelva a intentarlo o utilice el formulario de contacto.',
  unavailable:
    'En este momento no es posible suscribirse al boletín. Utilice el formulario de contacto.',
  consent: 'Primero le enviamos un enlace por correo; solo si lo abre se utilizará su dirección.',
  contact: 'Ir al formulario de contacto',
  back: 'Volver al blog',
};
