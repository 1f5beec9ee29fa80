import { isObject } from '../space/json-value.ts';
import type { Json } from '../space/space-types.ts';

export type Point = { lat: number; lon: number };
export type Area =
  | { kind: 'box'; south: number; west: number; north: number; east: number }
  | { kind: 'circle'; centre: Point; radiusKm: number };

const EARTH_RADIUS_KM = 6371;

/** A location field's value, or undefined when it is none. */
export function toPoint(value: Json | undefined): Point | undefined {
  if (!isObject(value)) return undefined;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}

/** `latitude,longitude`, or undefined when it is not two numbers. */
export function parsePoint(text: string): Point | undefined {
  const [lat, lon, ...rest] = numbers(text);
  return lat === undefined || lon === undefined || rest.length > 0 ? undefined : { lat, lon };
}

/** Four numbers are a box (two opposite corners), three a circle (centre, radius in kilometres). */
export function parseArea(text: string): Area | undefined {
  const [a, b, c, d, ...rest] = numbers(text);
  if (a === undefined || b === undefined || c === undefined || rest.length > 0) return undefined;
  if (d === undefined) return { kind: 'circle', centre: { lat: a, lon: b }, radiusKm: c };
  // Either corner may come first; only a box wider than half the globe is meant to cross the date line.
  const isSwapped = b > d && b - d < 180;
  return {
    kind: 'box',
    south: Math.min(a, c),
    north: Math.max(a, c),
    west: isSwapped ? d : b,
    east: isSwapped ? b : d,
  };
}

export function isWithin(point: Point, area: Area): boolean {
  if (area.kind === 'circle') return distanceKm(point, area.centre) <= area.radiusKm;
  if (point.lat < area.south || point.lat > area.north) return false;
  // A box whose west lies east of its east crosses the date line.
  return area.west <= area.east
    ? point.lon >= area.west && point.lon <= area.east
    : point.lon >= area.west || point.lon <= area.east;
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLat = (b.lat - a.lat) * radians;
  const dLon = (b.lon - a.lon) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

function numbers(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim());
  const values = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  return values.every(Number.isFinite) ? values : [];
}
