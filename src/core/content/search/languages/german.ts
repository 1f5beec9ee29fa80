import { wordSet, type LanguageRules } from './language-rules.ts';

export const GERMAN: LanguageRules = {
  stopWords:
    wordSet(`aber alle als also am an auch auf aus bei beim bin bis bitte da damit das dass dem den denn der des
    die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa fur gibt habe haben hat
    hier ich ihr ihre im in ins ist ja kann kein keine konnen man mein meine mit muss nach nicht noch nur ob oder ohne
    sein sich sie sind so soll uber um und uns unser unsere unter vom von vor war was welche welcher welches wenn wer
    werden wie wir wird wo zu zum zur`),
  toStem,
  joinsWords: true,
  synonyms: [
    ['kühlschrank', 'kühlautomat', 'gekühlt', 'kühlung', 'kühl', 'kalt'],
    ['tiefkühl', 'tiefgekühlt', 'gefrierautomat', 'gefroren', 'tiefkühlautomat', 'gefrierschrank'],
    ['außen', 'draußen', 'im freien', 'wetterfest', 'wettergeschützt', 'outdoor', 'straße'],
    ['schließfach', 'schließfachanlage', 'fach', 'fächeranlage', 'spind', 'locker'],
    ['paketstation', 'paketanlage', 'paketschließfach', 'paketfach', 'paketbox', 'packstation'],
    ['paket', 'sendung', 'lieferung', 'päckchen'],
    ['abholung', 'abholen', 'click and collect', 'abholstation', 'bestellung abholen'],
    ['rückgabe', 'retoure', 'rücksendung'],
    ['automat', 'verkaufsautomat', 'warenautomat', 'vending'],
    ['vape', 'e-zigarette', 'dampfen', 'elektronische zigarette'],
    ['kosmetik', 'schminke', 'make-up', 'beauty', 'pflegeprodukte'],
    ['apotheke', 'medikamente', 'arznei', 'arzneimittel', 'medizin'],
    ['lebensmittel', 'nahversorgung', 'dorfladen', 'supermarkt'],
    ['getränk', 'limonade', 'wasser'],
    ['mahlzeit', 'essen', 'gericht', 'speise', 'mittagessen'],
    ['heißgetränk', 'kaffee', 'tee', 'kakao'],
    ['telefon', 'telefonnummer', 'anrufen', 'rufnummer'],
    ['e-mail', 'mail', 'mailadresse'],
    ['angebot', 'preis', 'preisliste', 'kosten', 'kostenvoranschlag', 'offerte'],
    ['vorführung', 'demo', 'termin'],
    ['hilfe', 'support', 'kontakt', 'kundendienst'],
    ['auswertung', 'bericht', 'statistik', 'analyse', 'kennzahl'],
    ['standort', 'ort', 'stellplatz', 'aufstellort'],
    ['rabatt', 'aktion', 'sonderangebot', 'nachlass'],
    ['kartenzahlung', 'bargeldlos', 'kontaktlos', 'kreditkarte', 'girokarte', 'ec-karte'],
    ['altersprüfung', 'alterskontrolle', 'altersnachweis', 'ausweiskontrolle', 'jugendschutz'],
    ['internet', 'netz', 'verbindung', 'wlan'],
    ['barrierefrei', 'rollstuhl', 'behindert', 'barrierefreiheit'],
    ['nachrüstung', 'nachrüsten', 'umrüsten', 'retrofit', 'modernisieren'],
    ['wandmontage', 'wandgerät', 'wandautomat', 'an der wand', 'hängend'],
    ['amortisation', 'rendite', 'gewinn', 'return on investment', 'lohnt'],
    ['miete', 'mieten', 'leasing', 'leasen', 'finanzierung', 'leihen', 'mietkauf'],
    ['datenblatt', 'technische daten', 'prospekt', 'broschüre', 'pdf'],
    ['merkliste', 'projektliste', 'anfrageliste', 'warenkorb', 'wunschliste'],
    ['agb', 'geschäftsbedingungen', 'nutzungsbedingungen'],
    ['datenschutz', 'dsgvo', 'datenschutzerklärung'],
    ['büro', 'arbeitsplatz', 'pausenraum', 'kantine', 'firma'],
    ['wohnhaus', 'wohnung', 'mietshaus', 'bewohner', 'mehrfamilienhaus'],
    ['klein', 'kompakt', 'schmal'],
    ['flur', 'gang', 'korridor'],
    ['versuch', 'pilot', 'testphase', 'probebetrieb', 'ausprobieren'],
    ['schacht', 'spirale', 'wahlmöglichkeit'],
    ['mitarbeiter', 'personal', 'beschäftigte', 'angestellte'],
    ['erstattung', 'geld zurück', 'rückerstattung'],
    ['lautstärke', 'geräusch', 'lärm', 'leise'],
    ['strom', 'stromverbrauch', 'energieverbrauch', 'energie'],
    ['aufzug', 'fahrstuhl', 'lift'],
    ['breite', 'breit'],
    ['höhe', 'hoch'],
    ['tiefe', 'tief'],
    ['gewicht', 'schwer', 'wiegt'],
    ['4g', 'lte', 'mobilfunk'],
  ],
};

/**
 * Plurals and cases, after the light stemmer of UniNE (Savoy, "Light Stemming Approaches for the French, Portuguese,
 * German and Hungarian Languages", 2006).
 */
function toStem(word: string): string {
  if (word.length < 5 || /\d/u.test(word)) return word;
  if (word.length > 6 && word.endsWith('ern')) return word.slice(0, -3);
  if (word.length > 5 && /(?:e[mnrs])$/u.test(word)) return word.slice(0, -2);
  if (/[en]$/u.test(word)) return word.slice(0, -1);
  return /[aobdfghklmnrt]s$/u.test(word) ? word.slice(0, -1) : word;
}
