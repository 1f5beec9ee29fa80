import { useId, type KeyboardEvent, type Ref } from 'react';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { Button } from '#ui/button.tsx';

const words = adminInquiryWords.keys;

/** The keys of the list, behind a button that works without script too. */
export function InquiryKeys({ ref }: { ref: Ref<HTMLDivElement> }) {
  const id = useId();
  return (
    <div className="-mt-12 mb-5 ml-auto w-fit max-md:hidden print:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="min-h-6 text-small text-text-2 underline underline-offset-4 hover:text-link"
      >
        {words.button}
      </button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="m-auto max-w-[420px] rounded-card border border-line bg-card p-6 text-text shadow-lift"
      >
        <h3 id={`${id}-title`} className="text-title!">
          {words.title}
        </h3>
        <p className="mt-2 text-note text-text-2">{words.text}</p>
        <dl className="my-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-note">
          {words.rows.map(([keys, text]) => (
            <div key={text} className="contents">
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid min-h-7 min-w-7 place-items-center rounded-chip border border-line px-2 text-small"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Button look="outline" size="small" popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </Button>
      </div>
    </div>
  );
}

/**
 * Moves in the list and works on its lines by key. Only while the focus is within the list, so that no single letter acts
 * where a person does not expect it (WCAG 2.1.4), and never together with other keys of the browser's.
 * @param keys the list of keys, to be shown
 */
export function moveByKey(event: KeyboardEvent<HTMLUListElement>, keys: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = [...event.currentTarget.children];
  const at = lines.findIndex((line) => line.contains(event.target as Node));
  const focusLine = (index: number) => lines[index]?.querySelector('a')?.focus();
  switch (event.key) {
    case 'j':
    case 'ArrowDown':
      focusLine(Math.min(at + 1, lines.length - 1));
      break;
    case 'k':
    case 'ArrowUp':
      focusLine(Math.max(at - 1, 0));
      break;
    case 'x':
      lines[at]?.querySelector('input')?.click();
      break;
    case '/':
      document.querySelector<HTMLInputElement>('input[data-inquiry-search]')?.focus();
      break;
    case '?':
      keys?.showPopover();
      break;
    default:
      return;
  }
  event.preventDefault();
}
