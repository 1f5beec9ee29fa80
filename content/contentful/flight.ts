import type { ContentFailure } from './content-failure.ts';
import type { ContentQuestion } from './content-question.ts';
import type { ContentAnswer } from './contentful-answer.ts';
import type { Trouble } from './trouble-list.ts';

/** What those who wait for a flight get to hear: its first good answer, or its first failed try. */
export type News = { answer: ContentAnswer } | { answer: null; failure: ContentFailure };

/** One question under way, however many visitors wait for it. */
export type Flight = {
  startedAt: number;
  news: Promise<News>;
  tell: (news: News) => void;
  /** Its latest failed try, or that it keeps a page waiting: nobody waits for it any more. */
  failure: ContentFailure | null;
  /** Published while the answer was under way: it may already be outdated when it arrives. */
  published: Set<string>;
  /** Somebody asked for a refresh meanwhile. */
  refreshed: boolean;
};

export type Landing = {
  key: string;
  question: ContentQuestion;
  answer: ContentAnswer;
  published: ReadonlySet<string>;
  refreshed: boolean;
  /** What was wrong with this question until now. */
  trouble: Trouble | undefined;
};
