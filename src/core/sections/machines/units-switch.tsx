import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { machineFactWords } from '#copy/en/machine-fact-words.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

const SYSTEMS = ['metric', 'imperial'] as const;

/**
 * "Metric / Imperial": the same page in the other units, as links that can be shared.
 * @param path path and query of the page that it stands on
 * @param anchor id of the part of the page to stay at
 */
export function UnitsSwitch({
  path,
  system,
  anchor,
}: {
  path: string;
  system: UnitSystem;
  anchor: string;
}) {
  const words = useWords(machineFactWords).units;
  return (
    <nav aria-label={words.label} className="flex flex-wrap gap-2 print:hidden">
      {SYSTEMS.map((item) => (
        <SiteLink
          key={item}
          to={`${pathInUnits(path, item)}#${anchor}`}
          aria-current={item === system ? 'true' : undefined}
          className="inline-flex min-h-12 items-center rounded-full border border-line bg-card px-4 text-small text-link aria-[current]:border-current aria-[current]:font-semibold"
        >
          {words[item]}
        </SiteLink>
      ))}
    </nav>
  );
}
