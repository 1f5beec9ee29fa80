import type { specSheetWords as english } from '../en/spec-sheet-words.ts';
import type { Translation } from '../wording.ts';

export const specSheetWords: Translation<typeof english> = {
  title: '{machine}: Datenblatt und Standort-Checkliste',
  description:
    '{machine}: technische Daten auf einem Blatt und eine Checkliste, was der Standort bieten muss: Boden, Strom, Netzwerk, Luft, Zugang, Genehmigungen, Zertifikate.',
  trail: 'Datenblatt',
  link: 'Datenblatt und Standort-Checkliste',
  download: 'Als PDF herunterladen',
  back: 'Zurück zu {machine}',
  facts: 'Technische Daten',
  noFacts:
    'Für diesen Automaten sind noch keine technischen Daten veröffentlicht. Fragen Sie uns, bevor Sie seinen Standort planen.',
  features: 'Merkmale',
  checklist: 'Standort-Checkliste',
  checklistText:
    'Was der Standort bieten muss. Haken Sie vor der Bestellung jede Zeile auf Papier ab. Wo „Fragen Sie uns“ steht, gibt es für diesen Automaten keine Angabe: Das heißt nicht, dass nichts nötig ist.',
  given: '„{text}“',
  givenNote:
    'Der Text oben und was in Anführungszeichen steht, sind im Wortlaut und in den Einheiten der Angabe.',
  groups: {
    floor: 'Boden',
    power: 'Strom',
    network: 'Netzwerk',
    ventilation: 'Belüftung',
    access: 'Zugang',
    permits: 'Genehmigungen',
    certificates: 'Zertifikate',
  },
  weight: 'Trägt den Automaten. Gewicht: {value}',
  wall: 'Wand',
  wallWeight: 'Die Wand trägt den Automaten. Gewicht: {value}',
  size: 'Bietet Platz für den Automaten. Abmessungen: {value}',
  footprint: 'Bietet Platz für die Standfläche: {figures} (B\u00a0×\u00a0T)',
  floorLoad:
    'Trägt {value}: das Gewicht ohne Waren, verteilt auf die Standfläche. Waren kommen hinzu, und Füße belasten einzelne Punkte stärker.',
  power: 'Eine Stromversorgung wie angegeben: {value}',
  voltages: 'Netzspannung, mit der der Automat arbeitet: {value}',
  current: 'Ein Stromkreis, der die höchste Stromaufnahme trägt: {value}',
  network: 'Ein Anschluss am Standort: {value}',
  clearances: {
    back: 'Freiraum hinter dem Automaten: {value}',
    side: 'Freiraum auf jeder Seite: {value}',
    front: 'Freiraum vorn, für die offene Tür und zum Befüllen: {value}',
  },
  wayIn: 'Durch Türen, Flure und Aufzüge passt der Automat: {value}',
  wayInSides: {
    width: 'Durch Türen, Flure und Aufzüge passt seine Breite: {value}',
    depth: 'Durch Türen, Flure und Aufzüge passt seine Tiefe: {value}',
    height: 'Durch Türen, Flure und Aufzüge passt seine Höhe: {value}',
  },
  fit: 'Zugang mit eigenen Maßen prüfen',
  wayInWeight: 'Der Weg hinein trägt ihn: {value}',
  askUs: {
    floor: 'Fragen Sie uns: Gewicht, Standfläche und Bodenlast sind nicht angegeben.',
    power: 'Fragen Sie uns: Spannung, Stromstärke und Steckdose sind nicht angegeben.',
    network: 'Fragen Sie uns: Der Netzwerkanschluss ist nicht angegeben.',
    ventilation: 'Fragen Sie uns: Der Freiraum für Luft um den Automaten ist nicht angegeben.',
    access: 'Fragen Sie uns: Die Maße für den Zugang sind nicht angegeben.',
    permits:
      'Fragen Sie uns und die zuständige Behörde vor Ort: Genehmigungen sind nicht angegeben.',
    certificates: 'Fragen Sie uns: Zertifikate sind nicht angegeben.',
  },
  askUsAlso: {
    floorLoad: 'Fragen Sie uns: Die Bodenlast ist nicht angegeben.',
    voltages: 'Fragen Sie uns: Die Netzspannung ist nicht angegeben.',
    current: 'Fragen Sie uns: Die Stromstärke ist nicht angegeben.',
  },
  origin: {
    title: 'Anbieter und Ausgabe',
    seller: 'Angeboten von',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Dieses Blatt im Web',
    edition: 'Ausgabe',
    editionOf: 'Stand {day}, Revision {revision}',
  },
  page: 'Seite {number} von {pages}',
  unprintable:
    'Dieses Dokument enthält Zeichen, die wir nicht in eine Datei drucken können. Drucken Sie stattdessen die Seite: {url}',
  unread: 'Der Inhaltsdienst konnte nicht gelesen werden. Versuchen Sie es in einer Minute erneut.',
  missing: 'Diesen Automaten gibt es nicht.',
};
