import { adminAccountWords as words } from '#admin/copy/en/admin-account-words.ts';
import { AdminField } from './admin-field.tsx';

/** Where a new password is chosen: its bounds, the hint, and why one was refused. */
export function NewPasswordField({
  name = 'password',
  label,
  fault,
}: {
  name?: string;
  label: string;
  fault: keyof typeof words.passwordFaults | null;
}) {
  return (
    <AdminField
      name={name}
      type="password"
      label={label}
      hint={words.passwordHint}
      autoComplete="new-password"
      minLength={12}
      maxLength={128}
      required
      error={fault && words.passwordFaults[fault]}
    />
  );
}
