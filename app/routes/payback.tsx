import { data } from 'react-router';
import {
  parsePaybackInputs,
  paybackHref,
  type PaybackInputs,
} from '#content/tools/payback-inputs.ts';
import { toPaybackResult } from '#content/tools/payback.ts';
import { toPaybackSlug } from '#content/tools/tool-result.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { toolWords } from '#copy/en/tool-words.ts';
import type { Wording } from '#copy/wording.ts';
import { Sections } from '#sections/page/sections.tsx';
import { PaybackForm, wrongPaybackFields } from '#sections/tools/payback-form.tsx';
import { PaybackAnswer, PaybackFormula, PaybackSources } from '#sections/tools/payback-result.tsx';
import { ToolLayout } from '#sections/tools/tool-layout.tsx';
import { ToolHero } from '#sections/tools/tool-hero.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '../site-wording.ts';
import type { Route } from './+types/payback.ts';
import { toAskedResult } from './asked-result.ts';
import { headOf } from './page-head.ts';

const PATH = '/tools/payback';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { inputs, ...form } = parsePaybackInputs(
    new URL(request.url).searchParams,
    site.wording.language,
  );
  return data({ head: await headOf(site), inputs, form }, { status: inputs ? 200 : 422 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const words = wording.of(paybackWords);
  return pageMeta({
    ...loaderData.head,
    shown: loaderData,
    title: words.title,
    description: words.description,
    path: PATH,
    structuredData: [
      breadcrumbData(loaderData.head, [
        { name: wording.of(toolWords).trail, path: '/tools' },
        { name: words.short, path: PATH },
      ]),
    ],
  });
}

export default function Payback({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(paybackWords);
  const { inputs, form } = loaderData;
  const wrong = wrongPaybackFields(wording, form);
  return (
    <Sections>
      <ToolHero
        path={PATH}
        name={words.short}
        title={words.title}
        description={words.description}
      />
      <ToolLayout
        path={PATH}
        resultTitle={words.result}
        result={inputs && <PaybackAnswer inputs={inputs} result={toPaybackResult(inputs)} />}
        asked={inputs && toAsked(wording, inputs)}
        problemCount={wrong.length}
        wrong={wrong}
      >
        <PaybackForm {...form} />
      </ToolLayout>
      <PaybackFormula />
      <PaybackSources inputs={inputs} />
    </Sections>
  );
}

function toAsked(wording: Wording, inputs: PaybackInputs) {
  const result = toPaybackResult(inputs);
  const href = paybackHref(inputs);
  return toAskedResult(wording, { tool: 'payback', result, href }, toPaybackSlug(inputs));
}
