import type { Icon as ContentIconValue } from '#content/page-parts/icon.ts';
import { Icon } from '#ui/icon.tsx';

/** An icon from content: ours by name, or the editor's markup, which was sanitised when it was read. */
export function ContentIcon({ icon, size = 22 }: { icon: ContentIconValue; size?: number }) {
  if (icon.kind === 'name') return icon.name === '' ? null : <Icon name={icon.name} size={size} />;
  return (
    <span
      aria-hidden="true"
      className="grid place-items-center *:size-full"
      style={{ width: size, height: size }}
      dangerouslySetInnerHTML={{ __html: icon.svg }}
    />
  );
}
