import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';

const words = adminAccountWords.people;

export type RoleName = keyof typeof adminWords.roles;

const ROLES = Object.keys(adminWords.roles) as RoleName[];

/** A choice of one role, each with what it may do. */
export function RoleField({ chosen }: { chosen: RoleName | null }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-[7px] text-note font-medium">{words.role}</legend>
      {ROLES.map((role) => (
        <label
          key={role}
          className="relative min-h-11 rounded-input border border-line py-2.5 pr-4 pl-11 text-body font-medium has-checked:border-primary has-checked:bg-chip"
        >
          <input
            type="radio"
            name="role"
            value={role}
            required
            defaultChecked={role === chosen}
            className="absolute top-3.5 left-4 size-4.5 accent-(--primary) not-checked:appearance-none not-checked:rounded-full not-checked:border not-checked:border-field not-checked:bg-card"
          />
          {adminWords.roles[role]}
          <span className="block text-small font-normal text-text-2">{words.roleTexts[role]}</span>
        </label>
      ))}
    </fieldset>
  );
}
