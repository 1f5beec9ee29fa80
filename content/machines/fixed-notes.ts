import type { TitledText } from '../mapping/titled-text.ts';

/** The fixed notes of every machine page (part 2 section 2), unless the entry words its own. */
export const CUSTOMIZATION: TitledText = {
  title: 'Customization Options',
  description:
    'Wraps, shelf layouts, payment hardware and locker cell sizes are chosen per site. Tell us what you sell and where, and we configure the machine before it ships.',
};

export const SOFTWARE_COMPATIBILITY: TitledText = {
  title: 'Software Compatibility',
  description:
    'Runs on our platform from the first power-up: live stock, remote prices, cashless payment and alerts, in one view with every other machine you operate.',
};
