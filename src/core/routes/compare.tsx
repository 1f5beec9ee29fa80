import { data } from 'react-router';
import { asChoice } from '#content/locales/translation.ts';
import { valueOf } from '#content/loaded.ts';
import { parseAskedMachines, toComparison } from '#content/machines/compare-machines.ts';
import { loadCatalogue } from '#content/machines/load-machines.server.ts';
import { loadProducts } from '#content/products/load-products.server.ts';
import { parseUnits } from '#content/units/unit-system.ts';
import { compareWords } from '#copy/en/compare-words.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { series } from '#copy/number-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { CompareChooser } from '#sections/machines/compare-chooser.tsx';
import { CompareTable } from '#sections/machines/compare-table.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { pageContext } from '#server/http/http.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/compare.ts';
import { headOf } from '#site/page-head.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const [catalogue, products] = await Promise.all([
    loadCatalogue(site.reader),
    loadProducts(site.reader),
  ]);
  const all = (valueOf(catalogue) ?? []).filter(({ slug }) => slug !== '');
  const { machines, leftOut, unknown } = parseAskedMachines(search, all);
  const isFailed = catalogue.status === 'failed';
  const isUnknown = machines.length === 0 && unknown.length > 0;
  return data(
    {
      head: await headOf(site),
      failure: isFailed ? catalogue.message : null,
      machines,
      leftOut,
      unknown,
      comparison: toComparison(machines),
      others: all
        .filter((machine) => !machines.includes(machine))
        .map((machine) => asChoice({ slug: machine.slug, title: machine.title }, machine)),
      goods: Object.fromEntries((valueOf(products) ?? []).map((card) => [card.slug, card])),
      units: parseUnits(search),
    },
    {
      status: isFailed ? 503 : isUnknown ? 404 : 200,
      // Names of what the site does not have are without number.
      ...(unknown.length > 0 && { headers: { 'Cache-Control': 'no-store' } }),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const words = wording.of(compareWords);
  const titles = loaderData.machines.map(({ title }) => title);
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    title:
      titles.length > 1 ? fill(words.titleOf, { titles: series(wording, titles) }) : words.title,
    description: words.description,
    path: '/machines/compare',
    // Combinations are without number, and each says only what the machines' own pages say.
    noindex: true,
  });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(compareWords);
  const { failure, machines, leftOut, unknown, comparison, others, goods, units } = loaderData;
  if (failure !== null) {
    return (
      <MissingPage
        title={wording.of(machineWords).errorTitle}
        message={failure}
        back={{ text: wording.of(machineWords).back, url: '/machines' }}
      />
    );
  }
  return (
    <Sections>
      <PageHeroBand
        trail={[{ label: wording.of(machineWords).trail, to: '/machines' }, { label: words.trail }]}
        hero={{ title: words.title, description: leadOf(wording, machines, others) }}
        below={
          <>
            <Notes machines={machines} leftOut={leftOut} unknown={unknown} />
            <CompareChooser chosen={machines} others={others} units={units} />
          </>
        }
      />
      {machines.length > 1 && <CompareTable compared={{ machines, comparison, goods, units }} />}
    </Sections>
  );
}

type Titled = { title: string };

function leadOf(wording: Wording, machines: Titled[], others: Titled[]): string {
  const words = wording.of(compareWords);
  const [first, second] = machines;
  if (second) return words.description;
  if (first) return fill(words.one, { title: first.title });
  return others.length > 0 ? words.none : words.empty;
}

/** What of the address was left out, by name. */
function Notes({
  machines,
  leftOut,
  unknown,
}: {
  machines: Titled[];
  leftOut: string[];
  unknown: string[];
}) {
  const wording = useWording();
  const words = wording.of(compareWords);
  const notes = [
    machines.length === 0 && unknown.length > 0 && words.nothingKnown,
    unknown.length > 0 &&
      fill(words.unknown, {
        names: series(
          wording,
          unknown.map((slug) => fill(words.quoted, { slug })),
        ),
      }),
    leftOut.length > 0 && fill(words.most, { titles: series(wording, leftOut) }),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="mt-4 max-w-[44em] font-medium">
      {note}
    </p>
  ));
}
