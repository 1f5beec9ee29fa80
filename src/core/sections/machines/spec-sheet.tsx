import type { DocumentBlock } from '#content/documents/document-block.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { machineHref, specSheetHref } from '#content/slugs/page-href.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { machineWords } from '#copy/en/machine-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { DocumentBlocks } from '#sections/documents/document-blocks.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import { Part } from '#sections/page/sections.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useWording } from '#ui/wording-context.ts';
import type { ChecklistLinks } from './site-checklist.ts';
import { sheetHasUnits, toSpecSheet } from './to-spec-sheet.ts';
import { UnitsSwitch } from './units-switch.tsx';

/** A machine's sheet: its picture, and the blocks that the PDF prints as well. */
export function SpecSheet({
  machine,
  system,
  links,
  origin = [],
  hasFile = true,
}: {
  machine: Machine;
  system: UnitSystem;
  links: ChecklistLinks;
  /** Who offers the machine, and which sheet it is. */
  origin?: DocumentBlock[];
  /** Whether all of it can be printed into a file. */
  hasFile?: boolean;
}) {
  const wording = useWording();
  const words = wording.of(specSheetWords);
  const foreign = useForeign();
  const pageUrl = pathInUnits(machineHref(machine.slug), system);
  const ownPath = specSheetHref(machine.slug);
  const picture = machine.pictures[0] ?? machine.thumbnail;
  return (
    <section aria-labelledby="spec-sheet-title" className="bg-bg">
      <div className="container-site py-[clamp(24px,2.6vw,40px)] pb-section">
        <Breadcrumb
          items={[
            { label: wording.of(machineWords).trail, to: '/machines' },
            { label: machine.title, to: pageUrl, ...foreign(machine, 'title') },
            { label: words.trail },
          ]}
        />
        <h1 id="spec-sheet-title" className="mt-6 text-heading">
          {fill(words.title, { machine: machine.title })}
        </h1>
        <div className="mt-6 flex flex-wrap gap-3.5 max-sm:*:w-full">
          {hasFile && (
            <ButtonLink to={pathInUnits(`${ownPath}.pdf`, system)}>{words.download}</ButtonLink>
          )}
          <ButtonLink to={pageUrl} look="outline">
            {fill(words.back, { machine: machine.title })}
          </ButtonLink>
        </div>
        {sheetHasUnits(machine) && (
          <div className="mt-6 print:hidden">
            <Part>
              <UnitsSwitch path={ownPath} system={system} anchor="spec-sheet-title" />
            </Part>
          </div>
        )}
        <div className="mt-8 grid items-start gap-x-[clamp(28px,4vw,64px)] gap-y-6 lg:grid-cols-[2fr_1fr]">
          {picture && (
            <div className="max-w-[30rem] overflow-hidden rounded-card bg-picture-ground lg:sticky lg:top-24 lg:order-2">
              <FirstPicture picture={picture} sizes="(min-width: 35rem) 30rem, 100vw" />
            </div>
          )}
          <Part>
            <DocumentBlocks blocks={[...toSpecSheet(wording, machine, system, links), ...origin]} />
          </Part>
        </div>
      </div>
    </section>
  );
}
