import type { refusalWords as english } from '../en/refusal-words.ts';
import type { Translation } from '../wording.ts';

export const refusalWords: Translation<typeof english> = {
  unreadable: 'No se ha podido leer el mensaje. Rellene de nuevo el formulario.',
  tooLarge: 'El mensaje es demasiado largo. Acórtelo y envíelo de nuevo.',
  goBack: 'Vuelva atrás en su navegador: lo que escribió sigue en el formulario.',
  tooMany:
    'Han llegado muchos mensajes desde su conexión en poco tiempo. Espere unos minutos o contacte directamente con nosotros.',
  tooManyInAll:
    'En este momento el formulario recibe muchísimos mensajes. Espere unos minutos o contacte directamente con nosotros.',
  otherSite: 'El mensaje no se envió desde este sitio. Abra aquí el formulario y envíelo de nuevo.',
  notText: 'Esto debe ser texto.',
  fieldTooLong: 'Esto es demasiado largo.',
  busy: {
    title: 'Muy ocupado en este momento',
    text: 'El sitio recibe ahora más peticiones de las que puede atender. Inténtelo de nuevo en unos segundos.',
  },
};
