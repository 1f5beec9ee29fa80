import {
  toFitDrawing,
  type DrawnPlace,
  type FitDrawing as Drawing,
} from '../content/fit-drawing.ts';
import type { FitInputs } from '../content/parse-fit-inputs.ts';
import type { FitResult } from '../content/to-fit-result.ts';
import { decidingText } from '../copy/deciding-text.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { fill } from '#copy/wording.ts';
import { useWording, useWords } from '#ui/wording-context.ts';
import { DRAWN_LINE } from './drawn-line.ts';

type Props = {
  question: NonNullable<FitInputs['question']>;
  result: FitResult;
  units: FitInputs['units'];
};

/** Where door and corridor are measured, as long as nothing is typed that could be drawn to scale. */
export function FitSketch() {
  const { places, fields } = useWords(fitWords);
  return (
    <div
      aria-hidden="true"
      className="mt-8 grid max-w-[44em] grid-cols-2 gap-4 text-text-2 print:hidden"
    >
      {SKETCHED.map(({ place, opening, measured, arrows }) => (
        <div key={place} className="min-w-0">
          <svg viewBox="0 0 1800 2400" width="100%">
            <Opening {...opening} widthMm={1800} />
            <path {...DRAWN_LINE} strokeWidth={2} className="text-link" d={arrows} />
          </svg>
          <p className="mt-2 text-note font-medium text-text">{places[place]}</p>
          {measured.map((field) => (
            <p key={field} className="text-small">
              {fields[field]}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A door of 900 by 2,000 mm and a corridor of 1,400, with an arrow along each measure. */
const SKETCHED = [
  {
    place: 'door',
    opening: { x: 450, y: 280, width: 900, height: 2000, isOpenAbove: false },
    measured: ['door-width', 'door-height'],
    arrows:
      'M490 1280H1310M550 1220L490 1280L550 1340M1250 1220L1310 1280L1250 1340' +
      'M900 320V2240M840 380L900 320L960 380M840 2180L900 2240L960 2180',
  },
  {
    place: 'corridor',
    opening: { x: 200, y: 120, width: 1400, height: 2160, isOpenAbove: true },
    measured: ['corridor'],
    arrows: 'M240 1280H1560M300 1220L240 1280L300 1340M1500 1220L1560 1280L1500 1340',
  },
] as const;

/** Door and corridor with the machine in them, to one scale; nothing where neither is on the way. */
export function FitDrawing({ question, result, units }: Props) {
  const words = useWords(fitWords).drawing;
  const drawing = toFitDrawing(question, result);
  if (!drawing) return null;
  return (
    <figure className="mt-8 max-w-[44em]" data-drawing>
      <p className="text-title font-medium">{words.title}</p>
      <div className="mt-4 grid grid-cols-2 gap-4">
        {drawing.places.map((place) => (
          <Place key={place.result.place} place={place} drawing={drawing} units={units} />
        ))}
      </div>
      <figcaption className="mt-4 text-small text-text-2">{words.legend}</figcaption>
    </figure>
  );
}

/** The outline of a door or corridor on its floor, which runs through the picture. */
function Opening({
  x,
  y,
  width,
  height,
  isOpenAbove,
  widthMm,
}: DrawnPlace['opening'] & { widthMm: number }) {
  const floor = y + height;
  const end = x + width;
  const top = isOpenAbove ? `M${end} ${y}` : `H${end}`;
  return (
    <path
      {...DRAWN_LINE}
      strokeWidth={4}
      className="text-text-2"
      d={`M0 ${floor}H${x}V${y}${top}V${floor}H${widthMm}M${x} ${floor}H${end}`}
    />
  );
}

function Place({
  place: { result, opening, taken, outline, over },
  drawing: { widthMm, heightMm },
  units,
}: {
  place: DrawnPlace;
  drawing: Drawing;
  units: Props['units'];
}) {
  const wording = useWording();
  const words = wording.of(fitWords);
  return (
    <div className="min-w-0">
      <svg viewBox={`0 0 ${widthMm} ${heightMm}`} width="100%" aria-hidden="true">
        <Opening {...opening} widthMm={widthMm} />
        <g className={result.fits ? 'text-link' : 'text-error'}>
          <polygon {...DRAWN_LINE} strokeWidth={2.5} points={outline.join(' ')} data-machine />
          <rect {...DRAWN_LINE} {...taken} strokeWidth={1.5} strokeDasharray="5 4" />
          {over.map((rect) => (
            <rect key={`${rect.x} ${rect.width}`} {...rect} fill="currentColor" data-over />
          ))}
        </g>
      </svg>
      <p className="mt-2 text-note font-medium">{words.places[result.place]}</p>
      <p className={`text-small ${result.fits ? 'text-text-2' : 'text-error'}`}>
        {decidingText(wording, result, units)}
      </p>
      <p className="text-small text-text-2">
        {fill(words.drawing.taken, {
          width: lengthText(wording, taken.width, units, 'up'),
          height: lengthText(wording, taken.height, units, 'up'),
        })}
      </p>
    </div>
  );
}
