import { homePageContent } from '../../../model/home-page-content.ts';
import { translation } from '../sample-translation.ts';

export const home = [
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
];
