/**
 * What the keys of the list begin with; `visitor-boot.ts` looks for the same before the first paint. Each thing on the
 * list is kept by itself, so that two tabs that add at once lose nothing: the later change of one thing counts.
 */
const PROJECT_PREFIX = 'project:';

const MOST_MACHINES = 20;
const MOST_RESULTS = 10;
const MOST_OF_ONE = 999;

/** What the browser keeps of one machine or one result. */
export type KeptItem = {
  /** Its part of the list's address, without the quantity: `machine=divi-wp`, `tool=payback:price%3D2`. */
  part: string;
  title: string;
  /** Of a machine; 1 for a result. */
  quantity: number;
  /** When it came onto the list, in milliseconds since 1970. */
  addedAtMs: number;
};

/** The list as this browser keeps it: machines, then results, each in the order they came. Empty where storage is closed. */
export function readProject(): KeptItem[] {
  try {
    const items = Object.keys(localStorage)
      .filter((key) => key.startsWith(PROJECT_PREFIX))
      .flatMap((key) => toItem(key.slice(PROJECT_PREFIX.length), localStorage.getItem(key)));
    return items.sort(
      (a, b) =>
        Number(isResult(a.part)) - Number(isResult(b.part)) ||
        a.addedAtMs - b.addedAtMs ||
        (a.part < b.part ? -1 : 1),
    );
  } catch {
    return [];
  }
}

export function isResult(part: string): boolean {
  return part.startsWith('tool=');
}

function toItem(part: string, text: string | null): KeptItem[] {
  try {
    const { title, quantity, addedAtMs } = JSON.parse(text ?? '') as KeptItem;
    return [
      { part, title: String(title), quantity: Number(quantity), addedAtMs: Number(addedAtMs) },
    ];
  } catch {
    return [];
  }
}

/** The list as the query of its address. */
export function queryOf(items: readonly KeptItem[]): string {
  return items
    .map(({ part, quantity }) => (isResult(part) ? part : `${part}:${quantity}`))
    .join('&');
}

/** Takes the query of a list apart, as the server writes it. @param titles by part */
export function itemsOf(query: string, titles: ReadonlyMap<string, string>): KeptItem[] {
  const parts = query.split('&').filter((part) => /^(?:machine|tool)=/.test(part));
  return parts.map((text, index) => {
    const cut = isResult(text) ? text.length : text.lastIndexOf(':');
    const part = text.slice(0, cut);
    const [value = ''] = new URLSearchParams(part).values();
    const title = titles.get(part) ?? value;
    return {
      part,
      title,
      quantity: Number(text.slice(cut + 1)) || 1,
      addedAtMs: Date.now() + index,
    };
  });
}

/**
 * Puts things on the list; what is there already gets the larger quantity.
 * @returns false where the browser keeps nothing, or the list is full
 */
export function addToStore(items: readonly KeptItem[]): boolean {
  const kept = readProject();
  try {
    for (const item of items) {
      const same = kept.find(({ part }) => part === item.part);
      if (
        !same &&
        kept.filter(({ part }) => isResult(part) === isResult(item.part)).length >=
          (isResult(item.part) ? MOST_RESULTS : MOST_MACHINES)
      )
        return false;
      const quantity = Math.min(Math.max(item.quantity, same?.quantity ?? 0), MOST_OF_ONE);
      keep({ ...item, quantity, addedAtMs: same?.addedAtMs ?? item.addedAtMs });
      if (!same) kept.push(item);
    }
    return true;
  } catch {
    return false;
  }
}

/** Makes the list be these things and no others. */
export function replaceStore(items: readonly KeptItem[]): void {
  try {
    const before = readProject();
    const parts = new Set(items.map(({ part }) => part));
    for (const { part } of before)
      if (!parts.has(part)) localStorage.removeItem(PROJECT_PREFIX + part);
    for (const item of items) {
      const same = before.find(({ part }) => part === item.part);
      keep({ ...item, addedAtMs: same?.addedAtMs ?? item.addedAtMs });
    }
  } catch {
    // Storage may be full or closed: the list is in the address.
  }
}

function keep({ part, ...item }: KeptItem): void {
  localStorage.setItem(PROJECT_PREFIX + part, JSON.stringify(item));
}

/** Calls back when another tab has changed the list. */
export function onProjectChanged(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PROJECT_PREFIX)) changed();
  });
}
