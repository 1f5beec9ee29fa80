import type { newsletterLinkWords as english } from '../en/newsletter-link-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterLinkWords: Translation<typeof english> = {
  confirm: {
    title: 'Confirme su suscripción',
    text: 'Basta un clic para recibir el boletín en esta dirección.',
    button: 'Confirmar',
    done: 'Su suscripción está confirmada. ¡Gracias!',
    badLink: 'Este enlace no es válido o ha dejado de serlo. Suscríbase de nuevo.',
  },
  unsubscribe: {
    title: 'Darse de baja del boletín',
    text: 'Basta un clic para que no llegue ningún otro boletín a esta dirección.',
    button: 'Darme de baja',
    done: 'Se ha dado de baja. No recibirá más boletines.',
    badLink:
      'Este enlace no es válido. Utilice el del último boletín o escríbanos y quitaremos su dirección de la lista.',
  },
  failed: 'No ha funcionado en este momento. Vuelva a intentarlo dentro de unos minutos.',
  home: 'Volver al inicio',
};
