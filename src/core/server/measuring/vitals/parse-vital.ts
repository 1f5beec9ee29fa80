import { z } from 'zod';
import {
  DEVICES,
  METRIC_NAMES,
  toRoutePattern,
  type Device,
  type MetricName,
} from './vital-names.ts';

/** One measurement of one visitor's page. */
export type Vital = {
  name: MetricName;
  value: number;
  /** What the same measurement was reported as before; null when this is its first report. */
  previous: number | null;
  id: string;
  route: string;
  device: Device;
};

const LONGEST_MS = 10 * 60_000;
const LARGEST_SHIFT = 100;

const shape = z
  .object({
    name: z.enum(METRIC_NAMES),
    value: z.number().nonnegative(),
    id: z.string().min(1).max(100),
    delta: z.number(),
    navigationType: z.enum([
      'navigate',
      'reload',
      'back-forward',
      'back-forward-cache',
      'back_forward',
      'prerender',
      'restore',
      'soft-navigation',
    ]),
    route: z.string().max(300).default('other'),
    device: z.enum(DEVICES).catch('unknown').default('unknown'),
  })
  .refine(({ name, value, delta }) => {
    const most = name === 'CLS' ? LARGEST_SHIFT : LONGEST_MS;
    return value <= most && Math.abs(delta) <= most;
  });

/** Reads the body of `POST /api/vitals` (part 1 section 7); null when it is none. */
export function parseVital(body: unknown): Vital | null {
  const parsed = shape.safeParse(body);
  if (!parsed.success) return null;
  const { name, value, id, delta, route, device } = parsed.data;
  const before = value - delta;
  const isFirst = before <= value * 1e-6;
  return {
    name,
    value,
    id,
    device,
    previous: isFirst ? null : before,
    route: toRoutePattern(route),
  };
}
