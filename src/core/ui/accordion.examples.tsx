import { Accordion, type AccordionItem } from './accordion.tsx';
import type { Example } from './gallery/gallery-examples.ts';

const items: AccordionItem[] = [
  {
    id: 'hardware',
    question: 'Does the software run on machines we already own?',
    answer: <p>On most controllers built in the last ten years. Send us the model numbers.</p>,
  },
  {
    id: 'payment',
    question: 'Which ways of paying does a machine take?',
    answer: (
      <p>
        Cards, phones, coins and prepaid badges. Refunds can be sent without a call, and the{' '}
        <a href="#top" className="text-link underline">
          list of terminals
        </a>{' '}
        grows every quarter.
      </p>
    ),
  },
  {
    id: 'long',
    question:
      'What happens to a delivery that nobody collects before the reservation of its locker cell ends?',
    answer: <p>The cell is freed after the time you set, and the visitor gets a message before.</p>,
  },
];

/** Questions and answers: one open at a time, several at once, all for robots. */
export const examples: Example[] = [
  { name: 'one at a time', render: () => <Framed name="single" /> },
  { name: 'several at once', render: () => <Framed name="several" multiple /> },
  { name: 'all open', render: () => <Framed name="all" expanded /> },
];

function Framed(props: { name: string; multiple?: boolean; expanded?: boolean }) {
  return (
    <div className="container-site py-8">
      <Accordion items={items} level={2} {...props} />
    </div>
  );
}
