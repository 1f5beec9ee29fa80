import { heroContent } from '../../model/hero-content.ts';
import { homePageContent } from '../../model/home-page-content.ts';
import {
  footerColumn,
  navigationLink,
  promoStrip,
  siteSettings,
} from '../../model/site-settings.ts';
import { translation, type SampleTranslation } from './sample-translation.ts';

const link = (name: string, title: string) =>
  translation(navigationLink, `link-${name}`, { title });

/** The home page with its slides, and what every page has: menu, footer and strip. */
export const germanHome: SampleTranslation[] = [
  translation(homePageContent, 'home-page', {
    featuresSectionTitle: 'Eine Plattform vom Regal bis zur Abrechnung',
    featuresSectionDescription:
      'Bestand, Preise, Zahlungen und Abholungen laufen über denselben Datenbestand. Was Sie sehen, ist das, was im Automaten liegt.',
    feature1Title: 'Verkaufen, was Sie wollen',
    feature1Description:
      'Snacks, Pflege, Salate oder versiegelte Packungen: Was in einen Schacht oder ein Fach passt, verkaufen Sie hier.',
    feature2Title: 'Erst das Ziel, dann das Gerät',
    feature2Description:
      'Sie wählen das Ergebnis, danach die Automaten und Regeln, die dorthin führen.',
    feature3Title: 'Alle Standorte im Blick',
    feature3Description:
      'Welche Türen erreichbar sind, welche Schächte leer werden und wohin die nächste Fahrt geht, über Orte und Zeitzonen hinweg.',
    feature4Title: 'Zahlen, mit denen man arbeiten kann',
    feature4Description:
      'Umsatz, Marge und Verderb je Schacht, Automat und Standort, aktuell mit jedem Verkauf.',
    feature5Title: 'Geprüft, bevor die Klappe aufgeht',
    feature5Description:
      'Altersprüfung, Kühlkettensperre und lückenloses Protokoll gehören zum Verkauf und stehen nicht bloß auf einem Aufkleber.',
    feature6Title: 'In wenigen Tagen am Netz',
    feature6Description:
      'Steuerung anschließen, Belegungsplan laden und noch in derselben Woche die erste kontaktlose Zahlung annehmen.',
    productCategoriesTitle: 'Was möchten Sie verkaufen?',
    productCategoriesDescription:
      'Für jede Warengruppe gelten eigene Regeln. Die Software kennt sie schon.',
    businessGoalsTitle: 'Ziele, die Sie mit uns erreichen',
    businessGoalsDescription:
      'Beginnen Sie mit dem Ergebnis, das Sie brauchen. Zu jedem Ziel gehört eine Ausstattung, die dorthin führt.',
    availableMachines: 'Automaten und Schließfächer, sofort einsatzbereit',
    availableMachinesDescription:
      'Wählen Sie ein Beispielmodell oder binden Sie Geräte an, die Sie schon haben.',
  }),
  translation(heroContent, 'slide-lobby', {
    title: 'Verkaufen Sie, was Sie wollen, am Automaten',
    subtitle: 'Unsere Software verbindet Automaten verschiedener Hersteller zu einem System.',
    imageAlt:
      'Ein Verkaufsautomat und eine Schließfachanlage mit zehn Fächern in einer hellen Halle',
    primaryButtonText: 'Vorführung anfragen',
    secondaryButtonText: 'Automaten ansehen',
    featureItems: [
      'Unabhängig vom Hersteller',
      'Bestand in Echtzeit',
      'Viele Zahlungsarten',
      'Aussagekräftige Auswertungen',
    ],
    badgeText: 'Für viele Automatenmodelle',
  }),
  translation(heroContent, 'slide-outdoor', {
    title: 'Geöffnet, wenn der Laden schon zu hat',
    subtitle:
      'Wettergeschützte Automaten und Schließfächer verkaufen und übergeben zu Zeiten, die keine Theke abdeckt.',
    imageAlt: 'Ein beleuchteter Automat im Freien unter seinem Vordach in der Dämmerung',
    primaryButtonText: 'Automaten und Schließfächer',
    secondaryButtonText: 'Neuen Standort planen',
    featureItems: [
      'Mit Regendach',
      'Beleuchtete Front',
      'Verkauf auch ohne Netz',
      'Meldungen aufs Smartphone',
    ],
    badgeText: 'Drinnen und draußen',
  }),
  translation(heroContent, 'slide-dashboard', {
    title: 'Wissen, was sich verkauft, bevor Sie losfahren',
    subtitle:
      'Bestand, Störungen und Touren auf einem Bildschirm. So hat jeder Halt einen Grund und jede Kiste ihren Platz.',
    imageAlt: 'Die Betriebsübersicht vor einer unscharfen Halle',
    primaryButtonText: 'Technik entdecken',
    secondaryButtonText: 'Flotte steuern',
    featureItems: [
      'Bestand in Echtzeit',
      'Vorgepackte Ladungen',
      'Kürzere Touren',
      'Berichte nach Plan',
    ],
    badgeText: 'Eine Übersicht für die ganze Flotte',
  }),
  translation(siteSettings, 'site-settings', {
    footerLine: 'Software, Automaten und Schließfächer für den Verkauf ohne Personal.',
    searchSynonyms:
      'Kühlschrank, Kühlautomat, gekühlt\nClick and Collect, Abholung, Bestellung abholen',
    searchBestBets:
      'Telefon, Telefonnummer, E-Mail-Adresse = /contact\nPreise, Angebot, Kosten = /contact',
  }),
  link('products', 'Produkte'),
  link('machines', 'Automaten'),
  link('technology', 'Technik'),
  link('tools', 'Hilfen für Käufer'),
  link('project', 'Merkliste'),
  link('about', 'Über uns'),
  link('blog', 'Blog'),
  link('contact', 'Kontakt'),
  translation(footerColumn, 'column-solutions', { title: 'Lösungen' }),
  translation(footerColumn, 'column-company', { title: 'Unternehmen' }),
  translation(promoStrip, 'promo-strip', {
    title: 'Beispiel: Erleben Sie unsere Automaten beim Tag der offenen Tür im Frühling.',
    linkText: 'Schreiben Sie uns',
  }),
];
