import { Part } from '#sections/page/sections.tsx';
import type { FaqItem } from '#content/contact/contact-page.ts';
import { contactWords } from '#copy/en/contact-words.ts';
import { RichTextBody } from '#sections/rich-text/rich-text-body.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Band } from '#ui/band.tsx';
import { useWords } from '#ui/wording-context.ts';

/** Questions and answers, one open at a time; nothing without questions (part 2 section 2). */
export function FaqBand({
  title,
  items,
  words = {},
  titleField = 'title',
  id,
}: {
  title: string;
  items: FaqItem[];
  /** What the title comes from, where that is content, and the field that it is. */
  words?: object;
  titleField?: string;
  /** Begins all anchors of the band, where a page has several. */
  id?: string;
}) {
  const foreign = useForeign();
  if (items.length === 0) return null;
  const anchor = id ?? 'faq';
  return (
    <Band id={anchor} {...(title === '' ? {} : { labelledBy: `${anchor}-title` })}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1.3fr)] lg:gap-16">
        {title !== '' && (
          <h2 {...foreign(words, titleField)} id={`${anchor}-title`}>
            {title}
          </h2>
        )}
        <Accordion
          name={anchor}
          items={items.map((item) => ({
            id: item.id,
            question: item.question,
            marks: foreign(item, 'question'),
            answer: (
              <Part>
                <Answer item={item} {...(id && { anchorPrefix: `${id}-${item.id}` })} />
              </Part>
            ),
          }))}
        />
      </div>
    </Band>
  );
}

function Answer({ item, anchorPrefix }: { item: FaqItem; anchorPrefix?: string }) {
  const foreign = useForeign();
  const words = useWords(contactWords);
  if (item.answer.kind === 'rich') {
    // Below the question, which is a heading of the third level.
    const place = anchorPrefix === undefined ? {} : { anchorPrefix, topLevel: 4 as const };
    return <RichTextBody text={item.answer.body} {...place} />;
  }
  return (
    <p {...foreign(item, 'answer')} className="whitespace-pre-line">
      {item.answer.kind === 'text' ? item.answer.text : words.unusableAnswer}
    </p>
  );
}
