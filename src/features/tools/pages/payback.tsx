import { readPageWords } from '#content/site-pages/read-page-words.server.ts';
import { data } from 'react-router';
import type { ContentReader } from '#content/content-reader.ts';
import { valueOf } from '#content/loaded.ts';
import { loadCatalogue } from '#content/machines/load-machines.server.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { loadPaybackFirst } from '../content/payback-first.server.ts';
import {
  parsePaybackInputs,
  paybackHref,
  type PaybackFirst,
  type PaybackInputs,
} from '../content/payback-inputs.ts';
import { toPlaceLinks } from '../content/payback-places.ts';
import { toPaybackResult } from '../content/payback.ts';
import { toPaybackSlug } from '../content/tool-result.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { Sections } from '#sections/page/sections.tsx';
import { PaybackForm, PaybackPlaces, wrongPaybackFields } from '../sections/payback-form.tsx';
import { PaybackAnswer, PaybackSources } from '../sections/payback-result.tsx';
import { ToolLayout } from '../sections/tool-layout.tsx';
import { ToolHero } from '../sections/tool-hero.tsx';
import { pageContext } from '#server/http/http.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/payback.ts';
import { toAskedResult } from './asked-result.ts';
import { headOf } from '#site/page-head.ts';
import { toolMeta } from './tool-meta.ts';

const PATH = '/tools/payback';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const [head, words, own, machine] = await Promise.all([
    headOf(site),
    readPageWords(site.reader, PATH),
    loadPaybackFirst(site.reader),
    askedMachine(site.reader, search.get('of') ?? ''),
  ]);
  const power = machine?.facts.energyKwhPerDay ?? null;
  const first: PaybackFirst[] = [
    ...own,
    ...(machine && power !== null
      ? [
          {
            name: 'power' as const,
            values: [power],
            source: machine.title,
            url: machineHref(machine.slug),
          },
        ]
      : []),
  ];
  const { inputs, ...form } = parsePaybackInputs(search, site.wording.language, first);
  const powerOf = machine && { machine: machine.title, isStated: power !== null };
  const isOwn = own.length > 0;
  const places = toPlaceLinks(search, inputs);
  return data(
    { head, words, inputs, form, first, isOwn, powerOf, places },
    { status: inputs ? 200 : 422 },
  );
}

/** The machine that a link from its page names. */
async function askedMachine(reader: ContentReader, slug: string) {
  if (slug === '') return undefined;
  return valueOf(await loadCatalogue(reader))?.find((machine) => machine.slug === slug);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(paybackWords);
  return toolMeta(loaderData, PATH, words);
}

export default function Payback({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(paybackWords);
  const { inputs, form, first, isOwn, powerOf, places } = loaderData;
  const wrong = wrongPaybackFields(wording, form);
  const { machine = '', isStated = false } = powerOf ?? {};
  const powerHint =
    powerOf && fill(isStated ? words.powerOf.stated : words.powerOf.unknown, { machine });
  return (
    <Sections>
      <ToolHero path={PATH} words={words} />
      <ToolLayout
        path={PATH}
        resultTitle={words.result}
        result={inputs && <PaybackAnswer inputs={inputs} result={toPaybackResult(inputs)} />}
        asked={inputs && toAsked(wording, inputs)}
        wrong={wrong}
        above={<PaybackPlaces links={places} />}
      >
        <PaybackForm {...form} powerHint={powerHint} isOwn={isOwn} />
      </ToolLayout>
      <PaybackSources inputs={inputs} first={first} />
    </Sections>
  );
}

function toAsked(wording: Wording, inputs: PaybackInputs) {
  const result = toPaybackResult(inputs);
  const href = paybackHref(inputs);
  return toAskedResult(wording, { tool: 'payback', result, href }, toPaybackSlug(inputs));
}
