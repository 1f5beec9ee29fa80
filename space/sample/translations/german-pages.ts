import { blogPageContent } from '../../model/blog-page-content.ts';
import { businessGoalsPageContent } from '../../model/business-goals-page-content.ts';
import { machinesPageContent } from '../../model/machines-page-content.ts';
import { productsPageContent } from '../../model/products-page-content.ts';
import { technologyPageContent } from '../../model/technology-page-content.ts';
import { translation, type SampleTranslation } from './sample-translation.ts';

/** The words of the lists and of the technology page. */
export const germanPages: SampleTranslation[] = [
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
  translation(businessGoalsPageContent, 'business-goals-page', {
    navigationLinkText: 'Ziele',
    heroTitle: 'Geschäftsziele',
    heroDescription:
      'Sagen Sie, was sich ändern soll: mehr Standorte, weniger unnötige Fahrten, weniger Verderb, schnellere Abholung. Daraus ergibt sich alles Weitere.',
    heroPrimaryButtonText: 'Vorführung anfragen',
    heroSecondaryButtonText: 'Ziele ansehen',
    introTitle: 'Ein Ziel nach dem anderen',
    introDescription:
      'Wer zuerst den Automaten kauft und dann den Grund sucht, scheitert. Wählen Sie das Ergebnis, das Sie sehen wollen, vereinbaren Sie, woran es gemessen wird, und beginnen Sie an einem Standort.',
    goalsSectionTitle: 'Sechs Ziele, mit denen Betreiber anfangen',
    goalsSectionDescription:
      'Jede Seite nennt den Nutzen, die Funktionen dahinter und die passenden Automaten.',
    keyBenefitsTitle: 'Was bei jedem Ziel gleich bleibt',
    keyBenefitsDescription: 'Ihr Ziel darf sich ändern, die Plattform darunter bleibt.',
    keyBenefits: [
      'Eine Oberfläche für Automaten und Schließfächer',
      'Eine vereinbarte Messgröße, bevor der erste Automat steht',
      'Ein Versuch an einem Standort, bevor es in die Fläche geht',
      'Daten, die Sie jederzeit exportieren können',
      'Anbindung von Automaten, die Sie schon haben',
    ],
    customSolutionTitle: 'Ihr Ziel ist nicht dabei?',
    customSolutionDescription:
      'Werkzeugausgabe, Schlüsselübergabe, Wäschetausch, Fundsachen: Wenn es in einen Schacht oder ein Fach passt, erzählen Sie uns davon.',
    customSolutionButtonText: 'Ziel beschreiben',
    testimonialsSectionTitle: 'So sieht es ein paar Monate später aus',
    testimonialsSectionDescription:
      'Beispielzitate. Ersetzen Sie sie durch Worte, denen Ihre Kunden zugestimmt haben.',
    inquiryBulletPoints: [
      'Ein Entwurf für den ersten Standort und seine Messgröße',
      'Automaten und Schließfächer, die zum Ziel passen',
      'Was Ihr Team übernimmt und was die Software',
    ],
  }),
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
  translation(blogPageContent, 'blog-page', {
    navigationLinkText: 'Blog',
    introTitle: 'Unser Blog',
    introDescription: 'Einblicke, Neuigkeiten und Hinweise aus unserem Team.',
    featuredPostsTitle: 'Neuester Beitrag',
    latestArticlesTitle: 'Aktuelle Beiträge',
    newsletterTitle: 'Möchten Sie mehr über unsere Lösungen erfahren?',
    newsletterDescription:
      'Neue Beiträge per E-Mail, etwa einmal im Monat. Sie bestätigen zuerst Ihre Adresse und melden sich mit einem Klick wieder ab.',
    newsletterButtonText: 'Abonnieren',
    newsletterPlaceholder: 'sie@firma.de',
  }),
];
