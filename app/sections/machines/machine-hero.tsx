import type { Machine } from '#content/machines/machine.ts';
import { machineCardWords } from '#copy/card-words.ts';
import { machineWords as words } from '#copy/machine-words.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { NoPicture } from '#ui/no-picture.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import { TemperatureBadge } from './temperature-badge.tsx';

const SIZES = '(min-width: 1320px) 700px, (min-width: 1100px) 54vw, 100vw';

/** A machine's hero: type and temperature, title, description, "Request Information", and the main picture in 4:3. */
export function MachineHero({ machine }: { machine: Machine }) {
  const picture = machine.pictures[0] ?? machine.thumbnail;
  const type = machineCardWords.types[machine.type];
  return (
    <section
      id="overview"
      className="overflow-hidden bg-[linear-gradient(180deg,var(--hero-top)_0,var(--hero-mid)_62%,var(--bg)_100%)]"
    >
      <div className="container-site py-[clamp(24px,2.6vw,40px)] pb-[clamp(40px,4.6vw,72px)]">
        <Breadcrumb
          items={[
            { label: 'Home', to: '/' },
            { label: 'Machines', to: '/machines' },
            { label: machine.title },
          ]}
        />
        <div className="mt-6 grid items-center gap-[clamp(28px,4vw,64px)] lg:grid-cols-[minmax(0,0.86fr)_minmax(0,1.14fr)]">
          <div>
            <p className="mb-5 flex flex-wrap items-center gap-3">
              <span className="rounded-full bg-blue-100 px-3.5 py-1.5 text-[0.8125rem] font-[560] text-blue-800">
                {type}
              </span>
              <TemperatureBadge temperature={machine.temperature} />
            </p>
            <h1 className="text-[clamp(2.375rem,1.8rem+2.5vw,3.875rem)]">{machine.title}</h1>
            <p className="mt-5 max-w-[32em] text-intro leading-normal whitespace-pre-line text-text-2">
              {machine.description}
            </p>
            <div className="mt-8 flex flex-wrap gap-3.5 max-sm:*:w-full">
              <ButtonLink to="/contact">
                {words.request} <Icon name="arrow-right" size={18} />
              </ButtonLink>
              <ButtonLink to="/machines" look="outline">
                {words.back}
              </ButtonLink>
            </div>
          </div>
          <MovingFrame
            leads
            className="aspect-4/3 overflow-hidden rounded-card bg-[#dfe8f6] shadow-lift"
          >
            {picture ? (
              <FirstPicture picture={picture} sizes={SIZES} className="size-full object-cover" />
            ) : (
              <NoPicture
                label={machineCardWords.noPicture}
                icon={machine.type === 'locker' ? 'boxes' : 'package'}
              />
            )}
          </MovingFrame>
        </div>
      </div>
    </section>
  );
}
