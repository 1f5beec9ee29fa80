import type { RichText } from '#content/rich-text/rich-text.ts';
import { legalWords } from '#copy/company-words.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { contentsOf, hasContents } from '#sections/rich-text/text-contents.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { ProseBand } from './prose-band.tsx';
import { Sections } from './sections.tsx';

/** A legal text under its title, or the 'Content Not Available' checklist (part 2 section 2). */
export function LegalPage({ title, text }: { title: string; text: RichText | null }) {
  return (
    <Sections>
      <section className="bg-[linear-gradient(180deg,var(--hero-top)_0,var(--bg)_100%)] pt-[clamp(40px,5vw,80px)]">
        <div className="container-site">
          <h1
            className={`text-[clamp(2.375rem,1.8rem+2.5vw,3.875rem)] ${hasContents(text) ? 'max-lg:mx-auto max-lg:max-w-[760px]' : 'mx-auto max-w-[760px]'}`}
          >
            {title}
          </h1>
        </div>
      </section>
      <ProseBand contents={contentsOf(text)}>
        {text ? (
          <RichTextBody text={text} />
        ) : (
          <ProblemPanel
            title={legalWords.missingTitle}
            message={
              <ul className="grid list-disc gap-1.5 pl-5">
                {legalWords.missingSteps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            }
          />
        )}
      </ProseBand>
      <CallToAction {...legalWords.closing}>
        <ButtonLink to="/contact" look="inverse">
          Contact Us
        </ButtonLink>
      </CallToAction>
    </Sections>
  );
}
