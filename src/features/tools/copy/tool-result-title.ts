import type { ToolResult } from '../content/tool-result.ts';
import { decidingText } from './deciding-text.ts';
import { fitWords } from '#copy/en/fit-words.ts';
import { lockerWords } from '#copy/en/locker-words.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { monthsText } from './payback-text.ts';
import { count, fill, type Wording } from '#copy/wording.ts';

/**
 * The result of a tool in one line, as an inquiry about it is called on the contact page, in mails and in the inbox.
 * @param machine title of the machine that a result names; without one, its slug stands for it
 */
export function toolResultTitle(wording: Wording, found: ToolResult, machine = ''): string {
  if (found.tool === 'fit') {
    const words = wording.of(fitWords);
    const deciding = decidingText(wording, found.result.decidedAt, found.units);
    return fill(words.resultTitle, {
      machine: machine || found.machine || words.result.ownMachine,
      deciding: deciding.replace(/\.$/u, ''),
    });
  }
  if (found.tool === 'locker-size') {
    const words = wording.of(lockerWords);
    return fill(words.resultTitle, { doors: count(wording, words.doors, found.result.total) });
  }
  const { low, likely, high } = found.result.cases;
  return fill(wording.of(paybackWords).resultTitle, {
    low: timeText(wording, low.paybackMonths),
    likely: timeText(wording, likely.paybackMonths),
    high: timeText(wording, high.paybackMonths),
  });
}

function timeText(wording: Wording, months: number | null): string {
  const words = wording.of(paybackWords);
  if (months === null) return words.never;
  return months === 0 ? words.nothing : monthsText(wording, months);
}
