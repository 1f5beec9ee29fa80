import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import { valueOf, type Loaded } from '../loaded.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_NAVIGATION } from './fallback.ts';
import type { Navigation } from './navigation.ts';

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
    value[name] = (label && valueOf(label)) ?? FALLBACK_NAVIGATION[name];
  });
  if (labels.some((label) => label.status === 'live')) return { status: 'live', value };
  const outage = labels.find((label) => label.status === 'fallback' && label.reason !== 'empty');
  return {
    status: 'fallback',
    value,
    reason: outage?.status === 'fallback' ? outage.reason : 'empty',
  };
}

function loadLabel(reader: ContentReader, name: keyof Navigation): Promise<Loaded<string>> {
  const read = async () => {
    for (const source of SOURCES[name]) {
      const label = await readLabel(reader, source);
      if (label !== '') return label;
    }
    return null;
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_NAVIGATION[name] });
}

async function readLabel(reader: ContentReader, source: LabelSource): Promise<string> {
  const found = await readSingleEntry(reader, source.contentType);
  return readText(fieldsOf(found?.entry), source.field).slice(0, MAX_LABEL_CHARACTERS).trim();
}
