import { Icon } from './icon.tsx';
import type { SpriteIcon } from './interface-icons.ts';

/** Fills the slot of a picture that is not there, in words. */
export function NoPicture({ label, icon = 'image-off' }: { label: string; icon?: SpriteIcon }) {
  return (
    <div className="grid size-full min-h-40 place-content-center justify-items-center gap-3 text-small text-text-3">
      <Icon name={icon} size={32} />
      {label}
    </div>
  );
}
