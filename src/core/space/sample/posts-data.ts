import { doc, figure, h2, h3, ol, p, quote, table, ul } from './rich-text.ts';
import type { PostText } from './sample-post.ts';

export const DATA_POSTS: PostText[] = [
  {
    slug: 'reading-a-lane-report',
    title: 'How to read a lane report',
    date: '2026-01-22',
    excerpt:
      'Units sold is the figure people look at first. Four others tell you more about what to change.',
    picture: 'ui-lane-report',
    tags: ['data', 'planning'],
    body: doc(
      p(
        'A lane that sells forty units a week looks better than one that sells twenty. It may be the other way round: the first lane may have been full all week and cheap, the second empty since Wednesday.',
      ),
      h2('Five figures, in this order'),
      ol(
        '**Hours in stock.** How long could anyone buy from this lane?',
        '**Units per hour in stock.** The true pace of the product.',
        '**Margin per day.** What is left after goods, fees and the share of the site.',
        '**Waste and its reason.** A good margin can hide a full trash can.',
        '**Refunds.** More than a few in one lane point to the fit, not to the product.',
      ),
      figure('ui-dashboard'),
      h2('An example with made-up figures'),
      table(
        ['Lane', 'Units a week', 'Hours in stock', 'Units per hour', 'What to do'],
        ['A1 sparkling water', '40', '168', '0.24', 'Leave it'],
        ['B3 oat bar', '20', '60', '0.33', 'Give it a second lane'],
        ['C2 dark cocoa bar', '6', '168', '0.04', 'Try another place, then another product'],
      ),
      p(
        'Sorted by units, the oat bar comes second. Sorted by pace, it comes first. It was sold out for most of the week.',
      ),
      h2('Three habits'),
      ul(
        'Look at the same weekday, not at the week before a holiday.',
        'Change one thing per machine and visit.',
        'Write down why you changed it. The note is worth more than the chart.',
      ),
      quote('Empty lanes do not complain. They only stop counting.'),
      p(
        'The goal page on [data and analytics](/business-goals/data-analytics) shows the reports, and our post on the [first planogram](entry:sample-post-first-planogram) shows where to begin.',
      ),
    ),
  },
  {
    slug: 'one-measure-per-trial',
    title: 'One measure per trial',
    date: '2025-12-11',
    excerpt:
      'Trials fail when everyone hopes for something else. Choose one figure, one date and one person who decides.',
    picture: 'blog-6',
    tags: ['planning', 'data'],
    body: doc(
      p(
        'A machine is placed to see how it goes. Three months later the site owner is pleased, the driver is not, and nobody can say whether there should be a second one. The trial had no question.',
      ),
      h2('Write three lines'),
      ul(
        '**The measure.** One figure that would change your mind: margin per day, orders collected after hours, stops saved.',
        '**The date.** Long enough for two refills and one invoice, short enough to remember.',
        '**The decision.** Who decides, and between what: keep, move or stop.',
      ),
      h2('Which measure suits which goal'),
      table(
        ['Goal', 'Measure that fits', 'Measure that misleads'],
        ['More sites', 'Margin per square meter', 'Turnover in the first week'],
        ['Pickup', 'Orders collected outside hours', 'Number of codes sent'],
        ['Fewer stops', 'Visits per hundred sales', 'Kilometers alone'],
        ['Less waste', 'Waste per hundred portions', 'Number of price steps'],
        ['Happier customers', 'Complaints per hundred sales', 'Number of five-star taps'],
      ),
      h3('When the figure says no'),
      p(
        'A trial that ends with a clear no is worth its cost. Move the machine and keep the notes: the next site will be easier to choose.',
      ),
      quote('If no result could make you stop, it is not a trial.'),
      p(
        'The six [business goals](/business-goals) each name what to watch. Start with [expanding your footprint](entry:sample-goal-expand-footprint) if you are choosing sites.',
      ),
    ),
  },
  {
    slug: 'offers-that-start-and-stop',
    title: 'Offers that start and stop by themselves',
    date: '2026-10-29',
    excerpt:
      'A happy hour is three changes that have to happen in the same minute. How to plan one, and how to tell if it worked.',
    picture: 'goal-marketing-and-promotions',
    tags: ['planning', 'payments'],
    body: doc(
      p(
        'The screen says two for three dollars, the basket says two for four. Nothing loses trust faster. An offer is a price, a picture and a receipt line, and all three have to change together.',
      ),
      h2('Plan backwards'),
      ol(
        'When does it end? Put the end date in first.',
        'What does the screen show one minute later?',
        'Which machines can take part? Leave out those that will be empty.',
        'What should happen: more units, a second item, an emptier lane before the date?',
      ),
      h2('Three offers that need no poster'),
      ul(
        '**The pair**: a drink with a meal, offered only when the meal is in the basket',
        '**The quiet hour**: a lower price when the site is empty anyway',
        '**The last piece**: a step down on the last day of a batch',
      ),
      h2('Did it work?'),
      p(
        'Compare with the same weekdays of the four weeks before, in the same machines, and leave out the hours in which a lane was empty. Look at margin, not at units: an offer can sell more and earn less.',
      ),
      table(
        ['Figure', 'Before', 'During', 'After'],
        ['Units', 'from the report', 'from the report', 'does it fall below the start?'],
        ['Margin', 'from the report', 'from the report', 'is the whole period better?'],
        ['Baskets with two items', 'from the report', 'from the report', 'does the habit stay?'],
      ),
      quote('An offer without an end date is a new price.'),
      p(
        'Bundles, calendars and vouchers are described under [marketing and promotions](entry:sample-goal-marketing-and-promotions).',
      ),
    ),
  },
];
