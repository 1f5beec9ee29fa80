import { useContext } from 'react';
import type { OwnFamilies } from '#copy/wording.ts';
import { InlineScript } from '#ui/inline-code.tsx';
import { useWording } from '#ui/wording-context.ts';
import { PageFilesContext, type BuiltScript, type PageFiles } from './page-files.ts';

/** Address of the start script's source, which Vite serves in development. */
const START_SOURCE = '/src/core/islands/start-page.ts';

/** What changes of sources need in the browser, in development. */
const RELOAD_SOURCE = '/src/core/islands/reload-page.ts';

/**
 * Ends the body of a public page. Nothing here is fetched by itself: `early-presses.ts` imports the start script once the
 * page has been painted, or at the first touch. The import map holds that file, and every file of the page's islands, to
 * the hash it was built with.
 * @param facts attributes that tell the start script what it has to know of the site
 * @param hasLanguages whether the site has several languages
 */
export function IslandScripts({
  facts,
  hasLanguages,
}: {
  facts: Record<string, string>;
  hasLanguages: boolean;
}) {
  const files = useContext(PageFilesContext);
  const scripts = files ? scriptsOf(files, facts['data-analytics'], hasLanguages) : [];
  const families = files?.built ? new Set(scripts.flatMap(({ words }) => words)) : null;
  const ownWords = ownWordsScript(useWording().own, families);
  return (
    <>
      {ownWords !== '' && <InlineScript text={ownWords} />}
      {scripts.length > 0 && <InlineScript type="importmap" text={toImportMap(scripts)} />}
      {/* Fetched by no browser that knows modules: it only says where the start script is. */}
      <script
        id="start-script"
        noModule
        src={files?.built?.start[0]?.address ?? START_SOURCE}
        {...facts}
      />
      {files?.built === null && <script type="module" src={RELOAD_SOURCE} />}
    </>
  );
}

/** Every file that the page may load: browsers have to know its hash, and fetch ahead what is named. */
function scriptsOf(
  { built, used }: PageFiles,
  analytics: string | undefined,
  hasLanguages: boolean,
): BuiltScript[] {
  if (!built) return [];
  const all = [
    ...built.start,
    ...built.later.project,
    ...built.later.waiting,
    ...(hasLanguages ? built.later.languages : []),
    ...(analytics ? built.later.analytics : []),
    ...(analytics === 'google' ? built.later.google : []),
    ...[...used].flatMap((name) => built.parts[name] ?? []),
  ];
  return [...new Map(all.map((script) => [script.address, script])).values()];
}

function toImportMap(scripts: BuiltScript[]): string {
  return JSON.stringify({
    integrity: Object.fromEntries(scripts.map(({ address, integrity }) => [address, integrity])),
  });
}

/**
 * The owner's own words for the scripts of a page, whose files hold the site's; '' where none of them is theirs. A family
 * is known by the names in it: names of their own would be bytes of every page.
 * @param families those that the scripts hold; null for all
 */
function ownWordsScript(
  own: OwnFamilies | undefined,
  families: ReadonlySet<string> | null,
): string {
  const held = [...(own ?? [])].filter(([family]) => families?.has(family) ?? true);
  if (held.length === 0) return '';
  const byNames = Object.fromEntries(held.map(([, { names, own: parts }]) => [names, parts]));
  const json = JSON.stringify(byNames).replaceAll('<', String.raw`\u003c`);
  return `ownWords=(o=>{let put=(f,p)=>{for(let n in p)p[n].at?f[n]=p[n]:put(f[n],p[n])};return f=>{let n=Object.keys(f);put(f,o[n]);delete o[n];return f}})(${json})`;
}
