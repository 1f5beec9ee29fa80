/** Does work when its turn has come. @throws TooBusyError when too much is waiting already */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Not refused for what it asks: there is no room for it now. */
export class TooBusyError extends Error {}

/** So much is begun and not done yet at the same time, in all and for one client; most of it waits for content. */
const AT_ONCE = { all: 12, client: 4 };
/** So much waits beside that. What one client may have waiting is what a page and all it could fetch ahead come to. */
const WAITING = { all: 200, client: 30 };

/** The client that the site is itself, for what it builds behind its visitors: never refused, since nobody can ask for more of it. */
export const OWN_WORK = Symbol('own work');

/** By its address; everybody whose address is not known is one client. */
type Client = string | typeof OWN_WORK | null;

export type RenderingTurns = (client: Client) => InTurn;

/**
 * Turns of the event loop from one beginning to the next. In each, libuv takes one new connection: with a page rendered in
 * every turn, whoever comes anew would wait behind as many pages as others came before. A turn with nothing to do costs
 * some microseconds.
 */
const LOOP_TURNS = 64;

type Line = { begun: number; waiting: (() => void)[] };

/**
 * Has what is drawn for one address alone begin one at a time, each in a turn of the event loop of its own: pages that
 * lie in memory are answered in between. Clients take turns, so that one who asks for much waits for it alone.
 * @returns the turns of a client
 */
export function createRenderingTurns(): RenderingTurns {
  /** The client whose turn comes next is first. Clients for whom nothing is done are not in it. */
  const lines = new Map<Client, Line>();
  let begun = 0;
  let waiting = 0;
  let isLooking = false;

  function look(): void {
    if (isLooking) return;
    isLooking = true;
    let left = LOOP_TURNS;
    const lookLater = () => {
      left -= 1;
      if (left > 0) return setImmediate(lookLater);
      isLooking = false;
      return beginNext();
    };
    setImmediate(lookLater);
  }

  function beginNext(): void {
    if (begun >= AT_ONCE.all) return;
    for (const [client, line] of lines) {
      if (line.begun >= AT_ONCE.client) continue;
      const next = line.waiting.shift();
      if (!next) continue;
      begun += 1;
      line.begun += 1;
      waiting -= 1;
      lines.delete(client);
      lines.set(client, line);
      next();
      look();
      return;
    }
  }

  function end(client: Client, line: Line): void {
    begun -= 1;
    line.begun -= 1;
    if (line.begun === 0 && line.waiting.length === 0) lines.delete(client);
    look();
  }

  return (client) => async (work) => {
    const line = lines.get(client) ?? { begun: 0, waiting: [] };
    const isFull = waiting >= WAITING.all || line.waiting.length >= WAITING.client;
    if (isFull && client !== OWN_WORK) throw new TooBusyError();
    lines.set(client, line);
    waiting += 1;
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve);
      look();
    });
    try {
      return await work();
    } finally {
      end(client, line);
    }
  };
}
