import type { handOffWords as english } from '../en/hand-off-words.ts';
import type { Translation } from '../wording.ts';

export const handOffWords: Translation<typeof english> = {
  refusals: {
    tooMany: 'La destination a demandé une pause, car elle reçoit trop de messages (429).',
    fault: 'La destination est elle-même en panne ({status}).',
    moved: 'Son adresse mène ailleurs ({status}). Saisissez l’adresse vers laquelle elle renvoie.',
    account:
      'Elle refuse notre compte ({status}). Le jeton ou le secret est incorrect, a expiré ou manque d’un droit.',
    scopes: 'Il manque au jeton le droit {names}.',
    gone: 'Il n’y a rien à son adresse ({status}). L’élément y a été supprimé, ou l’adresse est incorrecte.',
    refused: 'Elle a refusé cette demande ({status}).',
    field:
      'Elle a refusé le champ « {field} ». Vérifiez la correspondance ou ce que le visiteur y a écrit.',
    fieldWithCode:
      'Elle a refusé le champ « {field} » ({code}). Vérifiez la correspondance ou ce que le visiteur y a écrit.',
    code: 'Elle a refusé cette demande ({code}).',
    limit: 'Une limite du compte est atteinte ({code}).',
    tooLarge: 'Sa réponse est plus longue que ce que lit le site.',
    notPublic: 'L’adresse de {host} n’est pas publique : rien n’y est envoyé.',
    notHttps: 'Son adresse ne commence pas par https://.',
    unreadable: 'Sa réponse n’a pas pu être comprise.',
    sealed:
      'Ses secrets ont été enregistrés avec une autre SETTINGS_KEY. Saisissez-les de nouveau ou faites rétablir l’ancienne clé.',
  },
  receipts: {
    there: 'y était déjà',
    replaced: 'un changement d’étape plus récent a été envoyé à la place',
    notYet: 'la demande elle-même passe d’abord',
    notHandedOver: 'la demande elle-même n’a pas été transmise',
    deleted: 'la demande a été supprimée entre-temps',
  },
  findings: {
    unknownTarget: 'Ce champ n’y existe pas : {targets}.',
    required: 'Obligatoire là-bas, mais rien n’y correspond : {targets}.',
    readOnly: 'Non modifiable là-bas : {targets}.',
    noField: 'Le champ « {name} », qui doit contenir la clé, n’y existe pas.',
    notUnique:
      'Le champ « {name} » n’y est pas limité à des valeurs uniques : une répétition créerait un deuxième enregistrement.',
    notExternalId:
      'Le champ « {name} » n’y est pas marqué comme identifiant externe : une répétition créerait un deuxième enregistrement.',
    notText: 'Le champ « {name} » n’y est pas un champ de texte.',
    noPipeline: 'Il n’y existe pas de pipeline « {name} ».',
    noStage: 'Ce pipeline n’a pas d’étape « {name} ».',
    noStageTarget:
      'Les changements d’étape doivent être envoyés, mais rien ne correspond au champ « stage ».',
    tested: 'La destination a pris le dernier test.',
    testFailed: 'La destination n’a pas pris le dernier test : {reason}',
    cannotAsk:
      'On ne peut pas lui demander si tout concorde. Envoyez un test et vérifiez qu’il arrive.',
    cannotRecognise:
      'Elle ne reconnaît pas les répétitions : après une connexion interrompue, une demande peut arriver deux fois.',
  },
};
