import { BLOCKS, type Document, type TopLevelBlock } from '@contentful/rich-text-types';
import type { AboutPage } from './about-page.ts';

const PARAGRAPHS = [
  'We build the software that runs vending machines and smart lockers, and we supply the machines it runs on. One platform keeps stock, prices, payments and pickups for every door you operate.',
  'Our customers sell groceries, fresh meals, skincare and goods that need an age check. What they share is a wish to be open where a shop would not pay, and to know in the evening what happened during the day.',
  'We work with machines of several makers, so a fleet can grow without being replaced. If you want to see it with your own products, write to us.',
];

/** Stands in while the content service is not set up or not reachable. */
export const FALLBACK_ABOUT_PAGE: AboutPage = {
  body: { document: documentOf(PARAGRAPHS), entries: {}, assets: {} },
  sections: [],
};

function documentOf(paragraphs: readonly string[]): Document {
  const content = paragraphs.map((value): TopLevelBlock => {
    const text = { nodeType: 'text' as const, value, marks: [], data: {} };
    return { nodeType: BLOCKS.PARAGRAPH, data: {}, content: [text] };
  });
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content };
}
