import { technologyPageContent } from '../../../model/technology-page-content.ts';
import { translation } from '../sample-translation.ts';

export const technologyPage = [
  translation(technologyPageContent, 'technology-page', {
    navigationLinkText: 'Technik',
    heroTitle: 'Unsere technische Plattform',
    heroDescription:
      'Eine Steuerung im Automaten, ein gemeinsamer Datenbestand in der Mitte und Ansichten für alle, die planen, packen, fahren und verkaufen.',
    heroPrimaryButtonText: 'Vorführung anfragen',
    heroSecondaryButtonText: 'Funktionen ansehen',
    introTitle: 'Ein Datenbestand, viele Ansichten',
    introDescription:
      'Fällt ein Artikel, sehen Schacht, Packliste, Bericht und Erstattungsregel dasselbe Ereignis. Nichts wird zweimal eingegeben.',
  }),
];
