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
  const floor = opening.y + opening.height;
  const end = opening.x + opening.width;
  const top = opening.isOpenAbove ? `M${end} ${opening.y}` : `H${end}`;
  return (
    <div className="min-w-0">
      <svg viewBox={`0 0 ${widthMm} ${heightMm}`} width="100%" aria-hidden="true">
        <path
          {...DRAWN_LINE}
          strokeWidth={4}
          className="text-text-2"
          d={`M0 ${floor}H${opening.x}V${opening.y}${top}V${floor}H${widthMm}M${opening.x} ${floor}H${end}`}
        />
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
