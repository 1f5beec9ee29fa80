import type { FaqItem } from '#content/contact/contact-page.ts';
import { contactWords } from '#copy/contact-words.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Band } from '#ui/band.tsx';

/** Questions and answers, one open at a time; nothing without questions (part 2 section 2). */
export function FaqBand({ title, items }: { title: string; items: FaqItem[] }) {
  if (items.length === 0) return null;
  return (
    <Band id="faq" labelledBy="faq-title">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1.3fr)] lg:gap-16">
        <h2 id="faq-title">{title}</h2>
        <Accordion
          name="faq"
          items={items.map((item) => ({
            id: item.id,
            question: item.question,
            answer: <Answer item={item} />,
          }))}
        />
      </div>
    </Band>
  );
}

function Answer({ item }: { item: FaqItem }) {
  if (item.answer.kind === 'rich') return <RichTextBody text={item.answer.body} />;
  return (
    <p className="whitespace-pre-line">
      {item.answer.kind === 'text' ? item.answer.text : contactWords.unusableAnswer}
    </p>
  );
}
