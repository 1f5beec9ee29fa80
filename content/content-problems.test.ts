import { expect, it } from 'vitest';
import { listContentProblems, onContentProblem, recordContentProblem } from './content-problems.ts';

it('tells each problem once, however often a list is read', () => {
  const heard: string[] = [];
  const stop = onContentProblem((problem) => heard.push(problem.reason));
  recordContentProblem({ entryId: 'once', reason: 'has no title' });
  recordContentProblem({ entryId: 'once', reason: 'has no title' });
  stop();
  recordContentProblem({ entryId: 'once', reason: 'has no slug' });
  expect(heard).toEqual(['has no title']);
  const reasons = listContentProblems().filter((problem) => problem.entryId === 'once');
  expect(reasons.map((problem) => problem.reason)).toEqual(['has no title', 'has no slug']);
});
