import type { spamWords as english } from '../en/spam-words.ts';
import type { Translation } from '../wording.ts';

export const spamWords: Translation<typeof english> = {
  token: {
    missing: 'se envió sin haber abierto el formulario del sitio',
    forged: 'el formulario con el que se envió no lo creó este sitio',
    'other-form': 'se envió con un formulario distinto del que indica',
    'other-key': 'se envió con un formulario ya utilizado',
    'too-fast':
      'el formulario se rellenó en menos de dos segundos, más rápido de lo que escribe una persona',
    'too-old': 'el formulario llevaba abierto más de un día',
    'from-the-future': 'el formulario se abrió después de enviarse, así que algún reloj no va bien',
  },
  proof: {
    wrong: 'el navegador dio una respuesta errónea cuando llegaban muchos mensajes',
    spent: 'el navegador dio una respuesta ya utilizada',
  },
  trap: 'se rellenó un campo que las personas no pueden ver',
  unknownForm: 'indica un formulario que este sitio no tiene',
  rush: 'en ese momento llegaba un número inusual de mensajes',
  links: 'contiene {links} enlaces',
  repeated: 'el mismo texto llegó {times} veces en un día',
};
