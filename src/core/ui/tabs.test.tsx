// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { asHtml, visit } from '#tests/support/gallery-part.tsx';
import { layOutRightToLeft } from '#tests/support/right-to-left.ts';
import { Tabs } from './tabs.tsx';

const tabs = ['stock', 'sales', 'alerts'].map((id) => ({
  id,
  label: id,
  panel: <p>About {id}.</p>,
}));
const selectedTab = (root: HTMLElement) =>
  within(root).getByRole('tab', { selected: true }).textContent;
const shownPanel = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=tabpanel]')]
    .filter((panel) => !panel.hasAttribute('hidden'))
    .map((panel) => panel.id);

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('tabs', () => {
  it('are links to their panels before script runs, none of them out of reach', () => {
    const html = asHtml(<Tabs label="Parts" tabs={tabs} />);
    for (const { id } of tabs) expect(html).toContain(`href="#${id}"`);
    expect(html).not.toMatch(/hidden=""|tabindex="-1"/iu);
  });

  it('open by click and keep the open one in the address', async () => {
    const { root } = await visit(<Tabs label="Parts" tabs={tabs} />);
    await userEvent.setup().click(within(root).getByRole('tab', { name: 'sales' }));
    expect(selectedTab(root)).toBe('sales');
    expect(shownPanel(root)).toEqual(['sales']);
    expect(location.hash).toBe('#sales');
  });

  it('open at once with arrows, Home and End, around the ends', async () => {
    const { root } = await visit(<Tabs label="Parts" tabs={tabs} />);
    const user = userEvent.setup();
    within(root).getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(shownPanel(root)).toEqual(['alerts']);
    await user.keyboard('{Home}');
    expect(shownPanel(root)).toEqual(['stock']);
    await user.keyboard('{ArrowRight}');
    expect(shownPanel(root)).toEqual(['sales']);
    expect(document.activeElement?.textContent).toBe('sales');
  });

  it('follow the arrows to the other side where lines run right to left', async () => {
    layOutRightToLeft();
    const { root } = await visit(<Tabs label="Parts" tabs={tabs} />);
    const user = userEvent.setup();
    within(root).getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(shownPanel(root)).toEqual(['sales']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shownPanel(root)).toEqual(['alerts']);
  });

  it('wait for Enter or Space where activation is manual', async () => {
    const { root } = await visit(<Tabs label="Parts" tabs={tabs} activation="manual" />);
    const user = userEvent.setup();
    within(root).getByRole('tab', { selected: true }).focus();
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('alerts');
    expect(shownPanel(root)).toEqual(['stock']);
    await user.keyboard(' ');
    expect(shownPanel(root)).toEqual(['alerts']);
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(shownPanel(root)).toEqual(['sales']);
  });

  it('have one stop for the Tab key', async () => {
    const { root } = await visit(<Tabs label="Parts" tabs={tabs} />);
    const stops = within(root)
      .getAllByRole('tab')
      .map((tab) => tab.tabIndex);
    expect(stops).toEqual([0, -1, -1]);
  });

  it('open the one that the address names', async () => {
    history.replaceState(null, '', '/#alerts');
    const { root } = await visit(<Tabs label="Parts" tabs={tabs} />);
    expect(selectedTab(root)).toBe('alerts');
  });
});
