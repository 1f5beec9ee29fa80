import { readPageWords } from '#content/site-pages/read-page-words.server.ts';
import { data } from 'react-router';
import { valueOf } from '#content/loaded.ts';
import { loadCatalogue } from '#content/machines/load-machines.server.ts';
import { lockerHref, parseLockerInputs, type AskedLocker } from '../content/locker-size-inputs.ts';
import { toLockerSizeResult, type LockerSizeResult } from '../content/locker-size.ts';
import { proposeSet } from '../content/propose-lockers.ts';
import { toLockerSlug } from '../content/tool-result.ts';
import { parseUnits } from '#content/units/unit-system.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import type { Wording } from '#copy/wording.ts';
import { Sections } from '#sections/page/sections.tsx';
import { LockerSizeForm, wrongLockerFields } from '../sections/locker-size-form.tsx';
import { LockerSizeAnswer, LockerSizeSources } from '../sections/locker-size-result.tsx';
import { ToolLayout } from '../sections/tool-layout.tsx';
import { ToolHero } from '../sections/tool-hero.tsx';
import { pageContext } from '#server/http/http.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/locker-size.ts';
import { toAskedResult } from './asked-result.ts';
import { headOf } from '#site/page-head.ts';
import { toolMeta } from './tool-meta.ts';

const PATH = '/tools/locker-size';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const { inputs, ...form } = parseLockerInputs(searchParams, site.wording.language);
  const result = inputs && toLockerSizeResult(inputs);
  const machines = valueOf(await loadCatalogue(site.reader)) ?? [];
  return data(
    {
      head: await headOf(site),
      words: await readPageWords(site.reader, PATH),
      inputs,
      form,
      result,
      units: parseUnits(searchParams),
      set: result && proposeSet(machines, form.use, result.doors),
    },
    { status: inputs ? 200 : 422 },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(lockerWords);
  return toolMeta(loaderData, PATH, words);
}

export default function LockerSize({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(lockerWords);
  const { inputs, form, result } = loaderData;
  return (
    <Sections>
      <ToolHero path={PATH} words={words} />
      <ToolLayout
        path={PATH}
        resultTitle={words.result}
        result={
          inputs &&
          result &&
          loaderData.set && (
            <LockerSizeAnswer
              inputs={inputs}
              result={result}
              use={form.use}
              set={loaderData.set}
              units={loaderData.units}
            />
          )
        }
        asked={result && toAsked(wording, form, result)}
        wrong={wrongLockerFields(wording, form)}
      >
        <LockerSizeForm {...form} />
      </ToolLayout>
      <LockerSizeSources />
    </Sections>
  );
}

function toAsked(wording: Wording, asked: AskedLocker, result: LockerSizeResult) {
  const href = lockerHref(asked);
  return toAskedResult(wording, { tool: 'locker-size', result, href }, toLockerSlug(asked));
}
