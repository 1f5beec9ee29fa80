import { z } from 'zod';

/** Whether the account library takes this as an e-mail address: what it would refuse must not use an invitation up. */
export const isAddress = (text: string) => z.email().max(254).safeParse(text).success;
