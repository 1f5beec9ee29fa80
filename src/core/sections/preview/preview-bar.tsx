import { previewWords } from '#copy/en/preview-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#ui/address-context.ts';
import { useWords } from '#ui/wording-context.ts';

export type ShownPreview = {
  mode: 'drafts' | 'environment';
  /** Which state of the drafts the page shows; null when that is unknown. */
  draftsVersion: string | null;
};

/** Above every previewed page: what is seen, 'Refresh Contentful Data' (part 1 section 6), and the way out. */
export function PreviewBar({ mode, path }: { mode: ShownPreview['mode']; path: string }) {
  const words = useWords(previewWords);
  const toAddress = useAddress();
  return (
    <aside aria-label={words.label} className="bg-notice text-on-notice print:hidden">
      <div className="container-site flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-note">
        <p className="flex min-w-0 flex-1 items-center gap-2.5">
          <Icon name="info" size={18} className="shrink-0" />
          {words[mode]}
        </p>
        {mode === 'drafts' && (
          <form method="post" action={toAddress('/preview/exit')}>
            <input type="hidden" name="path" value={toAddress(path)} />
            <Button type="submit" look="outline" size="small">
              {words.exit}
            </Button>
          </form>
        )}
      </div>
    </aside>
  );
}
