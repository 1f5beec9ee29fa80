import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toIcon } from '#content/icons/icon.ts';
import { ContentIcon } from './content-icon.tsx';

const draw = (value: unknown) =>
  renderToStaticMarkup(<ContentIcon icon={toIcon(value, 'target')} size={20} className="" />);

// Seen failing: with an empty square for "None".
test('an icon stands on its square, and where an editor chose none there is no square', () => {
  expect(draw('ShoppingCart')).toMatch(/^<span.*#icon_shopping-cart/u);
  expect(draw(undefined)).toMatch(/^<span.*#icon_target/u);
  expect(draw('None')).toBe('');
});
