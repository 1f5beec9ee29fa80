import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { recordEvent } from './record-event.ts';
import { sendBeacon } from './send-beacon.ts';

const VITALS_PATH = '/api/vitals';

type Measured = { name: string; value: number; id: string; delta: number; navigationType: string };

/** Below these widths in CSS pixels it is a telephone, a tablet (part 2 section 9: mobile breakpoint 768 px). */
const MOBILE_BELOW_PX = 768;
const TABLET_BELOW_PX = 1_100;

function deviceClass(): 'mobile' | 'tablet' | 'desktop' {
  if (innerWidth < MOBILE_BELOW_PX) return 'mobile';
  return innerWidth < TABLET_BELOW_PX ? 'tablet' : 'desktop';
}

/** Measures this page's loading and answering (part 2 section 9) and reports it to the site; call it after `load`. */
export function measureVitals(): void {
  const route = location.pathname;
  const report = ({ name, value, id, delta, navigationType }: Measured) => {
    // Asked for only now: reading the width makes the browser lay the page out.
    const facts = { route, device: deviceClass() };
    sendBeacon(VITALS_PATH, { name, value, id, delta, navigationType, ...facts });
    recordEvent('web_vitals', { name, id, value });
  };
  onCLS(report);
  onFCP(report);
  onINP(report);
  onLCP(report);
  onTTFB(report);
  onFirstInput(report);
}

/** First Input Delay, which the library no longer measures; browsers that do not tell it send none. */
function onFirstInput(report: (measured: Measured) => void): void {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as [PerformanceEventTiming];
    const value = entry.processingStart - entry.startTime;
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const navigationType = (page?.type ?? 'navigate').replace('_', '-');
    report({
      name: 'FID',
      value,
      delta: value,
      id: `fid-${Date.now()}-${Math.random()}`,
      navigationType,
    });
  }).observe({ type: 'first-input', buffered: true });
}
