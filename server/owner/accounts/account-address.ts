import { cleanLine } from '#server/intake/intake.ts';

/** The address of an account as it is kept and compared, however it was typed or pasted. */
export const accountAddress = (typed: string): string => cleanLine(typed).toLowerCase();
