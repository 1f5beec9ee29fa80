import type { spamWords as english } from '../en/spam-words.ts';
import type { Translation } from '../wording.ts';

export const spamWords: Translation<typeof english> = {
  token: {
    missing: 'sie wurde gesendet, ohne dass das Formular auf der Website geöffnet wurde',
    forged: 'das Formular, mit dem sie gesendet wurde, stammt nicht von dieser Website',
    'other-form': 'sie wurde mit einem anderen Formular gesendet, als sie angibt',
    'other-key': 'sie wurde mit einem Formular gesendet, das schon einmal benutzt wurde',
    'too-fast':
      'das Formular wurde in weniger als zwei Sekunden ausgefüllt, schneller, als Menschen tippen',
    'too-old': 'das Formular war länger als einen Tag geöffnet',
    'from-the-future':
      'das Formular wurde später geöffnet als abgesendet; eine Uhr geht also falsch',
  },
  proof: {
    wrong: 'der Browser gab eine falsche Antwort, als viele Nachrichten eingingen',
    spent: 'der Browser gab eine Antwort, die schon einmal benutzt wurde',
  },
  trap: 'ein Feld, das Menschen nicht sehen, wurde ausgefüllt',
  unknownForm: 'sie nennt ein Formular, das es auf dieser Website nicht gibt',
  rush: 'zu dieser Zeit gingen ungewöhnlich viele Nachrichten ein',
  links: 'sie enthält {links} Links',
  repeated: 'derselbe Text kam innerhalb eines Tages {times}-mal',
};
