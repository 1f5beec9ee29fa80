import { useContext } from 'react';
import type { RichText } from '#content/rich-text/rich-text.ts';
import { isUnavailable, valueOf, type Loaded } from '#content/loaded.ts';
import { legalWords } from '#copy/en/legal-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { contentsOf, hasContents } from '#sections/rich-text/text-contents.tsx';
import { MainPart } from './sections.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWording } from '#ui/wording-context.ts';
import { ProseBand } from './prose-band.tsx';
import { Sections } from './sections.tsx';

/**
 * A legal text under its title, or 'Content Not Available': with the checklist for those who can act on it (part 2
 * section 2, decision 10), with a way to ask for the text for everybody else.
 */
export function LegalPage({
  which,
  legal,
}: {
  which: 'privacy' | 'terms';
  legal: Loaded<Record<'privacy' | 'terms', RichText | null>>;
}) {
  const wording = useWording();
  const words = wording.of(legalWords);
  const text = valueOf(legal)?.[which] ?? null;
  const isUnread = isUnavailable(legal);
  const hasSteps = useContext(NoticesContext) && !isUnread;
  return (
    <Sections>
      <section className="bg-[linear-gradient(180deg,var(--hero-top)_0,var(--bg)_100%)] pt-[clamp(40px,4.6vw,72px)]">
        <div className="container-site">
          <h1 className={`text-page ${hasContents(text) ? '' : 'mx-auto max-w-[760px]'}`}>
            {words[which].title}
          </h1>
        </div>
      </section>
      <ProseBand contents={contentsOf(text)}>
        {text ? (
          <MainPart>
            <RichTextBody text={text} />
          </MainPart>
        ) : (
          <ProblemPanel
            title={words.missingTitle}
            message={
              hasSteps ? (
                <ul className="grid list-disc gap-1.5 ps-5">
                  {words.missingSteps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              ) : isUnread ? (
                wording.of(problemWords).unread
              ) : (
                words.missingText
              )
            }
            {...(!hasSteps && {
              tone: 'quiet' as const,
              actions: (
                <ButtonLink to="/contact" look="outline" size="small">
                  {words.contact}
                </ButtonLink>
              ),
            })}
          />
        )}
      </ProseBand>
      <CallToAction {...words.closing}>
        <ButtonLink to="/contact" look="inverse">
          {wording.of(pageWords).contact}
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
