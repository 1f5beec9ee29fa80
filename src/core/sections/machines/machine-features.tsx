import type { Machine } from '#content/machines/to-machine.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/** The feature list in two halves, the first rounding up, and the two notes that every machine carries. */
export function MachineFeatures({ machine }: { machine: Machine }) {
  const foreign = useForeign();
  const words = useWords(machineWords);
  const half = Math.ceil(machine.features.length / 2);
  const halves = [machine.features.slice(0, half), machine.features.slice(half)].filter(
    ({ length }) => length > 0,
  );
  const notes = [
    {
      ...withDefault(machine.customization, words.customization),
      icon: 'sliders-horizontal' as const,
    },
    {
      ...withDefault(machine.softwareCompatibility, words.softwareCompatibility),
      icon: 'layers' as const,
    },
  ];
  return (
    <Band id="features" labelledBy="features-title">
      <h2 id="features-title">{words.features}</h2>
      {halves.length > 0 && (
        <div className="mt-8 grid gap-x-16 gap-y-3.5 md:grid-cols-2">
          {halves.map((features, index) => (
            <ul
              {...foreign(machine, 'features')}
              key={index}
              className="grid content-start gap-3.5"
            >
              {features.map((feature) => (
                <li key={feature} className="flex gap-3 border-b border-line pb-3.5">
                  <Icon name="check" size={20} className="mt-[3px] text-primary dark:text-link" />
                  {feature}
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        {notes.map((note) => (
          <div key={note.title} className="rounded-card bg-band p-7">
            <span className="grid size-12 place-items-center rounded-input bg-chip text-primary shadow-rest dark:text-link">
              <Icon name={note.icon} />
            </span>
            <h3 {...foreign(note, 'title')} className="mt-5">
              {note.title}
            </h3>
            <p
              {...foreign(note, 'description')}
              className="mt-2.5 leading-normal whitespace-pre-line text-text-2"
            >
              {note.description}
            </p>
          </div>
        ))}
      </div>
    </Band>
  );
}

function withDefault(
  given: { title: string; description: string },
  standing: { title: string; text: string },
): { title: string; description: string } {
  return {
    ...given,
    title: given.title || standing.title,
    description: given.description || standing.text,
  };
}
