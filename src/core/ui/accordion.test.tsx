// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { watchAccordions } from '#browser/accordion-keys.ts';
import { openAddressed } from '#browser/open-addressed.ts';
import { asHtml, send } from '#tests/support/gallery-part.tsx';
import { startScript } from '#tests/support/page-script.ts';
import { Accordion } from './accordion.tsx';

const items = ['one', 'two', 'three'].map((id) => ({
  id,
  question: `Question ${id}?`,
  answer: <p>Answer {id}.</p>,
}));

const headers = (root: HTMLElement) => [...root.querySelectorAll('summary')];
const answers = (root: HTMLElement) => [...root.querySelectorAll('details')];

let stopScript = () => {};

/** The accordion as it was sent, with the page's script. */
function open(part: ReactNode, before: (root: HTMLElement) => void = () => undefined): HTMLElement {
  const root = send(part);
  before(root);
  stopScript = startScript(() => {
    watchAccordions();
    openAddressed(document.body);
  });
  return root;
}

afterEach(() => {
  stopScript();
  history.replaceState(null, '', '/');
});

describe('the accordion', () => {
  it('opens one at a time by a common name, several without one', () => {
    expect(
      asHtml(<Accordion name="faq" items={items} />).match(/<details name="faq"/gu),
    ).toHaveLength(3);
    expect(asHtml(<Accordion name="faq" items={items} multiple />)).not.toContain('name="faq"');
  });

  it('starts closed, and all open for robots', () => {
    expect(asHtml(<Accordion name="faq" items={items} />)).not.toContain('open=""');
    const expanded = asHtml(<Accordion name="faq" items={items} expanded />);
    expect(expanded.match(/ open=""/gu)).toHaveLength(3);
    expect(expanded).not.toContain('name="faq"');
  });

  it('moves between questions with arrows, Home and End, around the ends', async () => {
    const root = open(<Accordion name="faq" items={items} />);
    const user = userEvent.setup();
    const [one, two, three] = headers(root);
    one!.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(two);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(three);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(one);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(three);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(one);
  });

  it('leaves the arrow keys alone inside an answer', async () => {
    const field = [{ id: 'f', question: 'Field?', answer: <input aria-label="Field" /> }, ...items];
    const root = open(<Accordion name="faq" items={field} multiple expanded />);
    const input = within(root).getByLabelText('Field');
    input.focus();
    await userEvent.setup().keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(input);
  });

  it('opens the answer that the address names', () => {
    history.replaceState(null, '', '/contact#faq-two');
    const root = open(<Accordion name="faq" items={items} />);
    expect(answers(root).map((answer) => answer.open)).toEqual([false, true, false]);
  });

  it('keeps what the visitor opened before the script came, and names it in the address', () => {
    const root = open(<Accordion name="faq" items={items} />, (page) => {
      page.querySelectorAll('details')[2]!.open = true;
    });
    expect(answers(root).map((answer) => answer.open)).toEqual([false, false, true]);
    expect(location.hash).toBe('#faq-three');
  });

  it('names the open answer in the address and clears it again', () => {
    const root = open(<Accordion name="faq" items={items} />);
    const [, two] = answers(root);
    two!.open = true;
    two!.dispatchEvent(new Event('toggle'));
    expect(location.hash).toBe('#faq-two');
    two!.open = false;
    two!.dispatchEvent(new Event('toggle'));
    expect(location.hash).toBe('');
  });
});
