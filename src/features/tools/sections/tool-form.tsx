import type { ReactNode } from 'react';
import { TYPED_IN } from '../content/typed-in.ts';
import { useLiveAnswers } from '#islands/page-files.ts';
import { useAddress } from '#ui/address-context.ts';
import { useWording } from '#ui/wording-context.ts';

type Props = {
  /** The page that answers it. */
  to: string;
  /** Whether the answer is drawn anew as it is filled in: not where something is wrong that only a new page takes back. */
  isLive: boolean;
  className: string;
  children: ReactNode;
};

/** The form of a tool, whose answer has an address (`browser/live-answers.ts`). */
export function ToolForm({ to, isLive, className, children }: Props) {
  useLiveAnswers(isLive);
  return (
    <form data-tool={isLive ? 'live' : ''} action={useAddress()(to)} className={className}>
      {/* The language of the page, by which the numbers are read. */}
      <input type="hidden" name={TYPED_IN} value={useWording().language} />
      {children}
    </form>
  );
}
