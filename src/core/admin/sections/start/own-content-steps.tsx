import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminStartWords } from '#admin/copy/en/admin-start-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { count, fill } from '#copy/wording.ts';
import { Icon } from '#ui/icon.tsx';
import type { OwnContentStep } from '#server/owner/owner.ts';
import { entityAddress, type Editor } from './entity-address.ts';

const words = adminStartWords.ownContent;

/** How often the list looks whether something was published. */
const LOOK_EVERY_MS = 5_000;

/**
 * What is still the sample's, with the way to change it; nothing once all is the owner's. While the content does not
 * answer, the list says so in its place: gone, it would look like done.
 */
export function OwnContentSteps({
  steps,
  editor,
}: {
  /** `unread` while the content does not answer; null for whom they are not, and without content of one's own. */
  steps: OwnContentStep[] | 'unread' | null;
  editor: Editor | null;
}) {
  const isDone = steps === null || (steps !== 'unread' && steps.every(({ isOwn }) => isOwn));
  useLookingAgain(!isDone);
  if (isDone) return null;
  if (steps === 'unread') {
    return <AdminCard title={words.title} text={words.unread} />;
  }
  const done = steps.filter(({ isOwn }) => isOwn).length;
  return (
    <AdminCard title={words.title} text={fill(words.text, { done, all: steps.length })}>
      <ul className="-mt-2 grid gap-x-8 text-note md:grid-cols-2">
        {steps.map((step) => (
          <StepLine key={step.part} step={step} editor={editor} />
        ))}
      </ul>
    </AdminCard>
  );
}

function StepLine({
  step: { part, isOwn, left, place },
  editor,
}: {
  step: OwnContentStep;
  editor: Editor | null;
}) {
  const [name, text] = words.parts[part];
  return (
    <li className="flex items-start gap-3 border-t border-line py-3">
      <span
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border ${isOwn ? 'border-transparent bg-success text-on-success' : 'border-field'}`}
      >
        {isOwn && <Icon name="check" size={14} />}
        <span className="sr-only">{isOwn ? words.done : words.open}</span>
      </span>
      <p className="min-w-0 flex-1">
        <span className="font-medium">{name}</span>{' '}
        {!isOwn && left !== null && left > 0 && (
          <span className="text-text-2">({count(adminWording, words.left, left)})</span>
        )}
        <span className="block text-text-2">{text}</span>
      </p>
      {!isOwn && editor && (
        <a
          href={entityAddress(editor, place)}
          className="shrink-0 text-link underline underline-offset-4"
        >
          {words.change}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </li>
  );
}

/** Has the page's data loaded anew now and then, while somebody looks at it. */
function useLookingAgain(wanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [wanted, revalidate]);
}
