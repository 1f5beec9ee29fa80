import type { Picture as ContentPicture } from '#content/media/picture.ts';
import type { PageSection } from '#content/pages/page.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { FirstPicture, Picture } from '#ui/picture.tsx';

const SIZES = '(min-width: 82.5rem) 37.5rem, (min-width: 48rem) 46vw, 92vw';

/**
 * A picture beside a heading, a text and a button; the words alone where there is no picture.
 * @param top it stands below the page's title, so that its picture is the page's first
 */
export function PictureBand({
  section,
  top,
}: {
  section: PageSection & { kind: 'picture' };
  top: boolean;
}) {
  const foreign = useForeign();
  const { anchor, title, body, picture, side, button } = section;
  return (
    <Band id={anchor} {...(title === '' ? {} : { labelledBy: `${anchor}-title` })}>
      <div
        className={`grid items-center gap-[clamp(28px,4vw,64px)] ${picture ? 'md:grid-cols-2' : ''}`}
      >
        <div className={`min-w-0 ${side === 'left' ? 'md:order-2' : ''}`}>
          {title !== '' && (
            <h2 {...foreign(section, 'title')} id={`${anchor}-title`}>
              {title}
            </h2>
          )}
          {body && (
            <div className={title === '' ? '' : 'mt-5'}>
              <RichTextBody text={body} topLevel={title === '' ? 2 : 3} anchorPrefix={anchor} />
            </div>
          )}
          {button && (
            <ButtonLink
              {...foreign(button, 'text')}
              to={button.url}
              look="outline"
              className="mt-7 max-w-full whitespace-normal!"
            >
              {button.text} <Icon name="arrow-right" size={18} />
            </ButtonLink>
          )}
        </div>
        {picture && <SidePicture picture={picture} top={top} />}
      </div>
    </Band>
  );
}

function SidePicture({ picture, top }: { picture: ContentPicture; top: boolean }) {
  const drawn = isDrawing(picture.url);
  const ground = drawn ? 'bg-band p-[clamp(20px,2.4vw,36px)]' : 'bg-picture-ground';
  const shown = {
    picture,
    sizes: SIZES,
    className: drawn ? 'size-full object-contain' : 'size-full object-cover',
  };
  return (
    <div className={`aspect-4/3 min-w-0 overflow-hidden rounded-card ${ground}`}>
      {top ? <FirstPicture {...shown} /> : <Picture {...shown} />}
    </div>
  );
}
