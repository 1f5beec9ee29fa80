import { TILT_DEGREES, type Pose } from '../content/fit-geometry.ts';
import type { ProjectInputs } from '#content/project/project-list.ts';
import { WAY_FIELDS, type FitInputs } from '../content/parse-fit-inputs.ts';
import { FIT_FORMULA_VERSION, type FitResult, type PlaceResult } from '../content/to-fit-result.ts';
import { decidingText } from '../copy/deciding-text.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { toolWords } from '#copy/en/tool-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { series } from '#copy/number-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { AddToProject } from '#sections/project/add-to-project.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';

/** The answer: yes or no, the measure that decides, and every place with how the machine is held there. */
export function FitAnswer({
  inputs,
  result,
  asked,
}: {
  inputs: FitInputs & { question: NonNullable<FitInputs['question']> };
  result: FitResult;
  /** The contact page about the result, and the result as an item of the project list with its title. */
  asked: { href: string; item: ProjectInputs; title: string };
}) {
  const wording = useWording();
  const words = wording.of(fitWords);
  const { question, units } = inputs;
  const title = inputs.machine?.title ?? words.result.ownMachine;
  return (
    <Band id="answer" labelledBy="answer-title" className="scroll-mt-18">
      <div className="flex items-start gap-4">
        <Verdict fits={result.fits} size={28} />
        <div>
          <h2 id="answer-title">
            {fill(result.fits ? words.result.fits : words.result.not, { machine: title })}
          </h2>
          <p className="mt-3 max-w-[38em] text-intro">
            {decidingText(wording, result.decidedAt, units)} {nearMissText(wording, result, units)}
          </p>
        </div>
      </div>
      <h3 className="mt-10 text-title!">{words.result.places}</h3>
      <Places places={result.places} units={units} />
      <WorkedOutFrom question={question} lengthsMm={inputs.lengthsMm} units={units} />
      <div className="mt-7 flex flex-wrap gap-3.5 max-sm:*:w-full">
        <ButtonLink to={asked.href} look="outline">
          {wording.of(toolWords).ask}
        </ButtonLink>
        <AddToProject item={{ machines: [], results: [asked.item] }} title={asked.title} />
        <ButtonLink to="#measures" look="outline">
          {words.result.change}
        </ButtonLink>
      </div>
    </Band>
  );
}

function Places({ places, units }: { places: PlaceResult[]; units: FitInputs['units'] }) {
  const wording = useWording();
  const words = wording.of(fitWords);
  return (
    <ul className="mt-4 grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {places.map((place) => (
        <li key={place.place} className="flex items-start gap-4 bg-card p-5">
          <Verdict fits={place.fits} size={18} />
          <div>
            <p className="font-medium">
              {words.places[place.place]}
              <span
                className={`ms-3 inline-block rounded-full px-2.5 py-0.5 text-small ${
                  place.fits ? 'bg-success text-on-success' : 'bg-notice text-on-notice'
                }`}
              >
                {place.fits ? words.result.placeFits : words.result.placeNot}
              </span>
            </p>
            <p>{decidingText(wording, place, units)}</p>
            {place.pose && (
              <p className="text-small text-text-2">{poseText(wording, place, place.pose)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The measures that were put in, and by which formula. */
function WorkedOutFrom({
  question: { box, carrying, way },
  lengthsMm,
  units,
}: Pick<FitInputs, 'lengthsMm'> & {
  question: NonNullable<FitInputs['question']>;
  units: FitInputs['units'];
}) {
  const wording = useWording();
  const words = wording.of(fitWords);
  return (
    <div className="mt-6 max-w-[44em] text-note text-text-2">
      <p>
        {fill(words.result.box, {
          width: lengthText(wording, box.widthMm, units, 'up'),
          depth: lengthText(wording, box.depthMm, units, 'up'),
          height: lengthText(wording, box.heightMm, units, 'up'),
        })}
        .{' '}
        {fill(words.result.carrying, {
          trolley: lengthText(wording, carrying.trolleyMm, units, 'up'),
          room: lengthText(wording, carrying.roomMm, units, 'up'),
        })}
        .
      </p>
      <p className="mt-2">
        {series(
          wording,
          WAY_FIELDS.flatMap((field) => {
            const lengthMm = lengthsMm[field];
            if (lengthMm === undefined) return [];
            const length = lengthText(wording, lengthMm, units, 'down');
            return [fill(words.result.measure, { name: words.inSummary[field], length })];
          }),
        )}
        .
      </p>
      {way.ceiling === null && (way.corridor || way.corner) && (
        <p className="mt-2">{words.result.ceilingNotGiven}</p>
      )}
      <p className="mt-2">{fill(words.result.version, { version: FIT_FORMULA_VERSION })}</p>
    </div>
  );
}

function Verdict({ fits, size }: { fits: boolean; size: number }) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full ${size > 20 ? 'mt-1 size-12' : 'mt-0.5 size-8'} ${
        fits ? 'bg-success text-on-success' : 'bg-notice text-on-notice'
      }`}
    >
      <Icon name={fits ? 'check' : 'x'} size={size} />
    </span>
  );
}

function poseText(
  wording: Wording,
  { place }: PlaceResult,
  { tipped, ahead, tiltDegrees, goesSideways }: Pose,
): string {
  const words = wording.of(fitWords);
  if (place === 'ceiling' && tipped !== 'no') return words.raised;
  const pose = fill(words.poses[`${tipped} ${ahead}`], { degrees: Math.round(tiltDegrees) });
  return goesSideways ? `${pose} ${words.goesSideways}` : pose;
}

/** What would do instead of a larger place; '' where it fits, and where no such change is enough. */
function nearMissText(
  wording: Wording,
  { nearMiss: { trolleyMm, roomMm } }: FitResult,
  units: FitInputs['units'],
): string {
  const { nearMiss } = wording.of(fitWords).result;
  const most = (lengthMm: number) => ({ most: lengthText(wording, lengthMm, units, 'down') });
  return [
    trolleyMm === null ? '' : fill(nearMiss.trolley, most(trolleyMm)),
    roomMm === null ? '' : fill(nearMiss.room, most(roomMm)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What the answer rests on, said plainly. */
export function FitAssumptions() {
  const { title, list, source } = useWords(fitWords).assumptions;
  return (
    <Band ground="mist" id="assumptions" labelledBy="assumptions-title">
      <h2 id="assumptions-title" className="text-sub!">
        {title}
      </h2>
      <ul className="mt-5 grid max-w-[44em] list-disc gap-2 ps-5 text-text-2">
        {list.map((line) => (
          <li key={line}>{fill(line, TILT_DEGREES)}</li>
        ))}
      </ul>
      <p className="mt-5 max-w-[44em]">{source}</p>
    </Band>
  );
}
