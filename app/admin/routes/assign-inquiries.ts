import { peopleOfInquiries } from './people-of-inquiries.ts';
import type { signedIn } from './signed-in.ts';

/** Has somebody look after inquiries: an account that may, or nobody for ''. Anything else changes nothing. */
export async function assign(
  site: ReturnType<typeof signedIn>,
  numbers: readonly number[],
  id: string,
): Promise<void> {
  const { work } = site.owner.inquiries;
  if (id === '') return work.assign(numbers, null, site.account);
  const people = await peopleOfInquiries(site);
  const person = people.find((one) => one.id === id);
  if (person) await work.assign(numbers, person, site.account);
}
