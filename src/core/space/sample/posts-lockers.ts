import { card, doc, figure, h2, h3, ol, p, quote, rule, table, ul } from './rich-text.ts';
import type { PostText } from './sample-post.ts';

export const LOCKER_POSTS: PostText[] = [
  {
    slug: 'bopis-without-a-counter',
    title: 'Pickup without a counter',
    date: '2026-10-08',
    excerpt:
      'Web orders can be handed over by a locker at the door. What the shop, the software and the customer each have to do.',
    picture: 'blog-3',
    tags: ['lockers', 'operations'],
    body: doc(
      p(
        'Buy online, pick up in store sounds simple until the line at the register holds two kinds of people: those who pay and those who have paid. A locker by the entrance takes the second group out of the line.',
      ),
      figure('locker-open'),
      h2('The way of an order'),
      ol(
        'The shop system sends the paid order with its size.',
        'The locker reserves the smallest free cell that fits.',
        'A member of staff scans the order, the door opens, the door closes.',
        'Only then does the customer receive the code.',
        'The customer scans or types it. The opening is recorded.',
      ),
      p(
        'Step four matters most. A code that is sent before the goods are in the cell leads to an empty door and a call.',
      ),
      h2('Rules to agree before you start'),
      table(
        ['Question', 'A common answer'],
        ['How long does an order wait?', 'Two or three days, then a reminder, then withdrawal'],
        ['What if no cell is free?', 'The order stays behind the counter and the message says so'],
        ['Who may collect?', 'Anyone with the code; a second check for valuable goods'],
        ['Where do returns go?', 'Into any free cell, with a label from the screen'],
      ),
      h2('What customers notice'),
      ul(
        'They can come before and after opening hours.',
        'They can send the code to somebody else.',
        'They never have to say out loud what they ordered.',
      ),
      quote('A good pickup fits into one sentence: scan, open, go.'),
      p(
        'Ten cells are enough to try it. See [Locker 10 Cell](entry:sample-machine-03-locker-10-cell), or read [how many cells you need](entry:sample-post-sizing-a-parcel-locker). The goal page on [pickup lockers](/business-goals/bopis) lists what connects to your shop system.',
      ),
    ),
  },
  {
    slug: 'sizing-a-parcel-locker',
    title: 'How many cells does a parcel locker need?',
    date: '2026-05-21',
    excerpt:
      'A method with three numbers, a worked example, and the two mistakes that fill a locker by Thursday.',
    picture: 'parcel-front',
    tags: ['lockers', 'planning'],
    body: doc(
      p(
        'A locker is full long before every cell is taken: the free ones may be too small. So the question is not only how many, but which sizes.',
      ),
      h2('Three numbers'),
      ul(
        '**Arrivals** on a busy day, from your delivery list',
        '**Stay** in days, from the moment a parcel goes in until it is collected',
        '**Sizes**, as a share of small, medium and large',
      ),
      p(
        'Arrivals times stay gives the cells in use. Keep a fifth free for the days that are busier still.',
      ),
      h2('A worked example'),
      p(
        'Suppose a house receives 18 parcels on a busy day, and people take a day and a half to collect them.',
      ),
      table(
        ['Step', 'Calculation', 'Cells'],
        ['In use', '18 × 1.5', '27'],
        ['With a fifth free', '27 ÷ 0.8', '34'],
        ['Small, half of them', '34 × 0.5', '17'],
        ['Medium, a third', '34 × 0.33', '11'],
        ['Large, the rest', '34 − 28', '6'],
      ),
      p(
        'These figures are made up to show the method. Measure your own for two weeks: a tally sheet at the door will do.',
      ),
      h2('Two mistakes'),
      h3('Counting the average day'),
      p(
        'Lockers overflow on the day after a holiday, not on the average day. Plan for a busy day, and let the software move what is left over to the counter.',
      ),
      h3('Ignoring what stays'),
      p(
        'One parcel that nobody collects for a week takes the place of five. A reminder after one day and a deadline after three change the numbers more than another column does.',
      ),
      rule(),
      p(
        'The [Parcel Bank](entry:sample-machine-08-parcel-bank) grows by columns while it stays in service, so you can start small. More on the goods side is on the page about [parcel pickup](/products/parcel-pickup).',
      ),
      card('sample-machine-08-parcel-bank'),
    ),
  },
];
