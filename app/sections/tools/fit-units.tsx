import { fitInUnitsHref } from '#content/tools/fit-line.ts';
import type { FitInputs } from '#content/tools/parse-fit-inputs.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

/** Which unit a number alone is in, with the way to the other; what was typed is taken along, converted. */
export function FitUnits({ inputs }: { inputs: FitInputs }) {
  const words = useWords(fitWords);
  const isMetric = inputs.units === 'metric';
  return (
    <p className="mt-4 mb-6 max-w-[44em] text-note text-text-2">
      {isMetric ? words.units.metric : words.units.imperial}{' '}
      <SiteLink
        to={fitInUnitsHref(inputs, isMetric ? 'imperial' : 'metric')}
        className="touch-area inline-block py-1 text-link underline underline-offset-4"
      >
        {isMetric ? words.units.toImperial : words.units.toMetric}
      </SiteLink>
    </p>
  );
}
