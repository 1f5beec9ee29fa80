import type { SourcePicture } from './picture-sources.ts';

/**
 * `sizes` of a picture that fills a box of a narrower shape, of which the box shows a part only.
 * @param sizes how wide the box is
 * @param shape its width by its height
 */
export function coverSizes({ width, height }: SourcePicture, sizes: string, shape: number): string {
  const times = width && height ? width / height / shape : 1;
  return times > 1
    ? sizes.replaceAll(/[\d.]+(?:rem|vw|px)(?=,|$)/gu, `calc($& * ${times.toFixed(2)})`)
    : sizes;
}
