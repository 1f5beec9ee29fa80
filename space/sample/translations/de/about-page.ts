import { about } from '../../../model/about.ts';
import { figuresSection } from '../../../model/page-sections.ts';
import { doc, figure, h2, ol, p, quote, ul } from '../../rich-text.ts';
import { translation } from '../sample-translation.ts';

export const aboutPage = [
  translation(figuresSection, 'about-figures', {
    title: 'Das Unternehmen in Kürze',
    figures: [
      '2019 | das Jahr, in dem wir begonnen haben',
      '14 | Menschen in Software, Technik und Service',
      '2 | Werkstätten für Service und Umbau',
    ],
    source:
      'Beispielangaben. Ersetzen Sie sie durch Ihre eigenen oder nehmen Sie den Abschnitt heraus.',
  }),
  translation(about, 'about-page', {
    navigationLinkText: 'Über uns',
    bodyContent: doc(
      p(
        '*Dies ist ein Beispieltext. Ersetzen Sie ihn im Inhaltsdienst durch Ihre eigene Geschichte.* Wir machen Software für den Verkauf ohne Personal und liefern die Verkaufsautomaten und Schließfachanlagen, auf denen sie läuft.',
      ),
      figure('transit-hall'),
      h2('Woran wir arbeiten'),
      p(
        'Ein Automat ohne Personal muss können, was eine Verkäuferin tut, ohne nachzudenken: wissen, was im Regal liegt, merken, wenn etwas nicht stimmt, prüfen, wer kaufen darf, und das Geld zurückgeben, wenn die Ware nicht herauskam. Diese Gewohnheiten bauen wir in Software ein, damit sie auf jedem Automaten gleich funktionieren.',
      ),
      ul(
        '**Betreiber** haben viele Automaten und wollen weniger unnötige Stopps. Beginnen Sie mit [Flotte steuern](/business-goals/fleet-management).',
        '**Händler** wollen Bestellungen übergeben, wenn der Laden geschlossen ist. Beginnen Sie mit der [Abholung im Schließfach](/business-goals/bopis).',
        '**Marken** wollen ein Sortiment zeigen und verkaufen, wo keine Theke hinpasst. Beginnen Sie mit [Kosmetik](/products/cosmetics).',
        '**Arbeitgeber und Hochschulen** wollen Essen und Bedarf rund um die Uhr. Beginnen Sie mit [frischen Mahlzeiten](/products/fresh-food).',
      ),
      h2('Wie wir arbeiten'),
      ol(
        'Wir fragen nach einem Ziel und danach, woran Sie es messen.',
        'Wir richten einen Standort mit Ihrer Artikelliste ein.',
        'Sie entscheiden an einem vereinbarten Tag, mit den Zahlen des Versuchs vor sich.',
        'Was funktioniert hat, wird zur Vorlage für den nächsten Standort.',
      ),
      quote('Der Automat soll es wissen, bevor der Kunde es merkt.'),
      h2('Was wir nicht tun'),
      p(
        'Wir verkaufen Ihre Daten nicht, und wir sperren sie nicht ein: Exporte gehören zu jedem Vertrag. Wir stellen keine Automaten auf, die altersbeschränkte Ware ohne Prüfung verkaufen. Und wir sagen es, wenn sich ein Automat, den Sie haben, nicht anbinden lässt.',
      ),
      h2('Sprechen Sie mit uns'),
      p('Schreiben Sie uns über die [Kontaktseite](/contact). Jede Nachricht liest ein Mensch.'),
    ),
  }),
];
