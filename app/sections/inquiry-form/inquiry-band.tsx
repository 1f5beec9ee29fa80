import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import type { WordMarks } from '#ui/word-marks.ts';
import { ContactForm } from './contact-form.tsx';

/** The contact band near the end of a page: what to expect on the left, the form on the right. */
export function InquiryBand({
  title,
  description,
  points,
  formType,
  compact = false,
  id = 'contact',
  ground = 'mist',
  words = {},
  pointsMarks,
  ...form
}: {
  title: string;
  description: string;
  points: readonly string[];
  formType: string;
  /** The short form: name, email and message. */
  compact?: boolean;
  id?: string;
  ground?: 'white' | 'mist';
  /** What title, text and points come from, where that is content. */
  words?: object;
  /** Of points that come from elsewhere. */
  pointsMarks?: WordMarks;
  /** What every inquiry from here is about; the visitor is not asked. */
  subject?: string;
  /** What the page is about. */
  about?: { about: string; title: string; subject: string };
  /** Path of the page that is opened after sending. */
  redirectTo?: string;
}) {
  const foreign = useForeign();
  return (
    <Band ground={ground} id={id} labelledBy={`${id}-title`}>
      <div className="grid items-center gap-[clamp(36px,6vw,104px)] lg:grid-cols-2">
        <div className="min-w-0">
          <h2 {...foreign(words, 'title')} id={`${id}-title`}>
            {title}
          </h2>
          {description !== '' && (
            <p {...foreign(words, 'description')} className="mt-5 text-intro text-text-2">
              {description}
            </p>
          )}
          {points.length > 0 && (
            <ul
              {...(pointsMarks ?? foreign(words, 'points'))}
              className="mt-7 grid gap-3.5 font-normal"
            >
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" size={20} className="mt-[3px] text-primary dark:text-link" />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={ground === 'white' ? 'rounded-card border border-line' : ''}>
          <ContactForm formType={formType} compact={compact} {...form} />
        </div>
      </div>
    </Band>
  );
}
