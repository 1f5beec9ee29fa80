import { store, takeStored } from '#dom/stored.ts';

/** How many toasts are kept at once; the oldest goes first (part 1 section 9). */
const TOASTS_KEPT = 5;

/** How many of them are drawn; the others wait their turn, their time standing still. */
export const TOASTS_SHOWN = 3;

/** How long a toast stays, without the time that the pointer or the focus rests on it. */
const TOAST_DURATION_MS = 4000;

/** For messages the specification gives five seconds. */
export const LONG_TOAST_DURATION_MS = 5000;

/** From dismissal to removal: the time it takes to slide out. */
export const TOAST_EXIT_MS = 200;

/** Where toasts stand: at the foot of a phone, below the header elsewhere, and not on paper. */
export const TOASTS_PLACE =
  'pointer-events-none fixed inset-x-4 bottom-4 z-100 md:inset-s-auto md:top-22 md:bottom-auto md:w-[356px] print:hidden';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export type ToastInput = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Milliseconds; Infinity stays until dismissed. */
  durationMs?: number;
  action?: { label: string; run: () => void };
};

export type Toast = ToastInput & { id: string; tone: ToastTone; durationMs: number; open: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Adds a toast from anywhere in the browser and answers its id; it shows once the toaster has loaded. A toast that says
 * the same as one that is open starts that one's time anew.
 */
export function toast(input: ToastInput): string {
  const same = toasts.find(
    ({ open, title, description }) =>
      open && title === input.title && description === input.description,
  );
  if (same) {
    updateToast(same.id, input);
    return same.id;
  }
  lastId += 1;
  const id = `toast-${lastId}`;
  const added: Toast = { tone: 'info', durationMs: TOAST_DURATION_MS, ...input, id, open: true };
  publish([added, ...toasts].slice(0, TOASTS_KEPT));
  return id;
}

/** Changes a toast that is still there and starts its time anew; false when it has gone. */
export function updateToast(id: string, changes: Partial<ToastInput>): boolean {
  if (!toasts.some((kept) => kept.id === id && kept.open)) return false;
  // A new object even without changes: the toaster counts time per object.
  publish(toasts.map((kept) => (kept.id === id ? { ...kept, ...changes } : kept)));
  return true;
}

/** Marks one toast, or all, as closed; the toaster lets it slide out and then removes it. */
export function dismissToast(id?: string): void {
  publish(toasts.map((kept) => (id === undefined || kept.id === id ? close(kept) : kept)));
  const closed = toasts.filter((kept) => !kept.open).map((kept) => kept.id);
  setTimeout(() => closed.forEach(removeToast), TOAST_EXIT_MS);
}

/** Takes one toast, or all, away at once. */
export function removeToast(id?: string): void {
  publish(id === undefined ? [] : toasts.filter((kept) => kept.id !== id));
}

/** The toasts kept now, newest first; the same array until something changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back after every change; the answer stops it. */
export function onToastsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const KEPT = 'kept-toast';

/** Keeps a toast for the page that this one is about to become; without storage the page itself shows what has changed. */
export function keepToast(input: ToastInput): void {
  store('sessionStorage', KEPT, input);
}

/** The toast that the page before has kept, once. */
export const takeKeptToast = () => takeStored(KEPT) as ToastInput | null;

function close(open: Toast): Toast {
  return open.open ? { ...open, open: false } : open;
}
