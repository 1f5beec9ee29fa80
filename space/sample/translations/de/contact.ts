import { contactPageContent } from '../../../model/contact-page-content.ts';
import { faqItem } from '../../../model/faq-item.ts';
import { doc, p, ul } from '../../rich-text.ts';
import { translation } from '../sample-translation.ts';

const faq = (name: string, question: string, ...answer: Parameters<typeof doc>) =>
  translation(faqItem, `faq-${name}`, { question, answer: doc(...answer) });

export const contact = [
  translation(contactPageContent, 'contact-page', {
    navigationLinkText: 'Kontakt',
    introTitle: 'Kontakt',
    introDescription:
      'Sagen Sie uns, was Sie wo verkaufen. Wir antworten mit einem passenden Vorschlag und dem, was es dafür braucht.',
    formSectionTitle: 'Schreiben Sie uns',
    consentText:
      'Was Sie hier eingeben, verwenden wir, um Ihre Nachricht zu beantworten, und für nichts anderes.',
    emailCardTitle: 'E-Mail',
    emailResponseTime: 'Beispielhinweis: Wir antworten innerhalb eines Werktags',
    phoneCardTitle: 'Telefon',
    phoneAvailability: 'Beispielzeiten: Montag bis Freitag, 9 bis 17 Uhr',
    addressCardTitle: 'Post',
    addressType: 'Beispiel einer Postanschrift',
    faqSectionTitle: 'Häufige Fragen',
  }),
  faq(
    'existing-machines',
    'Kann ich Automaten anbinden, die ich schon habe?',
    p(
      'Meistens ja. Automaten mit MDB-Zahlungsschnittstelle können bargeldlos kassieren und Verkäufe melden. Über einen DEX-Anschluss kommen Abrechnungsdaten hinzu. Schicken Sie uns Fotos der Typenschilder, und wir sagen Ihnen, was jeder Automat melden kann.',
    ),
    p(
      'Für den Bestand je Schacht braucht es einen Ausgabesensor. Mehr dazu bei der [Steuerung](/technology/machine-control).',
    ),
  ),
  faq(
    'first-site',
    'Was brauche ich für den ersten Standort?',
    ul(
      'Einen ebenen Boden oder eine tragende Wand und eine geerdete Steckdose',
      'Ein Netz: Mobilfunk, WLAN oder Kabel',
      'Eine Vereinbarung mit dem Eigentümer des Standorts',
      'Eine Artikelliste mit Maßen und Preisen',
    ),
  ),
  faq(
    'payment',
    'Welche Zahlungsarten sind möglich?',
    p(
      'Kontaktlose Karten, das Smartphone und QR-Codes. Für Beschäftigte lassen sich Ausweise einbinden. Münzen und Scheine gehen, wo der Automat einen Einwurf dafür hat.',
    ),
  ),
  faq(
    'offline',
    'Was passiert, wenn das Netz ausfällt?',
    p(
      'Der Automat verkauft weiter, in den Grenzen, die Sie festlegen. Verkäufe, Temperaturwerte und Türöffnungen speichert er und sendet sie, sobald die Verbindung wieder steht.',
    ),
  ),
  faq(
    'age',
    'Wie wird Ware mit Altersgrenze verkauft?',
    p(
      'Das Menü bleibt gesperrt, bis eine Prüfung bestanden ist. Verfahren, Zeiten und Grenzen richten sich nach dem Standort. Für den Verkauf solcher Ware brauchen Sie die Genehmigungen des Ortes, an dem der Automat steht; darum kümmern Sie sich selbst. Siehe [Vape und Cannabis](/products/vape).',
    ),
  ),
  faq(
    'locker-size',
    'Wie viele Schließfächer brauche ich?',
    p(
      'Zählen Sie die Bestellungen eines starken Tages, rechnen Sie hinzu, was bis zum nächsten Tag liegen bleibt, und halten Sie ein Fünftel der Fächer frei. Unser Beitrag zur [Größe einer Paketanlage](entry:sample-post-sizing-a-parcel-locker) rechnet ein Beispiel durch.',
    ),
  ),
  faq(
    'data',
    'Wem gehören die Verkaufsdaten?',
    p(
      'Ihnen. Verkäufe, Befüllungen und Störungen können Sie jederzeit als CSV exportieren und über eine Schnittstelle mit eigenen Programmen abrufen.',
    ),
  ),
  faq(
    'trial',
    'Kann ich erst einen Automaten ausprobieren?',
    p(
      'Ja. Wir empfehlen einen Standort, ein Ziel und einen Tag, an dem Sie entscheiden. Was im Bericht über den Versuch steht, zeigt die Seite [Mehr Standorte](/business-goals/expand-footprint).',
    ),
  ),
];
