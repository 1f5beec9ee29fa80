import { measureComponent, type ComponentSize } from './measure-component.ts';

/** A row of the table in docs/components.md: name, file, both sizes in kB, what it depends on. */
const ROW =
  /^\| (?:[^|]+?) +\| `(?<path>[^`]+\.tsx?)` +\| +(?<sizes>(?<alone>[\d.]+) +\| +(?<adds>[\d.]+)) +\|/u;

/** How far a stated size may be from the measured one before it is called wrong: bytes, or a share. */
const TOLERANCE_BYTES = 200;
const TOLERANCE_SHARE = 0.2;

/** Thousands of bytes with two digits, as the table states them. */
export function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}

/** The files whose sizes the document states. */
export function measuredPaths(document: string): string[] {
  return document.split('\n').flatMap((line) => ROW.exec(line)?.groups?.['path'] ?? []);
}

/** The document with every size measured anew. */
export async function withMeasuredSizes(document: string): Promise<string> {
  const lines = document.split('\n').map(async (line) => {
    const found = ROW.exec(line)?.groups;
    if (!found) return line;
    const { alone, adds } = await measureComponent(found['path']!);
    return line.replace(found['sizes']!, `${inKilobytes(alone)} | ${inKilobytes(adds)}`);
  });
  return (await Promise.all(lines)).join('\n');
}

/** Each stated size that is no longer true, in words. */
export async function findWrongSizes(document: string): Promise<string[]> {
  const found = await Promise.all(
    document.split('\n').map(async (line) => {
      const row = ROW.exec(line)?.groups;
      if (!row) return [];
      const measured = await measureComponent(row['path']!);
      return (['alone', 'adds'] as const)
        .filter((column) => isOff(Number(row[column]) * 1000, measured[column]))
        .map(
          (column) => `${row['path']}, ${column}: ${row[column]}, is ${shown(measured, column)}`,
        );
    }),
  );
  return found.flat();
}

function shown(size: ComponentSize, column: keyof ComponentSize): string {
  return inKilobytes(size[column]);
}

function isOff(stated: number, measured: number): boolean {
  return Math.abs(stated - measured) > Math.max(TOLERANCE_BYTES, measured * TOLERANCE_SHARE);
}
