import type { Example } from '../examples/example.ts';
import type { Feature } from '../features/feature.ts';
import type { MachineSpec } from '../machines/machine.ts';
import type { Picture } from '../media/picture.ts';
import type { Video } from '../media/video.ts';
import type { SlugKind } from './slug-kinds.ts';

/** What JSON needs beside the content: absolute addresses and words, in the language that is answered in. */
export type JsonContext = {
  /** What of an entry has no words of its own is called by ours. */
  words: {
    goalVideo: string;
    specName(spec: MachineSpec): string;
    missing: Record<'product' | 'goal' | 'machine', (slug: string) => string>;
  };
  /** A picture or file. */
  file(url: string): string;
  /** A page, by its path. */
  page(path: string): string;
  /** Page and JSON of an entry; null for a placeholder, which has neither. */
  ofEntry(kind: SlugKind, slug: string): { url: string | null; json: string | null };
};

/*
 * What other systems read. Each field is written out, so that it stays as it is when our own types change
 * (docs/guides/content-as-json.md lists them).
 */

type Core = { slug: string; title: string; description: string };

export function coreJson(kind: SlugKind, { slug, title, description }: Core, context: JsonContext) {
  return { slug, title, description, ...context.ofEntry(kind, slug) };
}

export function pictureJson(picture: Picture | null, context: JsonContext): object | null {
  if (picture === null) return null;
  const { url, alt, width, height } = picture;
  return { url: context.file(url), alt, width, height };
}

export function featureJson(feature: Feature, context: JsonContext): object {
  const { title, description, icon, screenshot } = feature;
  return { title, description, icon: iconJson(icon), picture: pictureJson(screenshot, context) };
}

/** The name of an icon as a component is called, `ShoppingCart`; '' for none. */
export function iconJson(name: string): string {
  return name.replace(/(?:^|-)\w/gu, (start) => start.at(-1)!.toUpperCase());
}

export function exampleJson(
  { title, description, picture, post }: Example,
  context: JsonContext,
): object {
  return {
    ...{ title, description, picture: pictureJson(picture, context) },
    url: post && context.page(post.href),
  };
}

export function videoJson(video: Video | null, context: JsonContext): object | null {
  if (video === null) return null;
  const { title, description, orientation, thumbnail, captionsUrl, uploadedAt } = video;
  return {
    ...{ title, description, orientation, uploadedAt },
    url: videoUrl(video, context),
    captions: captionsUrl === null ? null : context.file(captionsUrl),
    thumbnail: pictureJson(thumbnail, context),
  };
}

function videoUrl({ source }: Video, context: JsonContext): string | null {
  if (source.kind === 'none') return null;
  return source.kind === 'file'
    ? context.file(source.url)
    : `https://www.youtube.com/watch?v=${source.id}`;
}

export const titledJson = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});
