import { toolWords } from '#copy/en/tool-words.ts';
import { siteWording } from '#site/site-wording.ts';
import { trailMeta, type Shown } from '#site/trail-meta.ts';

/** The head of the page of a tool, which a trail calls by its short name. */
export function toolMeta(
  shown: Shown,
  path: string,
  { title, description, short = title }: { title: string; description: string; short?: string },
  noindex = false,
) {
  const tools = { name: siteWording(shown.head.language).of(toolWords).trail, path: '/tools' };
  return trailMeta(shown, [tools, { name: short, path }], { title, description, noindex });
}
