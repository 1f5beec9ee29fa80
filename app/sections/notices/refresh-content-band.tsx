import { setupWords } from '#copy/setup-words.ts';
import { RefreshConnection } from '#sections/content-problem/refresh-connection.tsx';

/** 'Refresh Contentful Data', which only a preview shows (part 1 section 6, part 2 section 6). */
export function RefreshContentBand() {
  return (
    <div className="container-site pb-6">
      <RefreshConnection label={setupWords.machines.refresh} />
    </div>
  );
}
