import { toolWords } from '#copy/en/tool-words.ts';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { drawingOf } from './tool-drawing.ts';

type Props = {
  path: string;
  /** What the tool is called in the trail. */
  name: string;
  title: string;
  description: string;
};

/** What a tool works out, with its drawing where that does not keep the form out of sight. */
export function ToolHero({ path, name, title, description }: Props) {
  const words = useWords(toolWords);
  return (
    <PageHeroBand
      trail={[{ label: words.trail, to: '/tools' }, { label: name }]}
      hero={{ title, description }}
      beside={
        <div className="w-full max-w-[400px] overflow-hidden rounded-card bg-screen-ground shadow-hover max-lg:hidden lg:ms-auto print:hidden">
          <Picture picture={drawingOf(path)} sizes="400px" className="h-auto w-full" />
        </div>
      }
    />
  );
}
