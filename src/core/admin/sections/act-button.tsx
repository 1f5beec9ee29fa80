import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SpriteIcon } from '#ui/interface-icons.ts';

/**
 * Sends the form that it stands in, in the quiet look of the owner's screens unless another is asked for.
 * @param act what is to be done, as the form's field `act`
 */
export function ActButton({
  act,
  icon,
  label,
  ...rest
}: { act?: string; icon?: SpriteIcon; label: string } & Omit<
  ComponentProps<typeof Button>,
  'children'
>) {
  return (
    <Button
      type="submit"
      {...(act !== undefined && { name: 'act', value: act })}
      look="outline"
      size="small"
      {...rest}
    >
      {icon && <Icon name={icon} size={18} />}
      {label}
    </Button>
  );
}
