import { addressWritings, type PersonalPart } from '#server/intake/intake.ts';

/**
 * People who run the site. Their accounts are removed on the screen of people, which sees to it that an owner is left; the
 * trail of what they did ends by itself, and so do sessions and invitations.
 */
export const personalAccounts: PersonalPart = {
  name: 'accounts',
  tables: [
    ...['account_users', 'account_credentials', 'account_second_factors', 'account_sessions'],
    ...['account_used_codes', 'account_verifications', 'account_invitations', 'audit_events'],
    ...['admin_visits', 'owner_visits', 'preview_links', 'saved_filters', 'stored_settings'],
  ],
  async export(query, email) {
    const writings = addressWritings(email);
    const accounts = await query
      .selectFrom('account_users')
      .select(['id', 'email', 'name', 'role'])
      .where('email', 'in', writings)
      .execute();
    const ids = ['', ...accounts.map(({ id }) => id)];
    const searches = await query
      .selectFrom('saved_filters')
      .select(['name as search', 'query'])
      .where('account_id', 'in', ids)
      .execute();
    const invitations = await query
      .selectFrom('account_invitations')
      .select(['kind as invitation', 'email', 'role'])
      .where('email', 'in', writings)
      .execute();
    const trail = await query
      .selectFrom('audit_events')
      .select(['happened_at', 'action', 'subject', 'address', 'account_email as by'])
      .where((eb) => eb.or([eb('account_email', 'in', writings), eb('subject', 'in', writings)]))
      .orderBy('id')
      .execute();
    const acts = trail.map((act) => ({
      ...act,
      happened_at: new Date(act.happened_at).toISOString(),
    }));
    return [...accounts.map(({ id: _id, ...row }) => row), ...searches, ...invitations, ...acts];
  },
  erase: async () => 0,
  expire: async () => 0,
};
