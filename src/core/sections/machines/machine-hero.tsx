import { STICKY_REQUEST_SCRIPT } from '#browser/sticky-request.ts';
import { contactHref } from '#content/contact/inquiry-context.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { specSheetHref } from '#content/slugs/page-href.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { machineCardWords } from '#copy/en/machine-card-words.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { Part } from '#sections/page/sections.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { AddToProject } from '#sections/project/add-to-project.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { InlineScript } from '#ui/inline-code.tsx';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { NoPicture } from '#ui/no-picture.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { TemperatureBadge } from './temperature-badge.tsx';

const SIZES = '(min-width: 82.5rem) 43.75rem, (min-width: 68.75rem) 54vw, 100vw';
const LINK = 'touch-area inline-flex min-h-6 items-center text-link underline underline-offset-4';

/** A machine's hero: type and temperature, title, description, "Request Information", and the main picture in 4:3. */
export function MachineHero({ machine, system }: { machine: Machine; system: UnitSystem }) {
  const foreign = useForeign();
  const wording = useWording();
  const words = wording.of(machineWords);
  const picture = machine.pictures[0] ?? machine.thumbnail;
  const type = wording.of(machineCardWords).types[machine.type];
  return (
    <section id="overview" className="bg-mist">
      <div className="container-site py-[clamp(24px,2.6vw,40px)] pb-[clamp(40px,4.6vw,72px)]">
        <Breadcrumb
          items={[
            { label: words.trail, to: '/machines' },
            { label: machine.title, ...foreign(machine, 'title') },
          ]}
        />
        <div className="mt-6 grid items-center gap-[clamp(28px,4vw,64px)] lg:grid-cols-[minmax(0,0.86fr)_minmax(0,1.14fr)]">
          <div>
            <div className="mb-5 flex flex-wrap items-center gap-3">
              <span className="rounded-full bg-brand-100 px-3.5 py-1.5 text-small font-medium text-brand-800 dark:bg-chip dark:text-link">
                {type}
              </span>
              <Part>
                <TemperatureBadge temperature={machine.temperature} />
              </Part>
            </div>
            <h1 {...foreign(machine, 'title')} className="text-page">
              {machine.title}
            </h1>
            <p
              {...foreign(machine, 'description')}
              className="mt-5 max-w-[32em] text-intro leading-normal whitespace-pre-line text-text-2"
            >
              {machine.description}
            </p>
            <div className="mt-8 flex flex-wrap gap-3.5 max-sm:*:w-full">
              <ButtonLink to={contactHref('machine', machine.slug)}>
                {words.request} <Icon name="arrow-right" size={18} />
              </ButtonLink>
              <Part>
                <AddToProject
                  item={{ machines: [{ slug: machine.slug, quantity: 1 }], results: [] }}
                  title={machine.title}
                />
              </Part>
            </div>
            <p className="mt-5 flex flex-wrap gap-x-6 touch:gap-y-5">
              <SiteLink to={pathInUnits(specSheetHref(machine.slug), system)} className={LINK}>
                {wording.of(specSheetWords).link}
              </SiteLink>
              <SiteLink to={pathInUnits('/machines', system)} className={LINK}>
                {words.back}
              </SiteLink>
            </p>
          </div>
          <MovingFrame
            leads
            className="aspect-4/3 overflow-hidden rounded-card bg-picture-ground shadow-lift"
          >
            {picture ? (
              <FirstPicture picture={picture} sizes={SIZES} className="size-full object-cover" />
            ) : (
              <NoPicture
                label={wording.of(machineCardWords).noPicture}
                icon={machine.type === 'locker' ? 'boxes' : 'package'}
              />
            )}
          </MovingFrame>
        </div>
      </div>
      <Part>
        <StickyRequest machine={machine} />
      </Part>
    </section>
  );
}

/** The hero's request once more at the lower edge of a telephone; when it shows is the script's (`browser/sticky-request.ts`). */
function StickyRequest({ machine }: { machine: Machine }) {
  const words = useWords(machineWords);
  const foreign = useForeign();
  return (
    <>
      <div
        hidden
        data-sticky-request=""
        className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-bg px-gutter pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden print:hidden"
      >
        <p {...foreign(machine, 'title')} className="line-clamp-2 min-w-0 leading-snug font-medium">
          {machine.title}
        </p>
        <ButtonLink to={contactHref('machine', machine.slug)} size="small">
          {words.request}
        </ButtonLink>
      </div>
      <InlineScript text={STICKY_REQUEST_SCRIPT} />
    </>
  );
}
