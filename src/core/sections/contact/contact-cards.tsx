import { telephoneAddress } from '#content/contact/telephone-address.ts';
import { toMailAddress } from '#content/contact/mail-address.ts';
import type { ContactCard, ContactPage } from '#content/contact/contact-page.ts';
import { mailHref } from '#content/contact/mail-href.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';

/** "Other Ways to Reach Us": email, telephone and address, each with its note. */
export function ContactCards({ title, page }: { title: string; page: ContactPage }) {
  const mailbox = toMailAddress(page.email.value);
  const cards = [
    { icon: 'mail' as const, card: page.email, href: mailbox && mailHref(mailbox) },
    { icon: 'phone' as const, card: page.phone, href: telephoneAddress(page.phone.value) },
    { icon: 'map-pin' as const, card: page.address, href: null },
  ].filter(({ card }) => card.value !== '');
  if (cards.length === 0) return null;
  return (
    <div>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-5 grid gap-3 md:max-hero:grid-cols-3">
        {cards.map(({ icon, card, href }) => (
          <li
            key={icon}
            className="flex gap-4 rounded-panel border border-line bg-card p-5 md:max-hero:flex-col"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-input bg-brand-50 text-brand-600 dark:bg-chip dark:text-link">
              <Icon name={icon} size={20} />
            </span>
            <CardText card={card} href={href} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a line is too short for a mail address, it breaks behind the @ rather than within a word. */
function AddressText({ text }: { text: string }) {
  const [mailbox, ...host] = text.split(/(?<=@)/u);
  return (
    <>
      {mailbox}
      {host.length > 0 && <wbr />}
      {host}
    </>
  );
}

function CardText({ card, href }: { card: ContactCard; href: string | null }) {
  const foreign = useForeign();
  const value = <AddressText text={card.value} />;
  return (
    <div className="min-w-0">
      {card.title !== '' && (
        <h3
          {...foreign(card, 'title')}
          className="font-body text-body leading-relaxed font-semibold tracking-normal"
        >
          {card.title}
        </h3>
      )}
      <p {...foreign(card, 'value')} className="font-medium whitespace-pre-line">
        {href ? (
          <a href={href} dir="ltr" className="touch-area inline-block text-link hover:underline">
            {value}
          </a>
        ) : (
          value
        )}
      </p>
      {card.note !== '' && (
        <p {...foreign(card, 'note')} className="text-small text-text-2">
          {card.note}
        </p>
      )}
    </div>
  );
}
