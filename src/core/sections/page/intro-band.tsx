import type { TitledText } from '#content/mapping/titled-text.ts';
import { Band } from '#ui/band.tsx';
import { useForeign } from './use-foreign.ts';

const isEmpty = ({ title, description }: TitledText) => title === '' && description === '';

/** A page's introduction: heading left, text right on a wide screen. Draws nothing when both are empty. */
export function IntroBand({ intro, id = 'intro' }: { intro: TitledText; id?: string }) {
  if (isEmpty(intro)) return null;
  return (
    <Band id={id} {...(intro.title === '' ? {} : { labelledBy: `${id}-title` })}>
      <div className="grid gap-x-[clamp(28px,4vw,64px)] gap-y-5 lg:grid-cols-2">
        <Words intro={intro} id={id} />
      </div>
    </Band>
  );
}

/** Two short introductions, side by side on a wide screen; one that is alone as `IntroBand` has it. */
export function IntroPairBand({ intros }: { intros: [id: string, intro: TitledText][] }) {
  const [first, second] = intros.filter(([, intro]) => !isEmpty(intro));
  if (!first) return null;
  if (!second) return <IntroBand id={first[0]} intro={first[1]} />;
  return (
    <Band>
      <div className="grid gap-x-[clamp(28px,4vw,64px)] gap-y-10 lg:grid-cols-2">
        {[first, second].map(([id, intro]) => (
          <div key={id} id={id} className="grid content-start gap-3">
            <Words intro={intro} id={id} heading="text-sub!" />
          </div>
        ))}
      </div>
    </Band>
  );
}

function Words({ intro, id, heading }: { intro: TitledText; id: string; heading?: string }) {
  const foreign = useForeign();
  const { title, description } = intro;
  return (
    <>
      {title !== '' && (
        <h2 {...foreign(intro, 'title')} id={`${id}-title`} className={heading}>
          {title}
        </h2>
      )}
      {description !== '' && (
        <p
          {...foreign(intro, 'description')}
          className="max-w-[38em] text-intro leading-relaxed whitespace-pre-line text-text-2 lg:pt-1.5"
        >
          {description}
        </p>
      )}
    </>
  );
}
