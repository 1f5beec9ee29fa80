import { useRouteLoaderData } from 'react-router';
import type { FormFacts } from '#content/contact/load-form-facts.server.ts';
import type { MachineCard } from '#content/machines/machine.ts';
import { machineHref } from '#content/slugs/page-href.ts';
import { contactWords } from '#copy/en/contact-words.ts';
import { machineCardWords } from '#copy/en/machine-card-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { CardLink } from '#ui/card-link.tsx';
import { coverSizes } from '#ui/cover-sizes.ts';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording } from '#ui/wording-context.ts';

/**
 * What happens after an inquiry was sent, in steps, and what to look at meanwhile. A form that was sent by script takes it
 * over from this page, so it holds no icon: those are drawn from the page that they stand in.
 */
export function AfterSending({ machines }: { machines: MachineCard[] }) {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  const wording = useWording();
  const words = wording.of(contactWords).next;
  const steps = [words.read, site?.responseTime ?? '', words.answer].filter((step) => step !== '');
  const links = [
    { text: words.machines, url: '/machines' },
    ...(site?.hasQuestions ? [{ text: words.questions, url: '/contact#faq' }] : []),
  ];
  return (
    <div id="next" className="grid w-full gap-6 border-t border-line pt-8 text-start">
      <h3>{words.title}</h3>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-band text-note font-semibold text-link"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {machines.length > 0 && (
        <>
          <h3>{words.meanwhile}</h3>
          <ul className="grid gap-4 sm:grid-cols-2">
            {machines.map((machine) => (
              <SmallCard key={machine.id} machine={machine} />
            ))}
          </ul>
        </>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        {links.map(({ text, url }) => (
          <SiteLink key={url} to={url} className="touch-area text-link underline">
            {text}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}

function SmallCard({ machine }: { machine: MachineCard }) {
  const foreign = useForeign();
  const words = useWording().of(machineCardWords);
  const { slug, title, type, picture } = machine;
  return (
    <li className="relative flex items-center gap-4 rounded-panel border border-line p-3">
      {picture && (
        <span className="size-20 shrink-0 overflow-hidden rounded-input bg-picture-ground">
          <Picture
            picture={picture}
            alt=""
            sizes={coverSizes(picture, '5rem', 1)}
            className="size-full object-cover"
          />
        </span>
      )}
      <p className="min-w-0">
        <span {...foreign(machine, 'title')} className="block font-semibold">
          <CardLink to={slug === '' ? null : machineHref(slug)}>{title || words.unnamed}</CardLink>
        </span>
        <span className="text-small text-text-2">{words.types[type]}</span>
      </p>
    </li>
  );
}
