import { Button } from '#ui/button.tsx';

const SELECT = 'min-h-11 min-w-0 rounded-input border border-field bg-card px-3 text-note';

type Choice = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

/** What a page of figures tells: a plain form, whose answer is the same page. */
export function ChoiceForm({ choices, show }: { choices: readonly Choice[]; show: string }) {
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      {choices.map(({ name, label, value, options }) => (
        <label key={name} className="grid gap-1.5 text-small text-text-2">
          {label}
          <select name={name} defaultValue={value} className={SELECT}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" look="outline" size="small">
        {show}
      </Button>
    </form>
  );
}
