import { readPageWords } from '#content/site-pages/read-page-words.server.ts';
import { toolCards } from '#copy/en/tool-cards.ts';
import { toolWords } from '#copy/en/tool-words.ts';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { ToolCards } from '../sections/tool-cards.tsx';
import { pageContext } from '#server/http/http.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/tools.ts';
import { headOf } from '#site/page-head.ts';
import { trailMeta } from '#site/trail-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  return { head: await headOf(site), words: await readPageWords(site.reader, '/tools') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, trail } = siteWording(loaderData.head.language).of(toolWords);
  return trailMeta(loaderData, [{ name: trail, path: '/tools' }], { title, description });
}

export default function Tools() {
  const wording = useWording();
  const words = wording.of(toolWords);
  return (
    <Sections>
      <PageHeroBand trail={[{ label: words.trail }]} hero={words} />
      <ToolCards cards={wording.of(toolCards)} />
    </Sections>
  );
}
