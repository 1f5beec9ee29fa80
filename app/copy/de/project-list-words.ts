import type { projectListWords as english } from '../en/project-list-words.ts';
import type { Translation } from '../wording.ts';

export const projectListWords: Translation<typeof english> = {
  machine: '{quantity} × {title}',
  added: 'Auf Ihrer Projektliste: {title}',
  open: {
    one: 'Projektliste öffnen (1 Eintrag)',
    other: 'Projektliste öffnen ({count} Einträge)',
  },
  foreign: 'Das ist nicht die Liste, die in diesem Browser gespeichert ist.',
  old: 'Diese Liste ist in diesem Browser noch nicht gespeichert.',
  keep: 'Hier speichern',
  merge: 'Zu meiner hinzufügen',
  own: 'Meine öffnen',
  later: 'Jetzt nicht',
  copied: 'Die Adresse wurde kopiert.',
  offline:
    'Keine Verbindung: Das ist Ihre Liste, wie dieser Browser sie gespeichert hat. Ergebnisse und Bilder kommen mit der Verbindung zurück.',
};
