import { fitHref, parseFitLine, toFitLine, type AskedFit } from './fit-line.ts';
import {
  LOCKER_FORMULA_VERSION,
  toLockerSizeResult,
  type LockerSizeResult,
} from './locker-size.ts';
import {
  lockerHref,
  parseLockerLine,
  toLockerLine,
  type AskedLocker,
} from './locker-size-inputs.ts';
import { PAYBACK_FORMULA_VERSION, toPaybackResult, type PaybackResult } from './payback.ts';
import {
  parsePaybackLine,
  paybackHref,
  toPaybackLine,
  type PaybackInputs,
} from './payback-inputs.ts';
import { FIT_FORMULA_VERSION, toFitResult, type FitResult } from './to-fit-result.ts';

/** A result of one of the tools as an inquiry keeps it: worked out anew from its inputs, never taken from a visitor. */
export type ToolResult =
  | { tool: 'payback'; result: PaybackResult; href: string }
  | { tool: 'locker-size'; result: LockerSizeResult; href: string }
  | ({ tool: 'fit'; result: FitResult; href: string } & Pick<AskedFit, 'machine' | 'units'>);

/** What an inquiry is about when it asks about a payback: tool, version of the formula, inputs. */
export function toPaybackSlug(inputs: PaybackInputs): string {
  return `payback:${PAYBACK_FORMULA_VERSION}:${toPaybackLine(inputs)}`;
}

/** What an inquiry is about when it asks about the doors of a locker. */
export function toLockerSlug(asked: AskedLocker): string {
  return `locker-size:${LOCKER_FORMULA_VERSION}:${toLockerLine(asked)}`;
}

/** What an inquiry is about when it asks whether a machine fits. */
export function toFitSlug(asked: AskedFit): string {
  return `fit:${FIT_FORMULA_VERSION}:${toFitLine(asked)}`;
}

/** Works out whether a machine fits, with the address of the answer; null where no place was measured. */
export function toFitToolResult(asked: AskedFit): (ToolResult & { tool: 'fit' }) | null {
  const { machine, units, question } = asked;
  const result = toFitResult(question.box, question.carrying, question.way);
  return result && { tool: 'fit', result, machine, units, href: fitHref(asked) };
}

/** Reads the inputs of a payback that an inquiry is about; null for nonsense, and for a formula that is no longer in use. */
export function readPayback(version: number, line: string): ToolResult | null {
  const inputs = version === PAYBACK_FORMULA_VERSION ? parsePaybackLine(line) : null;
  return inputs && { tool: 'payback', result: toPaybackResult(inputs), href: paybackHref(inputs) };
}

/** The same of the doors of a locker. */
export function readLocker(version: number, line: string): ToolResult | null {
  const read = version === LOCKER_FORMULA_VERSION ? parseLockerLine(line) : null;
  return (
    read && { tool: 'locker-size', result: toLockerSizeResult(read.inputs), href: lockerHref(read) }
  );
}

/** The same of the way of a machine. */
export function readFit(version: number, line: string): ToolResult | null {
  const asked = version === FIT_FORMULA_VERSION ? parseFitLine(line) : null;
  return asked && toFitToolResult(asked);
}
