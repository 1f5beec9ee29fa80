import type { FaqItem } from '#content/contact/contact-page.ts';
import { plainTextOf } from '#content/rich-text/plain-text.ts';
import { block } from './structured-data.ts';

const LONGEST_ANSWER = 5_000;

/** Questions with plain answers; null without any, since an empty FAQ page is invalid. */
export function faqData(items: FaqItem[]): object | null {
  const questions = items.flatMap((item) => {
    const text = answerText(item);
    if (text === '') return [];
    return [
      { '@type': 'Question', name: item.question, acceptedAnswer: { '@type': 'Answer', text } },
    ];
  });
  return questions.length === 0 ? null : block('FAQPage', { mainEntity: questions });
}

function answerText({ answer }: FaqItem): string {
  if (answer.kind === 'text') return answer.text;
  return answer.kind === 'rich' ? plainTextOf(answer.body.document, LONGEST_ANSWER) : '';
}
