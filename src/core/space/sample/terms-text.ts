import { doc, h2, p, rule, ul } from './rich-text.ts';

export const TERMS_TEXT = doc(
  p(
    '**Sample text.** Replace these terms with ones that your legal adviser has checked. They cover the use of this website, not the sale of machines or software.',
  ),
  p('Last changed: 1 November 2026'),
  rule(),
  h2('1. Who we are'),
  p(
    'This website is run by Vending Solutions, 100 Sample Street, Sample City, ST 00000, [hello@example.com](mailto:hello@example.com).',
  ),
  h2('2. What this website is for'),
  p(
    'It describes our software, vending machines and smart lockers, and lets you contact us. It is addressed to businesses. Nothing can be bought on it.',
  ),
  h2('3. Information on products'),
  ul(
    'Pictures and figures show sample models. Sizes, capacities and options are agreed in an offer.',
    'An inquiry does not bind you or us. A contract comes about only through a written offer and its acceptance.',
    'Some goods may be sold only with a license or to adults. Whoever runs a machine is responsible for following the law of the place where it stands.',
  ),
  h2('4. Using the website'),
  p('You may read, print and link to its pages. Please do not:'),
  ul(
    'send forms with the data of other people without their consent',
    'try to get around its security or to overload it',
    'copy pictures or texts for your own offers without asking us',
  ),
  h2('5. Links'),
  p(
    'Where we link to other sites, their owners are responsible for them. Tell us about a broken or doubtful link through the [contact page](/contact).',
  ),
  h2('6. Availability and liability'),
  p(
    'We try to keep the website correct and available, and we may change it at any time. We are liable for intent and gross negligence, and where the law does not allow a limit. Your adviser should word this part for your country.',
  ),
  h2('7. Data'),
  p('How we handle personal data is described in the [privacy policy](/privacy).'),
  h2('8. Law and place'),
  p(
    'Sample clause: the law of the country and the courts of the place where we have our seat apply.',
  ),
);
