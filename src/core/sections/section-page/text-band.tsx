import type { PageSection } from '#content/pages/page.ts';
import { Prose } from '#sections/page/prose-band.tsx';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';

/** A heading with running text beside it; the text alone in its measure without one. */
export function TextBand({ section }: { section: PageSection & { kind: 'text' } }) {
  const foreign = useForeign();
  const { anchor, title, body } = section;
  const text = <RichTextBody text={body} topLevel={title === '' ? 2 : 3} anchorPrefix={anchor} />;
  if (title === '') {
    return (
      <Band id={anchor}>
        <Prose>{text}</Prose>
      </Band>
    );
  }
  return (
    <Band id={anchor} labelledBy={`${anchor}-title`}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1.3fr)] lg:gap-16">
        <h2 {...foreign(section, 'title')} id={`${anchor}-title`}>
          {title}
        </h2>
        <div className="min-w-0 lg:pt-1.5">{text}</div>
      </div>
    </Band>
  );
}
