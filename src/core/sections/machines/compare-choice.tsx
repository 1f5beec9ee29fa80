import type { MachineCard } from '#content/machines/machine.ts';
import { finderWords } from '#copy/en/finder-words.ts';
import { fill } from '#copy/wording.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { InlineStyle } from '#ui/inline-code.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';

const FORM_ID = 'compare';

/** On a card: whether its machine is to be compared. Belongs to the form of `CompareChoice`, wherever it stands. */
export function CompareTick({ slug, title }: { slug: string; title: string }) {
  const words = useWords(finderWords).compare;
  return (
    // Above the card's link, which covers all of it.
    <label className="relative z-10 inline-flex min-h-9 items-center gap-2.5 touch:min-h-11 text-note font-medium text-text-2 print:hidden">
      <input
        type="checkbox"
        name="machine"
        value={slug}
        form={FORM_ID}
        aria-label={fill(words.of, { title })}
        className="checked:[counter-increment:ticked]"
      />
      {words.tick}
    </label>
  );
}

/**
 * The button that sets ticked machines side by side; it stays in view, with their number and pictures, as long as one is
 * ticked.
 */
export function CompareChoice({
  units,
  machines,
  every,
}: {
  units: string | null;
  /** Those on the page. */
  machines: readonly MachineCard[];
  /** All of the catalogue: a page of few is read as a part of this one, whose policy allows this page's styles. */
  every: readonly MachineCard[];
}) {
  const words = useWords(finderWords).compare;
  return (
    <section
      aria-labelledby="compare-title"
      className="z-10 bg-bg print:hidden ticked:sticky ticked:bottom-0 ticked:border-t ticked:border-line"
    >
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="min-w-0">
          <h2 id="compare-title" className="text-title!">
            {words.title}
          </h2>
          <p className="text-note text-text-2">
            <span className="ticked:hidden">{words.text}</span>
            <span className="hidden after:content-['_'_counter(ticked)] ticked:inline">
              {words.ticked}
            </span>
          </p>
        </div>
        <InlineStyle
          name="ticked-machines"
          text={every.map(({ slug }) => shownOnceTicked(slug)).join('')}
        />
        <ul aria-hidden="true" className="hidden flex-wrap gap-2 ticked:flex sm:ms-auto">
          {machines.map(
            ({ slug, picture }) =>
              picture && (
                <li
                  key={slug}
                  data-ticked={slug}
                  className="hidden size-14 overflow-hidden rounded-input bg-picture-ground"
                >
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="3.5rem"
                    className="size-full object-cover"
                  />
                </li>
              ),
          )}
        </ul>
        <form
          id={FORM_ID}
          action={useAddress()('/machines/compare')}
          className="max-sm:w-full max-sm:*:w-full"
        >
          {units && <input type="hidden" name="units" value={units} />}
          <Button type="submit" size="small">
            <Icon name="layers" size={18} /> {words.button}
          </Button>
        </form>
      </div>
    </section>
  );
}

/** Of one machine's picture, since no class can say which machine is ticked. */
function shownOnceTicked(slug: string): string {
  const value = JSON.stringify(slug).replaceAll('<', String.raw`\3c `);
  return `main:has([name=machine][value=${value}]:checked) [data-ticked=${value}]{display:block}`;
}
