import { readPageWords } from '#content/site-pages/read-page-words.server.ts';
import { data } from 'react-router';
import { contactHref, parseAbout } from '#content/contact/inquiry-context.ts';
import { valueOf } from '#content/loaded.ts';
import { loadCatalogue } from '#content/machines/load-machines.server.ts';
import { parseFitInputs, type FitInputs } from '../content/parse-fit-inputs.ts';
import { toAskedFit } from '../content/fit-line.ts';
import { toFitSlug, toFitToolResult } from '../content/tool-result.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import type { Wording } from '#copy/wording.ts';
import { Sections } from '#sections/page/sections.tsx';
import { FitDrawing, FitSketch } from '../sections/fit-drawing.tsx';
import { FitForm, FitProblems, FitUnits, toFitMachine } from '../sections/fit-form.tsx';
import { FitAnswer, FitAssumptions } from '../sections/fit-result.tsx';
import { ToolHero } from '../sections/tool-hero.tsx';
import { pageContext } from '#server/http/http.ts';
import { Band } from '#ui/band.tsx';
import { useWording } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/fit.ts';
import { toAskedResult } from './asked-result.ts';
import { headOf } from '#site/page-head.ts';
import { toolMeta } from './tool-meta.ts';

const PATH = '/tools/fit';

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const machines = valueOf(await loadCatalogue(site.reader)) ?? [];
  const inputs = parseFitInputs(search, machines, site.wording.language);
  return data(
    {
      head: await headOf(site),
      words: await readPageWords(site.reader, PATH),
      machines: machines.filter(({ slug }) => slug !== '').map(toFitMachine),
      inputs,
      ...answerOf(site.wording, inputs),
    },
    { status: isWrong(inputs) ? 422 : 200 },
  );
}

/** The answer, and how to ask about it; a result that is too long for an inquiry goes as its machine. */
function answerOf(wording: Wording, { question, ...inputs }: FitInputs) {
  if (question === null) return { result: null, asked: null };
  const fit = toAskedFit({ ...inputs, question });
  const found = toFitToolResult(fit);
  if (found === null) return { result: null, asked: null };
  const slug = toFitSlug(fit);
  const asked = toAskedResult(wording, found, slug, inputs.machine?.title);
  if (!parseAbout(`tool:${slug}`)) asked.href = contactHref('machine', found.machine);
  return { result: found.result, asked };
}

function isWrong({ problems, machineProblem, lacksPlace }: FitInputs): boolean {
  return Object.keys(problems).length > 0 || machineProblem !== null || lacksPlace;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(fitWords);
  return toolMeta(
    loaderData,
    PATH,
    words,
    // An answer is one visitor's; the page itself is for every index.
    loaderData.result !== null || loaderData.inputs.machineProblem !== null,
  );
}

export default function Fit({ loaderData }: Route.ComponentProps) {
  const wording = useWording();
  const words = wording.of(fitWords);
  const { inputs, machines, result, asked } = loaderData;
  const { question } = inputs;
  return (
    <Sections>
      <ToolHero path={PATH} words={words} />
      <div data-live="answer">
        {result && question && asked && (
          <FitAnswer inputs={{ ...inputs, question }} result={result} asked={asked} />
        )}
      </div>
      <Band id="measures" labelledBy="measures-title">
        <FitProblems inputs={inputs} />
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
          <div className="min-w-0 lg:sticky lg:top-24">
            <div className="print:hidden">
              <h2 id="measures-title" className="text-sub!">
                {words.intro.title}
              </h2>
              <p className="mt-3 max-w-[38em] text-intro text-text-2">{words.intro.text}</p>
              <FitUnits inputs={inputs} />
            </div>
            <div data-live="drawing" aria-live="polite">
              {result && question ? (
                <FitDrawing question={question} result={result} units={inputs.units} />
              ) : (
                <FitSketch />
              )}
            </div>
          </div>
          <div className="min-w-0 print:hidden">
            <FitForm inputs={inputs} machines={machines} isLive={!isWrong(inputs)} />
          </div>
        </div>
      </Band>
      <FitAssumptions />
    </Sections>
  );
}
