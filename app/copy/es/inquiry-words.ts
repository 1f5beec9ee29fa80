import type { inquiryWords as english } from '../en/inquiry-words.ts';
import type { Translation } from '../wording.ts';

export const inquiryWords: Translation<typeof english> = {
  page: { title: 'Su mensaje', text: 'Envíenos un mensaje.' },
  send: 'Enviar mensaje',
  sending: 'Enviando mensaje…',
  missing: { title: 'Faltan datos', text: 'Rellene todos los campos obligatorios' },
  fieldMissing: {
    name: 'Introduzca su nombre.',
    email: 'Introduzca su dirección de correo electrónico.',
    message: 'Escriba su mensaje.',
  },
  emailFormat: 'Introduzca una dirección de correo electrónico como nombre@example.com.',
  tooLong: 'Utilice como máximo {most} caracteres.',
  room: {
    left: {
      one: 'Queda {count} carácter',
      many: 'Quedan {count} de caracteres',
      other: 'Quedan {count} caracteres',
    },
    over: {
      one: 'Sobra {count} carácter: acorte el texto',
      many: 'Sobran {count} de caracteres: acorte el texto',
      other: 'Sobran {count} caracteres: acorte el texto',
    },
  },
  sent: {
    title: '¡Mensaje enviado!',
    text: 'Gracias por su mensaje. Le responderemos pronto.',
    again: 'Enviar otro mensaje',
    toast: '¡Mensaje enviado!',
  },
  prepared: {
    title: 'Mensaje preparado',
    text: 'Se ha abierto su programa de correo con el mensaje. Envíe el correo para completar su consulta.',
    view: 'Su mensaje está preparado en su programa de correo',
    open: 'Abrir el mensaje en su programa de correo',
    elsewhere:
      '¿No se ha abierto ningún programa de correo? Copie el mensaje y envíelo desde donde suela escribir sus correos.',
    copy: 'Copiar el mensaje',
    copied: 'Mensaje copiado',
    copyByHand: 'Cópielo desde aquí:',
  },
  failed: {
    title: 'Error',
    toast:
      'Ha habido un problema al enviar su mensaje. Vuelva a intentarlo o contacte directamente con nosotros.',
    inline:
      'No se ha podido enviar el mensaje. Vuelva a intentarlo o contacte directamente con nosotros.',
    final:
      'No hemos podido enviar su mensaje ni abrir su programa de correo. Contacte directamente con nosotros.',
  },
  summary: 'Revise de nuevo estos campos:',
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  trap: 'Código de referencia',
  placeholders: {
    name: 'Su nombre y apellidos',
    email: 'nombre@empresa.com',
    optional: 'Opcional',
    subject: '¿De qué se trata?',
    message: 'Productos, ubicaciones, número de máquinas',
  },
  privacy: 'Política de privacidad',
  requiredHint: 'Los campos marcados con * son obligatorios.',
};
