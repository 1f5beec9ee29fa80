import { consentWords as words } from '#copy/consent-words.ts';

const STORE = 'analytics-consent';

/** What the visitor answered before; null when not asked yet, or when storage is closed to us. */
export function storedConsent(): 'granted' | 'denied' | null {
  try {
    const answer = localStorage.getItem(STORE);
    return answer === 'granted' || answer === 'denied' ? answer : null;
  } catch {
    return null;
  }
}

function store(answer: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(STORE, answer);
  } catch {
    // Then the answer lasts as long as the page.
  }
}

const BUTTON =
  'inline-flex min-h-11 flex-1 items-center justify-center rounded-full border border-field px-5 text-note font-[560] hover:border-primary hover:text-link';

/** Asks once, with both answers equally easy; the page can be used meanwhile. */
export function askConsent(onGranted: () => void): void {
  const notice = document.createElement('section');
  notice.setAttribute('aria-label', words.label);
  notice.className =
    'fixed inset-x-4 bottom-4 z-40 grid gap-3 rounded-panel border border-line bg-card p-5 text-note shadow-hover sm:left-auto sm:w-[400px] print:hidden';
  const text = document.createElement('p');
  text.textContent = words.text;
  const answers = document.createElement('div');
  answers.className = 'flex gap-3';
  const button = (label: string, answer: 'granted' | 'denied') => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = BUTTON;
    element.textContent = label;
    element.addEventListener('click', () => {
      store(answer);
      notice.remove();
      if (answer === 'granted') onGranted();
    });
    return element;
  };
  answers.append(button(words.decline, 'denied'), button(words.agree, 'granted'));
  notice.append(text, answers);
  document.body.append(notice);
}
