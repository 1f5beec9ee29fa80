import { z } from 'zod';

/** One change of published content, as far as a site needs to know it. */
export type Publication = {
  id: string;
  kind: 'Entry' | 'Asset';
  /** Content type of an entry; null for an asset. */
  contentType: string | null;
  /** Unpublished or deleted: the delivery service no longer knows it. */
  gone: boolean;
  /** How often it was published; the delivery service calls the same number `revision`. Null when untold. */
  revision: number | null;
};

const contentId = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/u);

/** How instances tell each other of one. */
export const publicationShape: z.ZodType<Publication> = z.object({
  id: contentId,
  kind: z.enum(['Entry', 'Asset']),
  contentType: contentId.nullable(),
  gone: z.boolean(),
  revision: z.int().nonnegative().nullable(),
});

const webhookBody = z.object({
  sys: z.object({
    id: contentId,
    type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    contentType: z.object({ sys: z.object({ id: contentId }) }).optional(),
    publishedCounter: z.int().nonnegative().optional(),
    version: z.int().nonnegative().optional(),
    publishedVersion: z.int().nonnegative().optional(),
  }),
});

/**
 * Reads the body of a webhook: a whole entity when it was published, one without fields when it is gone.
 * The signed body says what happened; the topic's header need not be part of the signature.
 * @returns null for a body of something else, such as a content type
 */
export function parsePublication(body: unknown): Publication | null {
  const parsed = webhookBody.safeParse(body);
  if (!parsed.success) return null;
  const { id, type, contentType, publishedCounter } = parsed.data.sys;
  const gone = type.startsWith('Deleted');
  return {
    id,
    kind: type.endsWith('Asset') ? 'Asset' : 'Entry',
    contentType: contentType?.sys.id ?? null,
    gone,
    revision: gone ? null : (publishedCounter ?? null),
  };
}

/**
 * Whether a webhook reports that a draft was saved: publishing counts the version of an entity up by one, and
 * every save after that again. A body without versions is about published content.
 */
export function isDraftSaved(body: unknown): boolean {
  const parsed = webhookBody.safeParse(body);
  if (!parsed.success) return false;
  const { type, version, publishedVersion } = parsed.data.sys;
  if (type.startsWith('Deleted') || version === undefined) return false;
  return publishedVersion === undefined || version > publishedVersion + 1;
}

/** What cached answers and pages may be tagged with that this concerns. */
export function tagsOf({ id, contentType }: Publication): string[] {
  return contentType === null ? [id] : [id, contentType];
}
