import { card, doc, figure, h2, ol, p, quote, table, ul } from './rich-text.ts';
import type { PostText } from './sample-post.ts';

export const GOODS_POSTS: PostText[] = [
  {
    slug: 'less-waste-fresh-food',
    title: 'Less waste in fresh food machines',
    date: '2026-08-20',
    excerpt:
      'Waste has four causes, and each one has its own cure. How price steps, smaller lanes and honest records work together.',
    picture: 'fresh',
    tags: ['fresh-food', 'data'],
    body: doc(
      p(
        'A salad that nobody buys is lost twice: once as food and once as the place in the lane that something else could have used. Before you cut the order, find out why it was left.',
      ),
      figure('coolfront-front'),
      h2('Four causes'),
      table(
        ['Cause', 'How it shows', 'Cure'],
        ['Too many', 'Several left on most days', 'Smaller order or a smaller lane'],
        ['Too late', 'Sells well, but after lunch', 'Refill earlier'],
        ['Too dear at the end', 'The last one is always left', 'Price step before the date'],
        ['Too warm', 'A whole batch at once', 'Look at the door, then at the cooling'],
      ),
      h2('Price steps that do not teach people to wait'),
      ul(
        'Begin late: two or three hours before the end, not in the afternoon.',
        'Use one step, at most two.',
        'Change the start by weekday, so that it cannot be planned for.',
        'Show the reason on the screen: *best before today*.',
      ),
      h2('Record the reason'),
      p(
        'When drivers only count what they take out, every cause looks the same. A scan and one tap on a reason take three seconds. After a month you know which lanes to shrink and which refrigerator door to repair.',
      ),
      quote('Waste is a figure. The reason for it is a decision.'),
      h2('When the cold chain breaks'),
      p(
        'No price step is allowed to sell food that has been too warm. The lanes lock by themselves, and only a check on site opens them. See [machine control](/technology/machine-control) for the limits and the log.',
      ),
      p(
        'The page on [fresh food](entry:sample-product-03-fresh-food) lists the features, and [Coolfront](entry:sample-machine-04-coolfront) is the sample machine for it.',
      ),
      card('sample-machine-04-coolfront'),
    ),
  },
  {
    slug: 'age-checks-that-hold',
    title: 'Age checks that hold',
    date: '2026-07-16',
    excerpt: 'Why the check belongs before the menu, what to record, and what never to keep.',
    picture: 'vape',
    tags: ['compliance', 'payments'],
    body: doc(
      p(
        'Some goods may be sold to adults only, in some places only, and in certain amounts only. A machine can follow such rules strictly, as long as they are set before the first sale. This post is about the technical side. Whether you may sell at all is a question for the authority and your adviser.',
      ),
      h2('Check first, then show'),
      p(
        'A check at payment comes too late: the visitor has seen the goods and chosen one. When the check comes before the menu, the screen at rest can stay plain. It shows that a check is needed and nothing more.',
      ),
      h2('What a record needs'),
      ul(
        'Time and machine',
        'Method of the check',
        'Result: passed, refused or broken off',
        'What was sold, with batch',
        'Who opened the door for the refill',
      ),
      h2('What not to keep'),
      ul(
        'Pictures of documents or faces',
        'The full date of birth, when the answer *old enough* will do',
        'Anything longer than the law asks for',
      ),
      h2('Prepare for the refusal'),
      p(
        'A refusal should be short and polite, and end the visit. The machine does not explain how to try again with another card. Staff see the count of refusals, because a sudden rise is a sign of misuse.',
      ),
      quote('If you cannot show the refusals, you cannot show that the check works.'),
      h2('A checklist for the first day'),
      ol(
        'The rules of this site are entered, with the date from which they apply.',
        'Two people have tested a pass, a refusal and a time-out.',
        'The screen at rest shows no goods.',
        'The export for the inspection has been opened once.',
      ),
      p(
        'The page on [Vape & Cannabis](entry:sample-product-02-vape) shows the features, and [payment and handover](/technology/payment-and-handover) the methods.',
      ),
    ),
  },
  {
    slug: 'beauty-without-a-counter',
    title: 'Beauty without a counter',
    date: '2026-03-26',
    excerpt:
      'A range of thirty products can be shown, tried and sold on two square meters. Notes on light, shades and soft delivery.',
    picture: 'cosmetics',
    tags: ['planning', 'hardware'],
    body: doc(
      p(
        'People buy skincare with their eyes and their hands. A machine takes the hands away, so it has to do more for the eyes, and it must not break what it sells.',
      ),
      h2('Light that does not lie'),
      p(
        'Shades look wrong under cold light. Ask for lamps with even color, place them in front of the goods, and compare a lip tint in the machine with the same one by a window.',
      ),
      h2('Shades belong together'),
      ul(
        'Show one picture per product and let people tap the shade.',
        'Gray out a shade that is sold out. Do not hide it.',
        'Keep refills of the two shades that sell most, and single lanes for the rest.',
      ),
      h2('No drop, no crack'),
      p(
        'Pressed powder and glass do not survive a fall. A lift that meets the item at its shelf costs a few seconds and saves the sale. Test with the real pack: a full one and one with a loose lid.',
      ),
      h2('Samples'),
      p(
        'A sample can be free, or part of a purchase. Either way, set a limit per visitor and count samples as stock. Otherwise the first curious group of the day empties the lane.',
      ),
      quote(
        'The machine is a shelf, a register and a shop window. Decide which one comes first at this site.',
      ),
      p(
        'The page on [cosmetics](entry:sample-product-04-cosmetics) lists features and machines. For the campaign screens, see [marketing and promotions](/business-goals/marketing-and-promotions).',
      ),
    ),
  },
];
