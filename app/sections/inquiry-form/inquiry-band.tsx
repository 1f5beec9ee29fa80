import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { ContactForm } from './contact-form.tsx';

/** The contact band near the end of a page: what to expect on the left, the form on the right. */
export function InquiryBand({
  title,
  description,
  points,
  formType,
  compact = false,
  id = 'contact',
}: {
  title: string;
  description: string;
  points: string[];
  formType: string;
  /** The short form: name, email and message. */
  compact?: boolean;
  id?: string;
}) {
  return (
    <Band ground="mist" id={id} labelledBy={`${id}-title`}>
      <div className="grid items-center gap-[clamp(36px,6vw,104px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {description !== '' && <p className="mt-5 text-intro text-text-2">{description}</p>}
          {points.length > 0 && (
            <ul className="mt-7 grid gap-3.5 font-[480]">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" size={20} className="mt-[3px] text-primary dark:text-link" />
                  {point}
                </li>
              ))}
            </ul>
          )}
        </div>
        <ContactForm formType={formType} compact={compact} />
      </div>
    </Band>
  );
}
