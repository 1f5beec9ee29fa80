import type { Action } from '#content/navigation/action.ts';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { useForeign } from './use-foreign.ts';

/** An editor's offer (a machine or a solution made to measure): title, text, one button. Nothing without a title. */
export function OfferBand({
  id,
  offer,
}: {
  id: string;
  offer: TitledText & { action: Action | null };
}) {
  const foreign = useForeign();
  if (offer.title === '') return null;
  return (
    <Band id={id} labelledBy={`${id}-title`}>
      <div className="flex flex-col gap-7 rounded-banner bg-brand-50 p-[clamp(28px,4.4vw,64px)] md:flex-row md:items-center md:justify-between dark:bg-card">
        <div className="max-w-[44em]">
          <h2 {...foreign(offer, 'title')} id={`${id}-title`} className="text-sub">
            {offer.title}
          </h2>
          <p
            {...foreign(offer, 'description')}
            className="mt-3.5 text-intro whitespace-pre-line text-text-2"
          >
            {offer.description}
          </p>
        </div>
        {offer.action && (
          <ButtonLink
            {...foreign(offer.action, 'text')}
            to={offer.action.url}
            look="outline"
            className="self-start whitespace-normal! md:max-w-1/2 md:shrink-0 md:self-center"
          >
            {offer.action.text} <Icon name="arrow-right" size={18} />
          </ButtonLink>
        )}
      </div>
    </Band>
  );
}
