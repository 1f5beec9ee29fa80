import type { consentWords as english } from '../en/consent-words.ts';
import type { Translation } from '../wording.ts';

export const consentWords: Translation<typeof english> = {
  label: 'Estadísticas',
  text: '¿Nos permite contar las visitas con Google Analytics? Nos ayuda a ver qué resulta útil. No se carga nada de Google si usted no acepta.',
  agree: 'Aceptar',
  decline: 'Rechazar',
};
