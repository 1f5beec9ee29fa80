import { about } from '../model/about.ts';
import { figuresSection } from '../model/page-sections.ts';
import { doc, figure, h2, ol, p, quote, ul } from './rich-text.ts';
import { linksTo, sampleEntry } from './sample-entry.ts';
import type { SampleEntry } from './sample-entry.ts';

const FIGURES = sampleEntry(figuresSection, 'about-figures', {
  title: 'The company in short',
  figures: [
    '2019 | the year we began',
    '14 | people, in software, machines and service',
    '2 | workshops for service and refits',
  ],
  source: 'Sample facts. Replace them with your own, or take this section out.',
});

export const aboutEntries: SampleEntry[] = [
  FIGURES,
  sampleEntry(about, 'about-page', {
    navigationLinkText: 'About',
    sections: linksTo([FIGURES]),
    bodyContent: doc(
      p(
        '*This is sample text. Replace it with your own story in the content service.* We make software for unattended retail, and we supply the vending machines and smart lockers it runs on.',
      ),
      figure('transit-hall'),
      h2('What we work on'),
      p(
        'A machine without staff has to do what a shop assistant does without thinking: know what is on the shelf, notice when something is wrong, check who may buy, and give the money back when the item did not come out. We build these habits into software, so that they work the same on every machine.',
      ),
      ul(
        '**Operators** run many machines and want fewer wasted stops. Start with [fleet management](/business-goals/fleet-management).',
        '**Retailers** want to hand over orders when the shop is closed. Start with [pickup lockers](/business-goals/bopis).',
        '**Brands** want to show and sell a range where a counter would not fit. Start with [cosmetics](/products/cosmetics).',
        '**Employers and campuses** want food and supplies at all hours. Start with [fresh food](/products/fresh-food).',
      ),
      h2('How we work'),
      ol(
        'We ask for one goal and how you will measure it.',
        'We set up one site with your product list.',
        'You decide on an agreed date, with the figures of the trial in front of you.',
        'What worked becomes the template for the next site.',
      ),
      quote('The machine should know before the customer does.'),
      h2('What we do not do'),
      p(
        'We do not sell your data, and we do not lock it in: exports are part of every plan. We do not place machines that sell age-restricted goods without a check. And we say so when a machine you own cannot be connected.',
      ),
      h2('Talk to us'),
      p('Write to us through the [contact page](/contact). A person reads every message.'),
    ),
  }),
];
