import { contactHref } from '#content/contact/inquiry-context.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { STICKY_REQUEST_SCRIPT } from '#browser/sticky-request.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { ButtonLink } from '#ui/button.tsx';
import { InlineScript } from '#ui/inline-code.tsx';
import { useWords } from '#ui/wording-context.ts';

/** The hero's request once more at the lower edge of a telephone; when it shows is the script's (`browser/sticky-request.ts`). */
export function StickyRequest({ machine }: { machine: Machine }) {
  const words = useWords(machineWords);
  const foreign = useForeign();
  return (
    <>
      <div
        hidden
        data-sticky-request=""
        className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-bg px-gutter pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden print:hidden"
      >
        <p {...foreign(machine, 'title')} className="line-clamp-2 min-w-0 leading-snug font-medium">
          {machine.title}
        </p>
        <ButtonLink to={contactHref('machine', machine.slug)} size="small">
          {words.request}
        </ButtonLink>
      </div>
      <InlineScript text={STICKY_REQUEST_SCRIPT} />
    </>
  );
}
