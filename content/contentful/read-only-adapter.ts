/** A write was asked of the site; content is edited in the content service. */
export class ReadOnlyContentError extends Error {
  override readonly name = 'ReadOnlyContentError';
}

export type ReadOnlyNoun = 'technologies' | 'business goals' | 'machines' | 'products';

export type RefusedWrites = {
  create(input?: unknown): Promise<never>;
  update(id?: string, input?: unknown): Promise<never>;
  delete(id?: string): Promise<never>;
  clone(id?: string): Promise<never>;
};

/**
 * An adapter that reads with the functions given and refuses create, update, delete and clone
 * with the sentence of part 2 section 8 (part 1 section 6, part 2 section 6).
 */
export function toReadOnlyAdapter<Reads extends object>(
  noun: ReadOnlyNoun,
  reads: Reads,
): Reads & RefusedWrites {
  const refuse = (act: string) => () =>
    Promise.reject(new ReadOnlyContentError(toRefusal(act, noun)));
  return {
    ...reads,
    create: refuse('Creating'),
    update: refuse('Updating'),
    delete: refuse('Deleting'),
    clone: refuse('Cloning'),
  };
}

function toRefusal(act: string, noun: ReadOnlyNoun): string {
  return `${act} ${noun} is not supported with the current Contentful setup. Please use the Contentful web interface.`;
}
