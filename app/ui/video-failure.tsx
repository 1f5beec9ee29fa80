import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** One line in the place of a video. */
export function VideoNotice({ children }: { children: ReactNode }) {
  return (
    <p className="grid place-content-center justify-items-center gap-3 p-5 text-center text-ink-200">
      <Icon name="circle-alert" size={28} />
      {children}
    </p>
  );
}

/** Says that the video could not be loaded, which one where stated, and offers to try again. */
export function VideoFailure({
  words,
  address,
  takesFocus,
  onRetry,
}: {
  words: { failed: string; retry: string };
  address: string | null;
  /** After a failed try the focus would be lost with the player. */
  takesFocus: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 p-5 text-center">
      <p role="alert" className="font-medium">
        {words.failed}
      </p>
      {address !== null && (
        <p className="line-clamp-3 max-w-full text-small break-all text-ink-300">{address}</p>
      )}
      <Button
        look="ghost"
        size="small"
        onClick={onRetry}
        ref={(button) => {
          if (takesFocus) button?.focus();
        }}
      >
        <Icon name="rotate-ccw" size={18} />
        {words.retry}
      </Button>
    </div>
  );
}
