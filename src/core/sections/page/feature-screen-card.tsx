import type { Picture as PictureValue } from '#content/media/picture.ts';
import type { Feature } from '#content/features/feature.ts';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture } from '#ui/picture.tsx';
import { useForeign } from './use-foreign.ts';

const SIZES = '(min-width: 68.75rem) 30rem, 92vw';
/** Where a screen is as wide as its slot; wider ones show a part of it as large as it was drawn. */
const PHONE = '(width < 30rem)';

/** A feature with its screenshot on a tinted ground: beside the words where the card is wide, else above. */
export function FeatureScreenCard({
  feature,
  screenshot,
  beside,
}: {
  feature: Feature;
  screenshot: PictureValue;
  beside: boolean;
}) {
  const foreign = useForeign();
  return (
    <div
      className={`flex h-full flex-col overflow-hidden rounded-card bg-screen-ground text-text ${
        beside ? 'lg:grid lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.2fr)]' : ''
      }`}
    >
      <div className={`p-7 ${beside ? 'lg:self-center' : 'order-1'}`}>
        <h3 {...foreign(feature, 'title')}>{feature.title}</h3>
        <p {...foreign(feature, 'description')} className="mt-2.5 leading-normal text-text-2">
          {feature.description}
        </p>
      </div>
      {isDrawing(screenshot.url) ? (
        <div
          dir="ltr"
          className={`overflow-hidden pt-7 ps-7 max-lg:aspect-video sm:fade-cut lg:h-[300px] ${beside ? 'max-lg:order-first lg:ps-0' : ''}`}
        >
          <Picture
            picture={screenshot}
            sizes={SIZES}
            smallIn={PHONE}
            className="h-auto w-full rounded-ss-input shadow-lift sm:w-auto sm:max-w-none"
          />
        </div>
      ) : (
        <div
          className={`aspect-[16/10] overflow-hidden ${beside ? 'max-lg:order-first lg:aspect-auto lg:min-h-[300px]' : ''}`}
        >
          <Picture picture={screenshot} sizes={SIZES} className="size-full object-cover" />
        </div>
      )}
    </div>
  );
}
