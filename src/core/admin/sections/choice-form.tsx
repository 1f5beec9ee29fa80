import { ActButton } from './act-button.tsx';
import { LineSelect } from './admin-field.tsx';

type Choice = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** What a page of figures tells: a plain form, whose answer is the same page. */
export function ChoiceForm({ choices, show }: { choices: readonly Choice[]; show: string }) {
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      {choices.map(({ name, label, value, options }) => (
        <label key={name} className="grid gap-1.5 text-small text-text-2">
          {label}
          <LineSelect name={name} defaultValue={value} options={options} />
        </label>
      ))}
      <ActButton label={show} />
    </form>
  );
}
