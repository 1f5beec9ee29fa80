import type { Path } from 'fontkit';

/** An outline as the operators of a page that fill it (ISO 32000-1, 8.5), in the font's units. */
export function toGlyphOperators({ commands }: Path): string {
  let at: number[] = [0, 0];
  const written = commands.map(({ command, args }) => {
    const from = at;
    at = args.slice(-2);
    if (command === 'moveTo') return `${args.join(' ')} m`;
    if (command === 'lineTo') return `${args.join(' ')} l`;
    if (command === 'closePath') return 'h';
    const curve = command === 'quadraticCurveTo' ? toCubic(from, args) : args;
    return `${curve.map(Math.round).join(' ')} c`;
  });
  return [...written, 'f'].join('\n');
}

/** A curve with one control point as one with two; a page knows no others. */
function toCubic([x = 0, y = 0]: number[], [cx = 0, cy = 0, toX = 0, toY = 0]: number[]): number[] {
  const between = (end: number, control: number) => end + ((control - end) * 2) / 3;
  return [between(x, cx), between(y, cy), between(toX, cx), between(toY, cy), toX, toY];
}
