import { productsPageContent } from '../../../model/products-page-content.ts';
import { translation } from '../sample-translation.ts';

export const productsPage = [
  translation(productsPageContent, 'products-page', {
    navigationLinkText: 'Ihr Sortiment',
    heroTitle: 'Lösungen für jedes Sortiment',
    heroDescription:
      'Temperatur, Altersgrenze, Chargen, Präsentation: Für jede Warengruppe gelten andere Regeln. Wählen Sie Ihre aus und sehen Sie, was die Software daraus macht.',
    heroPrimaryButtonText: 'Vorführung anfragen',
    heroSecondaryButtonText: 'Zur Technik',
    purposeStatementTitle: 'Erst die Ware, dann der Automat',
    purposeStatementDescription:
      'Eine Flasche, ein Salat und eine versiegelte Packung brauchen unterschiedliche Fächer, Prüfungen und Preise. Wir richten das je Warengruppe ein, damit Sie alle über eine Oberfläche steuern.',
    categoriesSectionTitle: 'Warengruppen',
    categoriesSectionDescription:
      'Jede Seite nennt die Regeln, die Funktionen und die Automaten, die zur Ware passen.',
    keyFeaturesTitle: 'Was für jede Warengruppe dabei ist',
    keyFeaturesDescription: 'Für Snacks, Kosmetik und Pakete funktioniert das gleich.',
    keyFeatures: [
      'Bestand je Schacht und je Fach in Echtzeit',
      'Belegungspläne, die Maße und Gewicht prüfen',
      'Preise und Aktionen nach Standort und Uhrzeit',
      'Mindesthaltbarkeit und Chargennummern',
      'Karte, Smartphone und QR-Code an einem Terminal',
      'Packlisten, die fertig sind, bevor der Wagen losfährt',
      'Automatische Erstattung, wenn die Ware hängen bleibt',
      'Exporte für Ihre Buchhaltung',
    ],
    demoRequestTitle: 'Sehen Sie es mit Ihren eigenen Artikeln',
    demoRequestDescription:
      'Schicken Sie uns zehn Ihrer Artikel. Wir zeigen Ihnen einen Belegungsplan, die Preise und eine Packliste dazu.',
    demoRequestBulletPoints: [
      'Ein Belegungsplan für einen Automaten Ihrer Wahl',
      'Die Regeln Ihrer Warengruppe, fertig eingestellt',
      'Eine Übersicht, was Ihre vorhandenen Automaten können',
    ],
  }),
];
