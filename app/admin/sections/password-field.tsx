import { adminWords } from '#admin/copy/admin-words.ts';
import { AdminField } from './admin-field.tsx';

/** The password again, before a sensitive change. */
export function PasswordField({ error }: { error?: string | null | undefined }) {
  return (
    <AdminField
      name="password"
      type="password"
      label={adminWords.password}
      hint={adminWords.passwordAgain}
      autoComplete="current-password"
      maxLength={128}
      required
      error={error}
    />
  );
}
