import type { PromoStrip as Strip } from '#content/site-settings/site-settings.ts';
import type { ShownPromoStrip } from '#content/site-settings/shown-promo-strip.ts';
import { PROMO_STRIP_ID, PROMO_STRIP_SCRIPT } from '#browser/promo-strip.ts';
import { promoStripWords } from '#copy/en/promo-strip-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';
import { InlineScript } from '#ui/inline-code.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

const LOOKS: Record<Strip['color'], string> = {
  brand: 'bg-primary text-on-primary',
  accent: 'bg-accent text-on-accent',
  // In the dark theme the page is as dark.
  ink: 'bg-ink-950 text-white dark:bg-ink-800',
};

/**
 * The owner's line above the header. Its minutes, and the button that closes it for the visit, are the script's
 * (`browser/promo-strip.ts`); without script there is no button, and the next page shows what is right.
 */
export function PromoStrip({ strip }: { strip: ShownPromoStrip }) {
  const foreign = useForeign();
  const words = useWords(promoStripWords);
  const { id, text, link, color, startsAtMs, untilMs } = strip;
  return (
    <>
      <aside
        id={PROMO_STRIP_ID}
        aria-label={words.label}
        hidden={startsAtMs !== null}
        data-strip={id}
        data-from={startsAtMs ?? undefined}
        data-until={untilMs ?? undefined}
        className={`promo-strip forced-colors:border-b print:hidden ${LOOKS[color]}`}
      >
        <div className="container-site grid grid-cols-[1fr_2.75rem] items-center text-note leading-snug sm:grid-cols-[2.75rem_1fr_2.75rem]">
          <p {...foreign(strip, 'text')} className="py-2.5 sm:col-start-2 sm:text-center">
            {text}
            {link && (
              <>
                {' '}
                <SiteLink
                  to={link.url}
                  className="font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {link.text}
                </SiteLink>
              </>
            )}
          </p>
          <button
            type="button"
            hidden
            aria-label={words.close}
            className="-me-[14px] grid size-11 justify-self-end place-items-center rounded-full"
          >
            <Icon name="x" size={18} />
          </button>
        </div>
      </aside>
      <InlineScript text={PROMO_STRIP_SCRIPT} />
    </>
  );
}
