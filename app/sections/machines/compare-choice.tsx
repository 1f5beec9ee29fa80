import { finderWords } from '#copy/en/finder-words.ts';
import { fill } from '#copy/wording.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

const FORM_ID = 'compare';

/** Under a card: whether its machine is to be compared. Belongs to the form of `CompareChoice`, wherever it stands. */
export function CompareTick({
  slug,
  title,
  onNight,
}: {
  slug: string;
  title: string;
  onNight: boolean;
}) {
  const words = useWords(finderWords).compare;
  return (
    <label
      className={`touch-area mt-2 inline-flex min-h-10 items-center gap-2.5 px-2 text-note print:hidden ${onNight ? 'text-on-night' : 'text-text-2'}`}
    >
      <input
        type="checkbox"
        name="machine"
        value={slug}
        form={FORM_ID}
        aria-label={fill(words.of, { title })}
      />
      {words.tick}
    </label>
  );
}

/** The button that sets ticked machines side by side; it stays in view as long as one is ticked. */
export function CompareChoice({ units }: { units: string | null }) {
  const words = useWords(finderWords).compare;
  return (
    <section
      aria-labelledby="compare-title"
      className="z-10 bg-bg print:hidden [main:has([name=machine]:checked)_&]:sticky [main:has([name=machine]:checked)_&]:bottom-0 [main:has([name=machine]:checked)_&]:border-t [main:has([name=machine]:checked)_&]:border-line"
    >
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="min-w-0">
          <h2 id="compare-title" className="text-title!">
            {words.title}
          </h2>
          <p className="text-note text-text-2">{words.text}</p>
        </div>
        <form id={FORM_ID} action={useAddress()('/machines/compare')} className="max-sm:w-full">
          {units && <input type="hidden" name="units" value={units} />}
          <Button type="submit" look="outline" size="small">
            <Icon name="layers" size={18} /> {words.button}
          </Button>
        </form>
      </div>
    </section>
  );
}
