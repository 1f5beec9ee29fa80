import { setupWords } from '#copy/setup-words.ts';
import { RefreshConnectionIsland } from '#islands/islands.tsx';

/** 'Refresh Contentful Data', which only a preview shows (part 1 section 6, part 2 section 6). */
export function RefreshContentBand() {
  const { refresh, refreshed } = setupWords.machines;
  return (
    <div className="container-site pb-[clamp(36px,4vw,56px)]">
      <RefreshConnectionIsland label={refresh} refreshed={refreshed} />
    </div>
  );
}
