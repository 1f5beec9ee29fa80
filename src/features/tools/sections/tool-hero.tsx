import { toolWords } from '#copy/en/tool-words.ts';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { drawingOf } from './tool-drawing.ts';

/** What a tool works out, with its drawing where that does not keep the form out of sight. */
export function ToolHero({
  path,
  words: { title, description, short = title },
}: {
  path: string;
  /** `short` is what the trail calls it. */
  words: { title: string; description: string; short?: string };
}) {
  const { trail } = useWords(toolWords);
  return (
    <PageHeroBand
      trail={[{ label: trail, to: '/tools' }, { label: short }]}
      hero={{ title, description }}
      beside={
        <div className="w-full max-w-[400px] overflow-hidden rounded-card bg-screen-ground shadow-hover max-lg:hidden lg:ms-auto print:hidden">
          <Picture picture={drawingOf(path)} sizes="400px" className="h-auto w-full" />
        </div>
      }
    />
  );
}
