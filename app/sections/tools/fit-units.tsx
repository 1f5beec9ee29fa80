import { FIT_FIELDS, type FitInputs } from '#content/tools/parse-fit-inputs.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { fieldLength } from '#copy/length-text.ts';
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
        to={otherUnitsHref(inputs)}
        className="touch-area inline-block py-1 text-link underline underline-offset-4"
      >
        {isMetric ? words.units.toImperial : words.units.toMetric}
      </SiteLink>
    </p>
  );
}

function otherUnitsHref({ units, texts, lengthsMm, machine }: FitInputs): string {
  const other = units === 'metric' ? 'imperial' : 'metric';
  const query = new URLSearchParams();
  if (machine) query.set('machine', machine.slug);
  for (const field of FIT_FIELDS) {
    const lengthMm = lengthsMm[field];
    if (lengthMm !== undefined) query.set(field, fieldLength(lengthMm, other));
    else if (texts[field] !== '') query.set(field, texts[field]);
  }
  if (other === 'imperial') query.set('units', other);
  return query.size > 0 ? `/tools/fit?${query}` : '/tools/fit';
}
