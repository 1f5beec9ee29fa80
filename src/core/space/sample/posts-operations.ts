import { card, doc, figure, h2, ol, p, quote, table, ul } from './rich-text.ts';
import type { PostText } from './sample-post.ts';

export const OPERATIONS_POSTS: PostText[] = [
  {
    slug: 'routes-by-need',
    title: 'From fixed rounds to routes by need',
    date: '2026-11-12',
    excerpt:
      'A fixed round visits full machines and misses empty ones. How to change over without upsetting drivers or site owners.',
    picture: 'blog-1',
    tags: ['operations', 'planning'],
    body: doc(
      p(
        'Most rounds grow by habit. A machine was placed on a Tuesday, so it is visited on Tuesdays. Years later nobody remembers why, and the van still stops at machines that are nearly full.',
      ),
      p(
        'Routes by need turn the question around. Each morning the software asks which machines would lose sales before the next visit, and plans only those stops.',
      ),
      h2('What you need first'),
      ul(
        '**Counts you trust.** If the stock on screen is wrong, the route is wrong too. Two weeks of counting at each refill are enough to find the lanes that drift.',
        '**A pace per lane.** Sales per hour and weekday, so that the plan knows a school machine rests at weekends.',
        '**Limits per site.** Some sites allow visits in the morning only. Write these down before you plan.',
      ),
      h2('Three rules that keep it calm'),
      ol(
        'Set a longest gap between visits, even for machines that sell slowly. Fresh goods and dirty screens do not wait.',
        'Let drivers refuse a stop with a reason. The reasons are a good test of your data.',
        'Freeze the plan the evening before, so that crates can be packed.',
      ),
      figure('ui-fleet'),
      h2('What changes for whom'),
      table(
        ['Role', 'Before', 'After'],
        ['Driver', 'Same stops each week', 'A list each morning, with crates in order'],
        ['Warehouse', 'Loads the van by feel', 'Packs one crate per machine'],
        ['Site owner', 'Knows the weekday', 'Gets a message before the visit'],
        ['Planner', 'Repairs gaps by phone', 'Looks at exceptions'],
      ),
      quote('A visit without a reason is a cost. A reason without a visit is a lost sale.'),
      p(
        'Start with one van and one month. Keep the old round on paper and compare. The page on [fleet management](/business-goals/fleet-management) lists what the software adds, and [management software](entry:sample-technology-management-software) shows the screens.',
      ),
    ),
  },
  {
    slug: 'first-planogram',
    title: 'Your first planogram: twenty lanes, one afternoon',
    date: '2026-09-03',
    excerpt:
      'Which goods go where, how many lanes each one gets, and what to change after the first two weeks.',
    picture: 'blog-4',
    tags: ['planning', 'operations'],
    body: doc(
      p(
        'A planogram is a map of the machine: which product sits in which lane, at which price, and how many fit. A small machine such as [Option 2 Wall Mount](entry:sample-machine-02-option-2-wall-mount) has twenty lanes. That is enough to learn on.',
      ),
      h2('Choose the range'),
      ol(
        'Write down what people at this site ask for. Ask three of them.',
        'Strike out what does not fit a lane, melts or needs a check.',
        'Keep twelve to fourteen products. The rest of the lanes are for repeats.',
      ),
      h2('Place it'),
      ul(
        'Heavy and tall goods go to the bottom shelf, light bags to the top.',
        'Put what sells most at eye level of a seated and of a standing person.',
        'Give a product that sells twice as fast a second lane, not a deeper one.',
        'Keep goods that look alike apart. People tap by picture.',
      ),
      figure('ui-planogram'),
      h2('Price it'),
      p(
        'Use steps that people recognize. Check that every price on the screen equals the price on the receipt, deposit included.',
      ),
      h2('Correct it'),
      table(
        ['What you see after two weeks', 'What to change'],
        ['A lane is empty before each visit', 'Give it a second lane'],
        ['A lane has not moved', 'Try another place once, then another product'],
        ['Refunds in one lane', 'Check the fit before the motor'],
        ['Sales stop at a certain hour', 'Ask what happens at the site then'],
      ),
      p(
        'Change few lanes at a time. When everything moves, you cannot tell which change helped. The [planogram editor](/technology/management-software) keeps versions with a start date, so that you can go back.',
      ),
      card('sample-machine-02-option-2-wall-mount'),
    ),
  },
  {
    slug: 'refunds-before-complaints',
    title: 'Refunds before complaints',
    date: '2026-06-18',
    excerpt:
      'How a drop sensor, a rule and a clear message settle most cases before anyone has to complain.',
    picture: 'blog-2',
    tags: ['payments', 'operations'],
    body: doc(
      p(
        'A stuck item is a small loss. The phone call, the form, the search for the receipt and the doubt about whether it is true cost more than the item.',
      ),
      h2('Reserve, deliver, take'),
      p(
        'The order of steps decides how a fault feels. When the terminal takes the money first, a fault becomes a claim. When it only reserves the amount, a fault becomes nothing at all.',
      ),
      ol(
        'The terminal **reserves** the amount.',
        'The motor turns and the sensor looks for a falling item.',
        'Item seen: the amount is **taken**. Nothing seen after a second try: the amount is **released**.',
        'The lane is set aside until somebody has looked at it.',
      ),
      h2('Say what happened'),
      p(
        'The screen should say three things in plain words: that the item did not come out, that the money is not taken, and when the reservation disappears from the account. A bank may show it for some days. Say so.',
      ),
      quote('“Your money was not taken. The reservation disappears within a few days.”'),
      h2('What still needs a person'),
      ul(
        'Damaged or warm goods',
        'A wrong product in the lane',
        'A basket in which one of several items is missing',
      ),
      p(
        'For these, a QR code on the machine opens a page that already knows the machine and the last payment. The page on [customer satisfaction](/business-goals/customer-satisfaction) has the details, and the part on [payment and handover](entry:sample-technology-payment-and-handover) explains the steps in the terminal.',
      ),
    ),
  },
];
