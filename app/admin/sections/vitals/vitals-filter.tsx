import { adminVitalsWords as words } from '#admin/copy/admin-vitals-words.ts';
import { Button } from '#ui/button.tsx';

const SELECT = 'min-h-11 min-w-0 rounded-input border border-field bg-card px-3 text-note';

type Choice = {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
};

/** Which pages and devices to show: a plain form, whose answer is the same page. */
export function VitalsFilter({ choices }: { choices: Choice[] }) {
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      {choices.map(({ name, label, value, options }) => (
        <label key={name} className="grid gap-1.5 text-small text-text-2">
          {label}
          <select name={name} defaultValue={value} className={SELECT}>
            <option value="">{words.filter.all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" look="outline" size="small">
        {words.filter.show}
      </Button>
    </form>
  );
}
