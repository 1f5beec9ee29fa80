import type { ContentFailure } from './content-failure.ts';
import type { ContentQuestion } from './content-question.ts';
import type { ContentAnswer } from './contentful-answer.ts';

/** What those who wait for a flight get: its first good answer, or its first failed try. */
export type FlightResult = { answer: ContentAnswer } | { answer: null; failure: ContentFailure };

/** One question in progress, however many visitors wait for it. */
export type Flight = {
  key: string;
  question: ContentQuestion;
  startedAt: number;
  result: Promise<FlightResult>;
  /** Answers those who wait; the client may go on trying behind them. */
  notify: (result: FlightResult) => void;
  /** Its latest failed try, or that it keeps a page waiting: nobody waits for it any more. */
  failure: ContentFailure | null;
  /** Published while the answer was in progress: it may already be outdated when it arrives. */
  published: Set<string>;
  /** Somebody asked for a refresh meanwhile. */
  refreshed: boolean;
};

// More at once than any page asks; beyond it, someone is asking for addresses that do not exist.
const MAX_FLIGHTS = 64;

/** Questions in progress, one flight each. Why it is not the cache's own: decision 130. */
export function createFlights(now: () => number) {
  const inFlight = new Map<string, Flight>();

  return {
    get: (key: string) => inFlight.get(key),
    isFull: () => inFlight.size >= MAX_FLIGHTS,
    start(key: string, question: ContentQuestion): Flight {
      const { promise: result, resolve: notify } = Promise.withResolvers<FlightResult>();
      const marks = { failure: null, published: new Set<string>(), refreshed: false };
      const flight: Flight = { key, question, startedAt: now(), result, notify, ...marks };
      inFlight.set(key, flight);
      return flight;
    },
    /** False once it ended or was abandoned: the question may have been asked anew since. */
    isCurrent: (flight: Flight) => inFlight.get(flight.key) === flight,
    end: (flight: Flight) => inFlight.delete(flight.key),
    /** Lets go of what has been in progress for so long, so that nobody joins a request that hangs. */
    abandon(failure: ContentFailure, afterMs: number) {
      for (const flight of inFlight.values()) {
        if (now() - flight.startedAt < afterMs) continue;
        inFlight.delete(flight.key);
        flight.notify({ answer: null, failure });
      }
    },
    /** Content was published: what is on its way may be too old on arrival. */
    markPublished(tags: ReadonlySet<string>) {
      for (const { published } of inFlight.values()) for (const tag of tags) published.add(tag);
    },
    /** Everything is to be asked again, what is on its way included. */
    markRefreshed() {
      for (const flight of inFlight.values()) flight.refreshed = true;
    },
  };
}

export type Flights = ReturnType<typeof createFlights>;
