import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText, toText } from '../mapping/read-fields.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { isRichText, toRichText } from '../rich-text/to-rich-text.ts';
import type { FaqItem } from './contact-page.ts';

const MAX_QUESTION_CHARACTERS = 1_000;

/**
 * A question with its answer. Both must be there, and each must be text or a rich-text document (part 2
 * section 5); a document that breaks the rules keeps its question and shows 'Content not available'.
 */
export function toFaqItem(entry: ContentfulEntry, context: MappingContext): Mapped<FaqItem> {
  if (isHidden(entry)) return dropped('FAQ item is hidden');
  const fields = fieldsOf(entry);
  const question =
    readText(fields, 'question') || plainTextOf(fields['question'], MAX_QUESTION_CHARACTERS);
  if (question === '') return dropped('FAQ item must have a question');
  const report = (problem: string, missingId?: string) =>
    context.report(problemOf(entry, `In "answer", ${problem}`, missingId ?? null));
  const answer = toAnswer(entry, context, report);
  if (answer === null) return dropped('FAQ item must have an answer');
  return mapped({ id: entry.sys.id, question, answer });
}

function toAnswer(
  entry: ContentfulEntry,
  context: MappingContext,
  leftOut: (problem: string, missingId?: string) => void,
): FaqItem['answer'] | null {
  const value = fieldsOf(entry)['answer'];
  const text = toText(value);
  if (text !== '') return { kind: 'text', text };
  if (!isRichText(value)) return null;
  const body = toRichText(value, context, leftOut);
  if (body === null) return { kind: 'unusable' };
  return { kind: 'rich', body: withTranslationOf(body, entry, { document: 'answer' }) };
}
