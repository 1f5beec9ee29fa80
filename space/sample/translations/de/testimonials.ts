import { testimonialSection } from '../../../model/testimonial-section.ts';
import { testimonial } from '../../../model/testimonial.ts';
import { translation } from '../sample-translation.ts';

const NOTE = 'Beispielzitate. Ersetzen Sie sie durch Worte, denen Ihre Kunden zugestimmt haben.';

const onPage = (key: string, title: string) =>
  translation(testimonialSection, `testimonials-${key}`, { title, subtitle: NOTE });
const said = (name: string, position: string, quote: string) =>
  translation(testimonial, `testimonial-${name}`, { position, quote });

export const testimonials = [
  onPage('home', 'Führende Unternehmen der Branche vertrauen uns'),
  onPage('products', 'Wie sich ein Sortimentswechsel anfühlt'),
  onPage('business-goals', 'Ziele, in den Worten derer, die sie verfolgen'),
  onPage('machines', 'Von denen, die sie befüllen'),
  onPage('technology', 'Aus dem Büro hinter den Automaten'),
  said(
    'route',
    'Betriebsleitung',
    'Wir fahren nicht mehr zu Automaten, die noch voll sind. Der Tourenplan schreibt sich jetzt selbst, und er stimmt.',
  ),
  said(
    'range',
    'Category Management',
    'Ein Sortimentswechsel kostete uns früher eine Woche voller Besuche. Heute veröffentlichen wir den Belegungsplan, und die Ware liegt in den Kisten.',
  ),
  said(
    'pickup',
    'Filialleitung',
    'Abholungen stehen nicht mehr in der Schlange an der Kasse. Kunden scannen, das Fach öffnet sich, und wir sehen, dass es geleert wurde.',
  ),
  said(
    'fresh',
    'Küchenleitung',
    'Die Preisstufen am Abend verkaufen, was wir früher weggeworfen haben. Das Protokoll beantwortet die Fragen der Lebensmittelkontrolle.',
  ),
  said(
    'checks',
    'Compliance',
    'Abgelehnte Prüfungen stehen im selben Protokoll wie Verkäufe. Danach fragt ein Prüfer zuerst.',
  ),
  said(
    'sites',
    'Expansion',
    'Wir haben drei Eingangshallen mit einer Vorlage erprobt und die zwei behalten, die liefen. Den dritten Automaten umzusetzen dauerte einen Vormittag.',
  ),
  said(
    'refund',
    'Leitung Kundendienst',
    'Bleibt ein Artikel hängen, ist das Geld zurück, bevor die Kundin unsere Telefonnummer gefunden hat.',
  ),
  said(
    'wall',
    'Gebäudeverwaltung',
    'Das Wandgerät hing nach einem Nachmittag, und der Flur ist so breit wie zuvor.',
  ),
  said(
    'mixed',
    'Automatenbetreiber',
    'Unsere älteren Automaten und die neuen Schließfächer stehen in einer Liste. Das Team musste einen Bildschirm lernen.',
  ),
  said(
    'exports',
    'Leitung Finanzen',
    'Ich kann eine Zahl aus dem Monatsbericht bis zum einzelnen Beleg verfolgen und beides exportieren.',
  ),
];
