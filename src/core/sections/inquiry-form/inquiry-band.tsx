import type { ComponentProps } from 'react';
import type { Picture as PictureOf } from '#content/media/picture.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { WordMarks } from '#ui/word-marks.ts';
import { ContactForm } from './contact-form.tsx';

/** How the band is laid out; the words and the form are the same in all. */
const LOOKS = {
  /** Words at the left, the form at the right. */
  plain: { grid: 'items-center lg:grid-cols-[5fr_7fr]', words: '', form: '' },
  /** The form at the left; at the right the words, and a picture that runs off the page. */
  picture: {
    grid: 'lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_minmax(15rem,1fr)]',
    words: 'lg:order-1',
    form: 'lg:row-span-2',
  },
  /** On the dark ground, with a cut-out that stands over the band's edge. */
  night: {
    grid: 'lg:grid-cols-[5fr_7fr]',
    words: '',
    form: '[--ring:var(--link)]',
  },
  /** The points as numbered steps, and below them the form in one row. */
  steps: { grid: '', words: '', form: '' },
} as const;

/** Of the fields of a short form, where there is room. */
const ONE_ROW =
  'items-end *:[p]:col-span-full lg:grid-cols-[2fr_1.5fr_auto] lg:[&_:is(input,textarea)]:h-13.5';

/** The contact band near the end of a page: what to expect, and the form. */
export function InquiryBand({
  title,
  description,
  points,
  formType,
  look = 'plain',
  picture,
  compact = false,
  id = 'contact',
  ground = look === 'night' ? 'night' : 'mist',
  words = {},
  pointsMarks,
  ...form
}: {
  title: string;
  description: string;
  points: readonly string[];
  look?: keyof typeof LOOKS;
  /** Of the two looks with one; a cut-out on the dark ground. */
  picture?: PictureOf;
  id?: string;
  ground?: 'white' | 'mist' | 'night';
  /** What title, text and points come from, where that is content. */
  words?: object;
  /** Of points that come from elsewhere. */
  pointsMarks?: WordMarks;
} & Pick<ComponentProps<typeof ContactForm>, 'formType' | 'compact' | 'subject' | 'redirectTo'>) {
  const foreign = useForeign();
  const inSteps = look === 'steps';
  const Points = inSteps ? 'ol' : 'ul';
  const layout = LOOKS[look];
  return (
    <Band
      ground={ground}
      id={id}
      labelledBy={`${id}-title`}
      className={`@container py-18! ${look === 'night' ? '' : 'overflow-clip'}`}
    >
      <div className={`grid gap-[clamp(36px,5vw,80px)] ${layout.grid}`}>
        <div className={`min-w-0 ${layout.words}`}>
          {look === 'night' && picture && (
            <div className="-mt-48 mb-10 w-80 max-lg:hidden">
              <Picture picture={picture} sizes="20rem" className="h-auto w-full" />
            </div>
          )}
          <h2 {...foreign(words, 'title')} id={`${id}-title`}>
            {title}
          </h2>
          {description !== '' && (
            <p
              {...foreign(words, 'description')}
              className={`mt-5 max-w-[38em] text-intro ${ground === 'night' ? 'text-on-night' : 'text-text-2'}`}
            >
              {description}
            </p>
          )}
          {points.length > 0 && (
            <Points
              {...(pointsMarks ?? foreign(words, 'points'))}
              className={
                inSteps ? 'mt-10 grid gap-x-10 gap-y-6 md:grid-cols-3' : 'mt-7 grid gap-3.5'
              }
            >
              {points.map((point, index) => (
                <li key={point} className={inSteps ? 'border-t border-ink-300 pt-4' : 'flex gap-3'}>
                  {inSteps ? (
                    <span
                      aria-hidden="true"
                      className="mb-2 block font-display text-sub leading-none text-primary dark:text-link"
                    >
                      {index + 1}
                    </span>
                  ) : (
                    <Icon
                      name="check"
                      size={20}
                      className={`mt-[3px] ${ground === 'night' ? 'text-lit' : 'text-primary dark:text-link'}`}
                    />
                  )}
                  {point}
                </li>
              ))}
            </Points>
          )}
        </div>
        {look === 'picture' && picture && (
          // From the middle of the page over its edge, and down to the end of the band.
          <div className="-me-[max(var(--spacing-gutter),(100cqw-var(--container-site))/2+var(--spacing-gutter))] -mb-18 relative overflow-hidden rounded-ss-card bg-picture-ground max-lg:hidden lg:order-2">
            <Picture
              picture={picture}
              sizes="44vw"
              className="absolute size-full object-cover object-[50%_62%]"
            />
          </div>
        )}
        <div
          className={`min-w-0 text-text ${ground === 'white' ? 'rounded-card border border-line' : ''} ${layout.form}`}
        >
          <ContactForm
            formType={formType}
            compact={compact || inSteps}
            {...(inSteps && { layout: ONE_ROW })}
            {...form}
          />
        </div>
      </div>
    </Band>
  );
}
