import type { waitingWords as english } from '../en/waiting-words.ts';
import type { Translation } from '../wording.ts';

export const waitingWords: Translation<typeof english> = {
  title: 'Mensaje en espera',
  text: 'Su mensaje se guarda en este navegador y se enviará en cuanto vuelva la conexión. Si cierra antes la página, se enviará en su próxima visita.',
  ahead:
    'No tiene conexión. Puede enviar su mensaje ahora: esperará en este navegador hasta que vuelva la conexión.',
  delivered: 'Su mensaje en espera se ha enviado.',
  refused: {
    title: 'No se ha podido enviar un mensaje en espera',
    text: 'Vuelve a estar en el formulario. Revíselo y envíelo otra vez.',
  },
};
