import { wordSet, type LanguageRules } from './language-rules.ts';

export const ENGLISH: LanguageRules = {
  stopWords:
    wordSet(`a about after all also am an and any are as at be by can could did do does for from get had has have
    how i if in into is it its me my of on or our please she should so some such than that the their them then there
    these they this to us was we were what when where which who why will with without would you your`),
  toStem,
  synonyms: [
    ['fridge', 'cooler', 'chilled', 'refrigerated', 'refrigerator', 'cooled', 'cold'],
    ['freezer', 'frozen', 'deep freeze'],
    ['outdoor', 'outside', 'street', 'weatherproof'],
    ['locker', 'lockers', 'cabinet', 'box'],
    ['cell', 'compartment', 'door'],
    ['parcel', 'package', 'delivery'],
    ['click and collect', 'bopis', 'buy online pick up in store', 'order pickup'],
    ['pickup', 'pick up', 'collection'],
    ['vape', 'vapes', 'vaping', 'e-cigarette', 'electronic cigarette'],
    ['cannabis', 'marijuana', 'cbd'],
    ['cosmetics', 'beauty', 'makeup', 'make-up', 'skincare'],
    ['pharmacy', 'medicine', 'drugstore', 'chemist', 'medication'],
    ['grocery', 'groceries', 'convenience store', 'corner shop'],
    ['drink', 'beverage', 'soda'],
    ['meal', 'food', 'lunch'],
    ['phone', 'telephone', 'call'],
    ['email', 'e-mail', 'mail address'],
    ['quote', 'price', 'pricing', 'cost', 'offer'],
    ['demo', 'demonstration', 'trial'],
    ['support', 'help', 'contact'],
    ['analytics', 'report', 'statistics', 'dashboard', 'insight'],
    ['location', 'site', 'place'],
    ['discount', 'promotion', 'special offer', 'deal'],
    ['card payment', 'cashless', 'contactless', 'credit card', 'debit card'],
    ['age verification', 'age check', 'id check', 'proof of age'],
    ['internet', 'network', 'connection', 'wifi'],
    ['accessible', 'accessibility', 'wheelchair', 'disabled', 'disability'],
    ['upgrade', 'retrofit', 'modernise', 'modernize'],
    ['wall mount', 'wall mounted', 'hanging'],
    ['payback', 'return on investment', 'roi', 'profit', 'break even'],
    ['terms and conditions', 'terms of service', 'terms of use'],
    ['office', 'workplace', 'break room', 'breakroom', 'canteen'],
    ['apartment', 'flat', 'residential', 'resident'],
    ['small', 'compact', 'narrow', 'slim'],
    ['hallway', 'corridor', 'hall'],
    ['pilot', 'trial', 'test phase'],
    ['slot', 'lane', 'selection'],
    ['staff', 'employee', 'worker'],
    ['width', 'wide'],
    ['height', 'high', 'tall'],
    ['depth', 'deep'],
    ['weight', 'heavy', 'weigh'],
    ['noise', 'noise level', 'sound level', 'decibel', 'quiet', 'silent', 'loud'],
    ['power use', 'power consumption', 'energy consumption', 'electricity'],
    ['lease', 'leasing', 'rent', 'rental', 'hire'],
    ['datasheet', 'spec sheet', 'brochure', 'leaflet', 'technical data'],
    ['4g', 'lte', 'cellular', 'mobile network'],
  ],
};

/** English endings that do not change what a word is about: plurals, -ing, -ed and a last e. */
function toStem(word: string): string {
  if (word.length < 4 || /\d/u.test(word)) return word;
  const singular = singularOf(word);
  const bare = singular.replace(/(?:ing|ed)$/u, '');
  const isEnding = bare !== singular && /[aeiouy]/u.test(bare.slice(0, -2));
  const root = isEnding ? bare.replace(/([bdgmnprt])\1$/u, '$1') : singular;
  return root.length > 3 ? root.replace(/e$/u, '') : root;
}

function singularOf(word: string): string {
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|[cs]h)es$/u.test(word) && word.length > 4) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
