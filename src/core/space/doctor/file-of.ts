import { toText } from '#content/mapping/read-fields.ts';
import { isRecord } from '#content/is-record.ts';
import type { ExaminedAsset } from './examined-space.ts';

/** What is known of an asset's file: bytes and pixels are 0 where the service does not say. */
export type ExaminedFile = {
  fileName: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
};

export function fileOf({ fields }: ExaminedAsset): ExaminedFile {
  const file = isRecord(fields['file']) ? fields['file'] : {};
  const details = isRecord(file['details']) ? file['details'] : {};
  const image = isRecord(details['image']) ? details['image'] : {};
  return {
    fileName: toText(file['fileName'], 255),
    contentType: toText(file['contentType'], 100),
    bytes: toNumber(details['size']),
    width: toNumber(image['width']),
    height: toNumber(image['height']),
  };
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
