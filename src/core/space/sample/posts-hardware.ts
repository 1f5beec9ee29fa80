import { card, doc, figure, h2, h3, ol, p, quote, table, ul } from './rich-text.ts';
import type { PostText } from './sample-post.ts';

export const HARDWARE_POSTS: PostText[] = [
  {
    slug: 'outdoor-machine-checklist',
    title: 'A checklist for the first outdoor machine',
    date: '2026-04-23',
    excerpt:
      'Ground, power, network, light and neighbors: what to settle before the truck arrives.',
    picture: 'blog-5',
    tags: ['hardware', 'planning'],
    body: doc(
      p(
        'Indoors, a machine needs a wall and an outlet. Outdoors it needs a small building site. Most delays come from the list below, not from the machine.',
      ),
      h2('Four weeks before'),
      ul(
        '**Permission** in writing from the owner, and from the town where it asks for one',
        '**Ground** that is level, carries the weight and does not collect water',
        '**Power** on its own circuit, with a switch that cleaners cannot reach',
        '**Network**: measure the mobile signal at the spot, with the door closed',
      ),
      figure('divi-terminal'),
      h2('Two weeks before'),
      ul(
        'Walk around the spot after dark. Is the path lit? Would you stop here?',
        'Ask the neighbors about noise and waste.',
        'Decide where the trash can goes, and who empties it.',
      ),
      h2('On the day'),
      ol(
        'Take photos of the ground, the outlet and the path.',
        'Level the machine, bolt it down, and close the cable channel.',
        'Run the door test: open, alarm, close, message.',
        'Buy one item from every shelf.',
        'Pull the network and buy one more.',
      ),
      h2('Weather'),
      table(
        ['Weather', 'What suffers', 'What helps'],
        ['Rain', 'Screen, flap', 'Canopy, drain in the sill'],
        ['Sun', 'Chocolate, readability', 'Wings, brighter screen, a summer range'],
        ['Frost', 'Drinks, locks', 'Heater set to a minimum, graphite for the locks'],
        ['Wind', 'Door, waste', 'Door stay, trash can with a lid'],
      ),
      quote('Choose the place at night. Everyone has already seen it by day.'),
      p(
        'The sample machine for such sites is [Divi WP](entry:sample-machine-01-divi-wp). To compare places, read about [expanding your footprint](/business-goals/expand-footprint).',
      ),
      card('sample-machine-01-divi-wp'),
    ),
  },
  {
    slug: 'retrofit-or-replace',
    title: 'Retrofit or replace?',
    date: '2026-02-19',
    excerpt:
      'Older machines can join the dashboard, but not all of them should. Five questions that decide it.',
    picture: 'divi-terminal',
    tags: ['hardware', 'data'],
    body: doc(
      p(
        'A retrofit kit gives an older machine a payment terminal, a data line and a place in the dashboard. It does not give it a new compressor. So look at the cabinet first and at the electronics second.',
      ),
      h2('Five questions'),
      ol(
        'Does the cabinet close tightly, and does the cooling hold its temperature?',
        'Is there an MDB payment bus? It is the connector that coin changers and card readers share.',
        'Is there a DEX port? It reports counters, so that sales can be checked against cash.',
        'Can a drop sensor be fitted? Without one, stock is an estimate.',
        'Are spare parts still made?',
      ),
      h2('What each answer gives you'),
      table(
        ['Machine has', 'You get'],
        ['Payment bus only', 'Cashless payment, sales by price'],
        ['Payment bus and DEX', 'The same, plus counters per lane'],
        ['Both and a drop sensor', 'Stock per lane and automatic refunds'],
        ['None of these', 'A reason to replace it'],
      ),
      h3('A mixed fleet is normal'),
      p(
        'Many operators keep sound cabinets for years and replace the others site by site. What matters is that all of them stand in one list, with the same words for the same faults. The [controller](/technology/machine-control) is the same in new machines and in the kit.',
      ),
      quote('Retrofit what is sound. Replace what is tired. Count what you did.'),
      p(
        'Not sure what you own? Send photos of the type plates through the [contact page](/contact).',
      ),
    ),
  },
  {
    slug: 'screens-everyone-can-use',
    title: 'Screens everyone can use',
    excerpt:
      'Reach, contrast, type size and time: four things that decide who can buy from a machine.',
    picture: 'wall-front',
    tags: ['hardware', 'compliance'],
    body: doc(
      p(
        'A machine has no assistant who can help. When the screen cannot be reached or read, the sale is lost and so is a visitor’s good opinion.',
      ),
      h2('Reach'),
      p(
        'Put buttons that matter into the lower part of the screen, or offer one button that brings the menu down. Check from a wheelchair, not from a drawing.',
      ),
      h2('Contrast and type'),
      ul(
        'Dark text on a light ground, at least 4.5 to 1',
        'Prices as large as names',
        'No meaning by color alone: write *sold out*',
      ),
      h2('Time'),
      p(
        'Ask *are you still there?* before the basket is emptied, and let one tap go on. People who read slowly, or hold a child, are not fast with a screen.',
      ),
      p(
        'More on readable screens is on the page about [customer satisfaction](/business-goals/customer-satisfaction).',
      ),
    ),
  },
  {
    slug: 'winter-checks',
    title: 'Winter checks for outdoor machines',
    excerpt: 'Heaters, seals, locks and a range that survives the frost. A list for one visit.',
    picture: 'outdoor-dusk',
    tags: ['hardware', 'operations'],
    unpublished: true,
    body: doc(
      p('*Unpublished draft: only a preview shows this post.*'),
      ul(
        'Clean the seals and test the door with a strip of paper.',
        'Set the heater to the minimum that your drinks need.',
        'Move glass to the inner lanes.',
        'Test the terminal with gloves on.',
      ),
      p(
        'See also the [checklist for the first outdoor machine](entry:sample-post-outdoor-machine-checklist).',
      ),
    ),
  },
];
