import { useRevalidator } from 'react-router';
import { setupWords } from '#copy/setup-words.ts';
import { RefreshConnection } from '#sections/content-problem/refresh-connection.tsx';
import { toast } from '#ui/toast.ts';

/** 'Refresh Contentful Data', which only a preview shows (part 1 section 6, part 2 section 6). */
export function RefreshContentBand() {
  const { revalidate } = useRevalidator();
  const { refresh, refreshed } = setupWords.machines;
  const showAnew = () => {
    toast({ title: refreshed, tone: 'success' });
    void revalidate();
  };
  return (
    <div className="container-site pb-[clamp(36px,4vw,56px)]">
      <RefreshConnection label={refresh} onRefreshed={showAnew} />
    </div>
  );
}
