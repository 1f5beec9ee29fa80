import type { TitledText } from '#content/mapping/titled-text.ts';
import { Band } from '#ui/band.tsx';
import { useForeign } from './use-foreign.ts';

/** A page's introduction: heading left, text right on a wide screen. Draws nothing when both are empty. */
export function IntroBand({ intro, id = 'intro' }: { intro: TitledText; id?: string }) {
  const foreign = useForeign();
  if (intro.title === '' && intro.description === '') return null;
  return (
    <Band id={id} {...(intro.title === '' ? {} : { labelledBy: `${id}-title` })}>
      <div className="grid gap-x-[clamp(28px,4vw,64px)] gap-y-5 lg:grid-cols-2">
        {intro.title !== '' && (
          <h2 {...foreign(intro, 'title')} id={`${id}-title`}>
            {intro.title}
          </h2>
        )}
        <p
          {...foreign(intro, 'description')}
          className="max-w-[38em] text-intro leading-relaxed whitespace-pre-line text-text-2 lg:pt-1.5"
        >
          {intro.description}
        </p>
      </div>
    </Band>
  );
}
