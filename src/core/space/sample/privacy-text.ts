import { doc, h2, p, rule, table, ul } from './rich-text.ts';

export const PRIVACY_TEXT = doc(
  p(
    '**Sample text.** Replace this policy with one that your legal adviser has checked. It shows the parts such a page needs and describes what this website does as it is delivered.',
  ),
  p('Last changed: 23 November 2026'),
  rule(),
  h2('1. Who is responsible'),
  p(
    'Vending Solutions, 100 Sample Street, Sample City, ST 00000. Email: [privacy@example.com](mailto:privacy@example.com). Phone: +1 555 0142.',
  ),
  h2('2. What we collect, and why'),
  table(
    ['When', 'What', 'Why', 'Kept for'],
    [
      'You send a form',
      'Name, email, message, and phone, company and subject if you fill them in; the page you wrote from; the machine, product, goal, technology, article or result of a tool your message is about, with the figures you entered there; the project list, if you send it along; the first page of your visit, the name of the website whose link led you here, and the campaign named in that link',
      'To answer you, and to learn which pages and campaigns bring messages',
      'Until your matter is settled, then as the law requires',
    ],
    [
      'You order the newsletter',
      'Email address, time of order and of confirmation',
      'To send it to you',
      'Until you unsubscribe',
    ],
    [
      'You open a page',
      'Server log: address, time, page, browser',
      'To keep the site running and safe',
      'Sample period: 14 days',
    ],
    [
      'You come here from elsewhere, or begin to fill in a form',
      'A number for the day: how many visits began with this page, from this website, by this campaign; how many forms were begun on this page. Nothing in it is about you',
      'To learn what leads people here',
      'Sample period: two years',
    ],
    [
      'You search this site and nothing is found',
      'The words, with how often they were searched for on a day. Longer texts, email addresses and longer numbers are not kept. Nothing in it is about you',
      'To learn what is missing here',
      'Sample period: 13 months',
    ],
    [
      'You open a page',
      'Loading times, without your name or address',
      'To make pages faster',
      'Sample period: 90 days',
    ],
  ),
  h2('3. Legal basis'),
  p(
    'We answer inquiries to take steps you ask for before a contract. We send the newsletter with your consent. We keep logs because we have a legitimate interest in a safe site. Your adviser should confirm these for your country.',
  ),
  h2('4. Who receives data'),
  ul(
    'The company that hosts this site',
    'The company that delivers our email',
    'The service in which we edit the texts of this site. It receives no data about visitors.',
  ),
  p('We do not sell data, and we do not pass it on for the advertising of others.'),
  h2('5. Cookies and storage'),
  p(
    'Reading this site needs no cookies. A cookie is set only when a member of our staff signs in, or when you put something on the project list in a browser without scripts; that one ends when the browser is closed. Pages that you have opened may be kept by your browser so that they open without a network.',
  ),
  p(
    'While a tab is open, your browser remembers how your visit began: its first page, the name of the website whose link led you here, and the campaign in the address (utm_source, utm_medium, utm_campaign, utm_term, utm_content). This stays in your browser until you close the tab. It is sent to us only together with a form that you send, and never without one. What you have typed into a form stays in the tab until you send it or close the tab. A message that waits for your connection is kept in your browser until it is sent. What you put on a project list is kept in your browser until you take it off; it is sent to us only when you open the list, to show it, or send it with a message.',
  ),
  h2('6. Your rights'),
  ul(
    'To know what we hold about you',
    'To have it corrected or deleted',
    'To limit or object to its use',
    'To receive it in a common format',
    'To withdraw a consent at any time',
    'To complain to a supervisory authority',
  ),
  p(
    'Write to [privacy@example.com](mailto:privacy@example.com) or use the [contact page](/contact).',
  ),
  h2('7. Security'),
  p(
    'The connection to this site is encrypted. Inquiries are stored on our server with access for those who answer them.',
  ),
  h2('8. Changes'),
  p(
    'We change this page when the site changes. The date at the top shows the latest version. The conditions for using the site are in the [terms of service](/terms).',
  ),
);
