import type { handOffWords as english } from '../en/hand-off-words.ts';
import type { Translation } from '../wording.ts';

export const handOffWords: Translation<typeof english> = {
  refusals: {
    tooMany: 'Pide una pausa porque recibe demasiados mensajes (429).',
    fault: 'Tiene un fallo propio ({status}).',
    moved: 'Su dirección lleva a otro lugar ({status}). Introduzca la dirección a la que lleva.',
    account:
      'Rechaza nuestra cuenta ({status}). El token o el secreto es erróneo, ha caducado o le falta un permiso.',
    scopes: 'Al token le falta el permiso {names}.',
    gone: 'No hay nada en su dirección ({status}). Se ha eliminado allí o la dirección es errónea.',
    refused: 'Ha rechazado esta consulta ({status}).',
    field:
      'Ha rechazado el campo «{field}». Revise la asignación o lo que el visitante escribió en él.',
    fieldWithCode:
      'Ha rechazado el campo «{field}» ({code}). Revise la asignación o lo que el visitante escribió en él.',
    code: 'Ha rechazado esta consulta ({code}).',
    limit: 'Se ha alcanzado un límite de la cuenta ({code}).',
    tooLarge: 'Su respuesta es mayor de lo que el sitio puede leer.',
    notPublic: 'La dirección de {host} no es pública, así que no se envía nada allí.',
    notHttps: 'Su dirección no empieza por https://.',
    unreadable: 'No se ha podido interpretar su respuesta.',
    sealed:
      'Sus secretos se guardaron con otra SETTINGS_KEY. Introdúzcalos de nuevo o haga que se restablezca la clave anterior.',
  },
  receipts: {
    there: 'ya estaba allí',
    replaced: 'en su lugar se envió un cambio de fase posterior',
    notYet: 'primero va la propia consulta',
    notHandedOver: 'la consulta en sí no se ha entregado',
    deleted: 'la consulta se eliminó entretanto',
  },
  findings: {
    unknownTarget: 'Estos campos no existen allí: {targets}.',
    required: 'Son obligatorios allí y no se les ha asignado nada: {targets}.',
    readOnly: 'No se puede escribir allí en: {targets}.',
    noField: 'El campo «{name}», que debe contener la clave, no existe allí.',
    notUnique:
      'El campo «{name}» no está configurado allí con valores únicos, así que una repetición crearía un segundo registro.',
    notExternalId:
      'El campo «{name}» no está marcado allí como identificador externo, así que una repetición crearía un segundo registro.',
    notText: 'El campo «{name}» no es allí un campo de texto.',
    noPipeline: 'Allí no hay ningún embudo «{name}».',
    noStage: 'En ese embudo no hay ninguna fase «{name}».',
    noStageTarget:
      'Se deben enviar los cambios de fase y el campo «stage» no está asignado a nada.',
    tested: 'El destino ha aceptado la última prueba.',
    testFailed: 'El destino no ha aceptado la última prueba: {reason}',
    cannotAsk: 'No se le puede preguntar si todo encaja. Envíe una prueba y compruebe si llega.',
    cannotRecognise:
      'No reconoce las repeticiones: si se corta la conexión, una consulta puede llegar dos veces.',
  },
};
