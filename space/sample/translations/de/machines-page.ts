import { machinesPageContent } from '../../../model/machines-page-content.ts';
import { translation } from '../sample-translation.ts';

export const machinesPage = [
  translation(machinesPageContent, 'machines-page', {
    navigationLinkText: 'Automaten',
    heroTitle: 'Unsere Automaten',
    heroDescription:
      'Verkaufsautomaten für ungekühlte, gekühlte und tiefgekühlte Ware, dazu Schließfächer für Abholung, Rückgabe und Pakete.',
    heroPrimaryButtonText: 'Verkaufsautomaten',
    heroSecondaryButtonText: 'Schließfachanlagen',
    introTitle: 'Geräte, die melden, was in ihnen steckt',
    introDescription:
      'In jedem Modell arbeiten dieselbe Steuerung, dasselbe Terminal und derselbe Ausgabe- oder Türsensor. So stehen Schließfach und Tiefkühlautomat in einer Liste. Die Modelle hier sind Beispiele; Maße und Aufteilung legen wir mit Ihnen fest.',
    machineTypesTitle: 'Schacht oder Fach?',
    machineTypesDescription:
      'Verkaufsautomaten eignen sich für gleichartige Ware, die oft verkauft wird, Schließfächer für Bestellungen, Pakete und alles, was nicht fallen darf.',
    customMachineCtaTitle: 'Behalten Sie Ihre Automaten',
    customMachineCtaDescription:
      'Mit einem Nachrüstsatz binden wir Automaten mit genormter Zahlungsschnittstelle an. Schicken Sie uns Fotos der Typenschilder, und wir sagen Ihnen, was jeder melden kann.',
    customMachineButtonText: 'Nach der Nachrüstung fragen',
  }),
];
