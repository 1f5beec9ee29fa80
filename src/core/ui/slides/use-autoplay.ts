import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { motionAllowed, watchMotion } from '#dom/motion-allowed.ts';

type Autoplay = {
  /** Changes with every slide, so that each gets its full time. */
  turn: number;
  durationMs: number;
  /** Turns to the next slide; answers false while that one is not ready to be seen. */
  onDue: () => boolean;
};

const LOOK_AGAIN_MS = 250;
const SHORTEST_FIRST_TURN_MS = 1_000;

/**
 * Plays a slide show by the rules of part 1 section 2 and decision 11. It is held while the pointer is
 * over it, while the focus is on its pause control and while the tab is hidden. It stops when the focus
 * goes anywhere else inside, under reduced motion and for programs that read the page; then only the
 * visitor's Play starts it again. The pause control carries `data-autoplay-control`.
 */
export function useAutoplay(
  partId: string,
  { turn, durationMs, onDue }: Autoplay,
): { playing: boolean; running: boolean; toggle: () => void } {
  const mayMove = useSyncExternalStore(watchMotion, motionAllowed, () => true);
  const [asked, setAsked] = useState<boolean | null>(null);
  const playing = asked ?? mayMove;
  const [held, setHeld] = useState(true);
  const release = useRef(() => {});

  useEffect(() => {
    const element = document.getElementById(partId);
    if (!element) return;
    let pointerOver = element.matches(':hover');
    let onControl = false;
    const weigh = () => setHeld(pointerOver || onControl || document.hidden);
    const noticeFocus = (target: Element | null) => {
      if (target?.closest('[data-autoplay-control]')) onControl = true;
      // The focus comes with a touch, which is answered first.
      else if (target) startTransition(() => setAsked(false));
      weigh();
    };
    release.current = () => {
      onControl = false;
      weigh();
    };
    const listening = new AbortController();
    const on = <E extends Event>(target: EventTarget, name: string, act: (event: E) => void) =>
      target.addEventListener(name, act as EventListener, { signal: listening.signal });
    on(element, 'pointerenter', () => {
      pointerOver = true;
      weigh();
    });
    on(element, 'pointerleave', () => {
      pointerOver = false;
      weigh();
    });
    on<FocusEvent>(element, 'focusin', ({ target }) => noticeFocus(target as Element));
    on(element, 'focusout', () => release.current());
    on(document, 'visibilitychange', weigh);

    noticeFocus(element.contains(document.activeElement) ? document.activeElement : null);
    return () => listening.abort();
  }, [partId]);

  const due = useEffectEvent(onDue);
  const isFirstTurn = useRef(true);
  const running = playing && !held;
  useEffect(() => {
    if (!running) return;
    // The first slide has been on screen since the page came: its turn gives that time back.
    const spentMs = isFirstTurn.current ? performance.now() : 0;
    isFirstTurn.current = false;
    const waitMs = Math.max(durationMs - spentMs, SHORTEST_FIRST_TURN_MS);
    let timer = setTimeout(function turnOrWait() {
      if (!due()) timer = setTimeout(turnOrWait, LOOK_AGAIN_MS);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [running, turn, durationMs]);

  return {
    playing,
    /** Playing and not held. */
    running,
    toggle: () => {
      setAsked(!playing);
      // Pressing Play is asking for it: the focus that stays on the control holds it no longer.
      release.current();
    },
  };
}
