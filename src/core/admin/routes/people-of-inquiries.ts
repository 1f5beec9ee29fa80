import { mayDo, type OwnerContext } from '#server/owner/owner.ts';

/** Who can look after inquiries. */
export async function peopleOfInquiries({
  owner,
}: OwnerContext): Promise<{ id: string; name: string; email: string }[]> {
  const accounts = await owner.accounts.provider.accounts();
  return accounts
    .filter(({ role }) => mayDo(role, 'inquiries'))
    .map(({ id, name, email }) => ({ id, name, email }));
}
