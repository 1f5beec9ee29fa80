import type { ContentCredentials } from '#content/contentful/configuration.ts';
import {
  ContentNotConfiguredError,
  ContentUnavailableError,
} from '#content/contentful/content-errors.ts';
import { ContentSource } from '#content/reading/content-source.server.ts';
import { PATIENT_DEADLINE_MS } from '#content/contentful/freshness.ts';
import { mappingContext } from '#content/mapping/mapping-context.ts';
import { fieldsOf, readText } from '#content/mapping/read-fields.ts';
import { toProductCard } from '#content/products/to-product-card.ts';

/** How many product types are asked for (part 1 section 7, "diagnostic fallback"). */
const ASKED_FOR = 5;

export type ProductQuery =
  | {
      ok: true;
      /** How many the space has in all. */
      total: number;
      /** The first of them; `leftOut` says why pages do not show one, null where they do. */
      products: { id: string; title: string; slug: string; leftOut: string | null }[];
    }
  /** Why there was no answer; `cause` is the service's own word, '' where it had none. */
  | { ok: false; message: string; cause: string };

/**
 * The diagnostic query: asks the service for five product types, in the order of the products page. Through a connection
 * of its own, so that nothing which is kept, rests or is under way has a part in the answer.
 * @param credentials in use; null where nothing is connected
 */
export async function queryProducts(credentials: ContentCredentials | null): Promise<ProductQuery> {
  const source = new ContentSource({
    ...{ credentials, snapshotDir: null, log: () => undefined },
    ...{ client: { retryLimit: 0 }, deadlineMs: PATIENT_DEADLINE_MS },
  });
  try {
    const reader = source.reader();
    const { items, total, links } = await reader.readEntries({
      contentType: 'productType',
      order: ['fields.displayOrder', 'fields.title', 'sys.id'],
      limit: ASKED_FOR,
      include: 1,
    });
    const context = mappingContext(reader, links);
    const products = items.map((entry) => {
      const card = toProductCard(entry, context);
      const [title, slug] = ['title', 'slug'].map((name) => readText(fieldsOf(entry), name));
      return {
        id: entry.sys.id,
        title: title!,
        slug: slug!,
        leftOut: card.ok ? null : card.reason,
      };
    });
    return { ok: true, total, products };
  } catch (error) {
    if (error instanceof ContentNotConfiguredError)
      return { ok: false, message: error.message, cause: '' };
    if (!(error instanceof ContentUnavailableError)) throw error;
    const { message } = error;
    const cause = typeof error.cause === 'string' ? error.cause : '';
    return { ok: false, message, cause: message.includes(cause) ? '' : cause };
  } finally {
    await source.close();
  }
}
