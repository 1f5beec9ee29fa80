import type { mailWords as english } from '../en/mail-words.ts';
import type { Translation } from '../wording.ts';

export const mailWords: Translation<typeof english> = {
  inquiry: {
    title: 'Consulta n.º {number} del sitio {siteName}',
    lead: '{who} le ha escrito.',
    leadAbout: '{who} le ha escrito sobre {about}.',
    ofCompany: '{name} ({company})',
    open: 'Abrir en la bandeja de entrada',
    reply: 'Responda a este correo para escribir a {name}.',
    project: 'La lista de proyecto que se envió con ella:',
    openProject: 'Abrir la lista de proyecto',
    unsure: 'Marcada como dudosa: {reasons}.',
    facts: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      company: 'Empresa',
      about: 'Sobre',
      subject: 'Asunto',
      form: 'Formulario',
      page: 'Página',
      language: 'Idioma de la página',
      landing: 'Página de entrada',
      cameFrom: 'Procedencia',
      campaign: 'Campaña',
      received: 'Recibida',
    },
  },
  assignment: {
    subject: 'Para usted: consulta n.º {number} de {who}',
    title: 'La consulta n.º {number} es ahora suya',
    given: '{by} le ha asignado la consulta n.º {number}.',
  },
  followUp: {
    subject: 'Seguimiento: consulta n.º {number} de {who}',
    title: 'Seguimiento de la consulta n.º {number}',
    due: 'Toca hacer el seguimiento de la consulta n.º {number}: {when}.',
    unattended: 'Nadie se ocupa de ella, por eso este aviso le llega a usted.',
  },
  destinationBreak: {
    title: '{name} no acepta todas las consultas',
    kept: 'Se conservan y se envían en cuanto el destino las acepte. Las que ha rechazado definitivamente le esperan a usted. Esto es lo que ha respondido:',
    open: 'Abrir el destino',
  },
  acknowledgement: {
    subject: 'Hemos recibido su mensaje (n.º {number})',
    title: 'Hemos recibido su mensaje',
    thanks: 'Gracias por su mensaje.',
    soon: 'Le responderemos pronto.',
    when: {
      one: 'Recibirá nuestra respuesta en un día laborable.',
      other: 'Recibirá nuestra respuesta en {count} días laborables.',
    },
    number: 'Su consulta tiene el número {number}.',
    copy: 'Esto es lo que escribió:',
    project: 'Esta es la lista de proyecto que envió con su mensaje:',
    leftOut: 'En esta copia se han omitido las direcciones web y de correo electrónico.',
    addressLeftOut: '[dirección omitida]',
    because:
      'Recibe este correo porque su dirección se introdujo en un formulario del sitio {siteName}. Si no fue usted, no tiene que hacer nada.',
  },
  newsletter: {
    subject: 'Confirme su suscripción a {siteName}',
    title: 'Confirme su suscripción',
    ask: 'Confirme que desea recibir el boletín de {siteName}:',
    confirm: 'Confirmar mi suscripción',
    otherwise:
      'Si no lo ha solicitado, no tiene que hacer nada: sin su confirmación no se envía nada.',
    leave: 'Darse de baja',
  },
  spamDigest: {
    subject: '{siteName}: mensajes marcados como spam ({total})',
    title: {
      one: '{count} mensaje marcado como spam',
      many: '{count} de mensajes marcados como spam',
      other: '{count} mensajes marcados como spam',
    },
    head: {
      one: '{count} mensaje se marcó como spam y no se envió por separado. Todos se conservan; cada uno puede marcarse como legítimo en la bandeja de entrada del sitio.',
      many: '{count} de mensajes se marcaron como spam y no se enviaron uno a uno. Todos se conservan; cada uno puede marcarse como legítimo en la bandeja de entrada del sitio.',
      other:
        '{count} mensajes se marcaron como spam y no se enviaron uno a uno. Todos se conservan; cada uno puede marcarse como legítimo en la bandeja de entrada del sitio.',
    },
    rest: 'y {count} más',
    open: 'Abrir en la bandeja de entrada',
  },
  invitation: {
    title: 'Su invitación a {siteName}',
    invites:
      '{who} le invita al área de administración de {siteName}, {role}. Para crear su cuenta, abra este enlace:',
    roles: {
      owner: 'con el rol de propietario y acceso a todo',
      sales: 'con el rol de ventas: allí responderá consultas',
      editor:
        'con el rol de editor: allí se encargará de contenidos, vistas previas y redirecciones',
    },
    open: 'Crear mi cuenta',
    byHand: 'O abra {address} e introduzca este código:',
    rules:
      'El enlace y el código sirven una sola vez, solo para esta dirección de correo electrónico y hasta el {until} UTC.',
    otherwise: 'Si no esperaba este correo, no tiene que hacer nada.',
  },
  accountNotice: {
    subject: '{siteName}: {title}',
    when: 'Cuándo',
    open: 'Ver las personas',
    roles: { owner: 'propietario', sales: 'ventas', editor: 'editor' },
    acts: {
      'second-factor-on': {
        title: 'Se ha activado un segundo factor',
        text: '{by} ha activado un segundo factor. Sirve de inmediato para iniciar sesión. Para quitar a otros un rol o una cuenta, cuenta a partir del {from} o en cuanto lo confirme otro propietario.',
      },
      'second-factor-confirmed': {
        title: 'Se ha confirmado un segundo factor',
        text: '{by} ha confirmado el segundo factor de {whom}. Cuenta desde ahora.',
      },
      'second-factor-off': {
        title: 'Se ha desactivado un segundo factor',
        text: 'El segundo factor de {whom} ha sido desactivado por {by}.',
      },
      'recovery-codes-made': {
        title: 'Se han creado nuevos códigos de recuperación',
        text: '{by} ha creado nuevos códigos de recuperación para el segundo factor.',
      },
      'owner-invited': {
        title: 'Se ha invitado a un nuevo propietario',
        text: '{by} ha invitado a {whom} a ser propietario.',
      },
      'owner-joined': {
        title: 'Hay un nuevo propietario',
        text: '{whom} ha creado una cuenta de propietario.',
      },
      'role-changed': {
        title: 'Se ha cambiado un rol',
        text: '{by} ha cambiado el rol de {whom}, desde ahora: {role}.',
      },
      'account-removed': {
        title: 'Se ha eliminado una cuenta',
        text: '{by} ha eliminado la cuenta de {whom}.',
      },
    },
    otherwise:
      'Si lo sabía, no tiene que hacer nada. Si no, pregunte enseguida a los demás propietarios, y no por correo. Ponga una contraseña nueva en «Your account», lo que cierra sus otras sesiones, y revise las personas y el registro. Si ya no puede iniciar sesión, quien gestiona el sitio puede ayudarle.',
  },
  reset: {
    subject: 'Cree una nueva contraseña para {siteName}',
    title: 'Cree una nueva contraseña',
    ask: 'Alguien ha solicitado una nueva contraseña para su cuenta en {siteName}. Para crearla, abra este enlace antes de {minutes} minutos:',
    open: 'Crear nueva contraseña',
    otherwise:
      'Si no fue usted, no tiene que hacer nada: sin este enlace no cambia nada. El enlace funciona una sola vez.',
  },
};
