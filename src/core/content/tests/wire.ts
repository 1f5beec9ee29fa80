import type { ReportProblem } from '../content-problems.ts';
import type { ContentfulAsset, ContentfulEntry } from '../contentful/contentful-entry.ts';
import { WITHOUT_SPACE, type MappingContext } from '../mapping/mapping-context.ts';
import { showsAt } from '../shows-at.ts';
import { fakeAssetUrl } from './fake-reader.ts';

/** An entry as the delivery service sends it. */
export function entry(
  contentType: string,
  id: string,
  fields: Record<string, unknown> = {},
  sys: { createdAt?: string; updatedAt?: string } = {},
): ContentfulEntry {
  return { sys: { id, type: 'Entry', contentType: { sys: { id: contentType } }, ...sys }, fields };
}

/** An asset with a picture of 800 by 600 pixels, unless the file says otherwise. */
export function asset(
  id: string,
  fields: Record<string, unknown> = {},
  file: Record<string, unknown> = {},
): ContentfulAsset {
  const picture = {
    url: `//images.ctfassets.net/space/${id}/picture.jpg`,
    contentType: 'image/jpeg',
    details: { size: 1, image: { width: 800, height: 600 } },
    ...file,
  };
  return {
    sys: { id, type: 'Asset' },
    fields: { title: `Title of ${id}`, file: picture, ...fields },
  };
}

export function link(linkType: 'Entry' | 'Asset' | 'Tag', id: string) {
  return { sys: { type: 'Link' as const, linkType, id } };
}

/** What a mapping sees: the given entries and assets can be linked to, nothing else. */
export function contextWith(
  entries: readonly ContentfulEntry[] = [],
  assets: readonly ContentfulAsset[] = [],
  report: ReportProblem = () => undefined,
): MappingContext {
  return {
    ...WITHOUT_SPACE,
    links: {
      entry: (id) => entries.find((item) => item.sys.id === id),
      asset: (id) => assets.find((item) => item.sys.id === id),
    },
    assetUrl: fakeAssetUrl,
    shows: (schedule) => showsAt(schedule, 0),
    report,
  };
}

/** A rich-text document of the given blocks. */
export function document(...content: object[]) {
  return { nodeType: 'document', data: {}, content };
}

export function paragraph(...content: (object | string)[]) {
  return block('paragraph', ...content);
}

export function block(nodeType: string, ...content: (object | string)[]) {
  const nodes = content.map((item) => (typeof item === 'string' ? text(item) : item));
  return { nodeType, data: {}, content: nodes };
}

export function text(value: string, ...marks: string[]) {
  return { nodeType: 'text', value, data: {}, marks: marks.map((type) => ({ type })) };
}
