import { consentWords } from '#copy/en/consent-words.ts';
import { pageWording } from '#copy/wording.ts';

/** The question whether visits may be counted. */
const CONSENT_LOOK =
  'fixed inset-x-4 bottom-4 z-40 grid gap-3 rounded-panel border border-line bg-card p-5 text-note shadow-hover sm:inset-s-auto sm:w-[400px] print:hidden';
const CONSENT_ANSWERS = 'flex gap-3';
const CONSENT_BUTTON =
  'inline-flex min-h-11 flex-1 items-center justify-center rounded-full border border-field px-5 text-note font-medium hover:border-primary hover:text-link';

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

/** Asks once, with both answers equally easy; the page can be used meanwhile. */
export function askConsent(onGranted: () => void): void {
  const words = pageWording.of(consentWords);
  const notice = document.createElement('section');
  notice.setAttribute('aria-label', words.label);
  notice.className = CONSENT_LOOK;
  const text = document.createElement('p');
  text.textContent = words.text;
  const answers = document.createElement('div');
  answers.className = CONSENT_ANSWERS;
  const button = (label: string, answer: 'granted' | 'denied') => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = CONSENT_BUTTON;
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
