import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import { valueOf, type Loaded } from '../loaded.ts';
import { readTranslation, withTranslationOf, type Translation } from '../locales/translation.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { asBuiltIn } from '../locales/built-in-words.ts';
import { BUILT_IN_LANGUAGE } from '../locales/language.ts';
import { FALLBACK_NAVIGATION } from './fallback.ts';
import type { Navigation } from './navigation.ts';

type Label = { text: string };

type LabelSource = { contentType: string; field: string };

const MAX_LABEL_CHARACTERS = 60;

/** Where each label stands; the second place of `about` is that of newer spaces (content model). */
const SOURCES: Readonly<Record<keyof Navigation, LabelSource[]>> = {
  products: [{ contentType: 'productsPageContent', field: 'navigationLinkText' }],
  technology: [{ contentType: 'technologyPageContent', field: 'navigationLinkText' }],
  machines: [{ contentType: 'machinesPageContent', field: 'navigationLinkText' }],
  goals: [{ contentType: 'businessGoalsPageContent', field: 'navigationLinkText' }],
  about: [
    { contentType: 'about', field: 'navigationLinkText' },
    { contentType: 'privacyPolicy', field: 'aboutUsNavigation' },
  ],
  blog: [{ contentType: 'blogPageContent', field: 'navigationLinkText' }],
  contact: [{ contentType: 'contactPageContent', field: 'navigationLinkText' }],
};

/**
 * The link labels of header, mobile menu and footer. Each is asked for by itself and falls back by
 * itself; the whole counts as live as soon as the space words one of them.
 */
export async function loadNavigation(reader: ContentReader): Promise<Loaded<Navigation>> {
  const names = Object.keys(SOURCES) as (keyof Navigation)[];
  const labels = await Promise.all(names.map((name) => loadLabel(reader, name)));
  const value = { ...FALLBACK_NAVIGATION };
  names.forEach((name, index) => {
    const label = labels[index];
    value[name] = (label && valueOf(label)?.text) ?? FALLBACK_NAVIGATION[name];
  });
  if (labels.some((label) => label.status === 'live'))
    return { status: 'live', value: withTranslationsOf(value, names, labels) };
  const outage = labels.find((label) => label.status === 'fallback' && label.reason !== 'empty');
  return {
    status: 'fallback',
    value: asBuiltIn(value, reader.language),
    reason: outage?.status === 'fallback' ? outage.reason : 'empty',
  };
}

/** The labels with the languages that their words are in. */
function withTranslationsOf(
  navigation: Navigation,
  names: readonly (keyof Navigation)[],
  labels: readonly Loaded<Label>[],
): Navigation {
  const translations = labels.map((label) => readTranslation(valueOf(label) ?? {}));
  const known = translations.filter((translation) => translation !== null);
  const [first] = known;
  if (!first) return navigation;
  const words = names.flatMap((name, index) => {
    const language = translations[index]?.words['text'] ?? BUILT_IN_LANGUAGE;
    return [[name, language] as const];
  });
  const translation: Translation = {
    ...first,
    words: Object.fromEntries(words),
    wholeIn: first.wholeIn.filter((code) => known.every(({ wholeIn }) => wholeIn.includes(code))),
    slugs: null,
  };
  return Object.assign({ translation }, navigation);
}

function loadLabel(reader: ContentReader, name: keyof Navigation): Promise<Loaded<Label>> {
  const read = async () => {
    for (const source of SOURCES[name]) {
      const label = await readLabel(reader, source);
      if (label.text !== '') return label;
    }
    return null;
  };
  return loadedFrom(reader, read, { fallback: () => ({ text: FALLBACK_NAVIGATION[name] }) });
}

async function readLabel(reader: ContentReader, source: LabelSource): Promise<Label> {
  const found = await readSingleEntry(reader, source.contentType);
  const text = readText(fieldsOf(found?.entry), source.field).slice(0, MAX_LABEL_CHARACTERS).trim();
  return found ? withTranslationOf({ text }, found.entry, { text: source.field }) : { text };
}
