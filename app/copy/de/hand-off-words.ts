import type { handOffWords as english } from '../en/hand-off-words.ts';
import type { Translation } from '../wording.ts';

export const handOffWords: Translation<typeof english> = {
  refusals: {
    tooMany: 'Das Zielsystem bat um eine Pause, weil es zu viele Nachrichten bekommt (429).',
    fault: 'Das Zielsystem hat selbst eine Störung ({status}).',
    moved:
      'Die Adresse des Zielsystems führt woandershin ({status}). Tragen Sie die Adresse ein, auf die sie führt.',
    account:
      'Das Zielsystem weist unser Konto ab ({status}). Die Zugangsdaten sind falsch oder abgelaufen, oder ihnen fehlt ein Recht.',
    scopes: 'Dem Token fehlen diese Rechte: {names}.',
    gone: 'Unter der Adresse des Zielsystems ist nichts ({status}). Es wurde dort entfernt, oder die Adresse ist falsch.',
    refused: 'Das Zielsystem hat diese Anfrage abgelehnt ({status}).',
    field:
      'Das Zielsystem hat das Feld „{field}“ abgelehnt. Prüfen Sie die Zuordnung und was im Feld eingetragen wurde.',
    fieldWithCode:
      'Das Zielsystem hat das Feld „{field}“ abgelehnt ({code}). Prüfen Sie die Zuordnung und was im Feld eingetragen wurde.',
    code: 'Das Zielsystem hat diese Anfrage abgelehnt ({code}).',
    limit: 'Eine Grenze des Kontos ist erreicht ({code}).',
    tooLarge: 'Die Antwort des Zielsystems ist größer, als die Website liest.',
    notPublic: 'Die Adresse von {host} ist nicht öffentlich, deshalb wird nichts dorthin gesendet.',
    notHttps: 'Die Adresse des Zielsystems beginnt nicht mit https://.',
    unreadable: 'Die Antwort des Zielsystems war nicht zu verstehen.',
    sealed:
      'Die Zugangsdaten des Zielsystems wurden mit einem anderen SETTINGS_KEY gespeichert. Geben Sie sie neu ein oder lassen Sie den früheren Schlüssel setzen.',
  },
  receipts: {
    there: 'war schon da',
    replaced: 'stattdessen wurde ein späterer Phasenwechsel gesendet',
    notYet: 'zuerst geht die Anfrage selbst',
    notHandedOver: 'die Anfrage selbst wurde nicht übergeben',
    deleted: 'die Anfrage wurde inzwischen gelöscht',
  },
  findings: {
    unknownTarget: 'Dieses Feld gibt es dort nicht: {targets}.',
    required: 'Dort Pflicht, aber nichts ist zugeordnet: {targets}.',
    readOnly: 'Dort nicht beschreibbar: {targets}.',
    noField: 'Das Feld „{name}“, das den Schlüssel aufnehmen soll, gibt es dort nicht.',
    notUnique:
      'Das Feld „{name}“ ist dort nicht auf eindeutige Werte eingestellt; eine Wiederholung würde einen zweiten Datensatz anlegen.',
    notExternalId:
      'Das Feld „{name}“ ist dort nicht als externe ID gekennzeichnet; eine Wiederholung würde einen zweiten Datensatz anlegen.',
    notText: 'Das Feld „{name}“ ist dort kein Textfeld.',
    noPipeline: 'Eine Pipeline „{name}“ gibt es dort nicht.',
    noStage: 'Eine Phase „{name}“ gibt es in dieser Pipeline nicht.',
    noStageTarget:
      'Phasenwechsel sollen gesendet werden, aber dem Feld „stage“ ist nichts zugeordnet.',
    tested: 'Das Ziel hat den letzten Test angenommen.',
    testFailed: 'Das Ziel hat den letzten Test nicht angenommen: {reason}',
    cannotAsk:
      'Es lässt sich dort nicht abfragen, ob alles passt. Senden Sie einen Test und sehen Sie nach, ob er ankommt.',
    cannotRecognise:
      'Wiederholungen werden dort nicht erkannt: Bricht eine Verbindung ab, kann eine Anfrage doppelt ankommen.',
  },
};
