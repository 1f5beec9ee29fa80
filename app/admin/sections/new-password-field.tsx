import { adminAccountWords as words } from '#admin/copy/en/admin-account-words.ts';
import { AdminField } from './admin-field.tsx';

export type PasswordFault = keyof typeof words.passwordFaults;

/** Where a new password is chosen: its bounds, the hint, and why one was refused. */
export function NewPasswordField({ label, fault }: { label: string; fault: PasswordFault | null }) {
  return (
    <AdminField
      name="password"
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
