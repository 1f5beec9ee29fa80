import type { PageSection } from '#content/pages/page.ts';
import { useForeign, useTitledMarks } from '#sections/page/use-foreign.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';

/** The banner of a page's own, with one or two buttons. */
export function CallBand({ section }: { section: PageSection & { kind: 'call' } }) {
  const foreign = useForeign();
  const marks = useTitledMarks(section);
  const { anchor, title, description, buttons } = section;
  return (
    <CallToAction id={anchor} title={title} text={description} marks={marks}>
      {buttons.map((button, index) => (
        <ButtonLink
          {...foreign(button, 'text')}
          key={`${index} ${button.url}`}
          to={button.url}
          look={index === 0 ? 'inverse' : 'ghost'}
          className="max-w-full whitespace-normal!"
        >
          {button.text}
        </ButtonLink>
      ))}
    </CallToAction>
  );
}
