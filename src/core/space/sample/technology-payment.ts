import { sampleSection } from './sample-technology.ts';
import type { SampleSection } from './sample-technology.ts';

export const PAYMENT_SECTIONS: SampleSection[] = [
  sampleSection({
    name: 'payment',
    title: 'Payment and refunds',
    summary:
      'Cards, phones, QR codes and badges on one terminal, with the amount taken only when the item has been delivered.',
    points: [
      'Amount is reserved first and taken after the drop',
      'One basket across neighboring machines',
      'Settlement per site, with fees shown',
    ],
    picture: 'blog-2',
    kind: 'payments',
    order: 6,
    features: [
      [
        'Take after delivery',
        'The amount is reserved before the motor turns and released when nothing falls.',
        'CreditCard',
        ['Partial baskets', 'No call needed', 'Lane is set aside for a check'],
      ],
      [
        'Badges and budgets',
        'Staff pay by badge against a budget, a cost center or a wage deduction.',
        'IdCard',
        ['Limits per day', 'Free items by rule', 'Report per department'],
      ],
    ],
  }),
  sampleSection({
    name: 'age-check',
    title: 'Age and identity checks',
    summary:
      'The menu of restricted goods stays closed until a check has passed, and every check leaves a record.',
    points: [
      'Check before the menu, not before payment',
      'Several methods, chosen per site and per law',
      'Refusals are logged without keeping the document',
    ],
    picture: 'ui-age-check',
    kind: 'payments',
    order: 7,
    features: [
      [
        'Methods per site',
        'Document reader, identity app or staff release. A site can ask for two of them.',
        'ScanLine',
        ['Rules with a start date', 'Time-out after the check', 'Staff release with a reason'],
      ],
      [
        'Record of checks',
        'Time, method, result and machine are kept. Pictures of documents are not.',
        'FileText',
        ['Retention you set', 'Export for an inspection', 'Access by role'],
      ],
    ],
  }),
  sampleSection({
    name: 'locker-handover',
    title: 'Locker handover',
    summary:
      'Orders wait for a free cell that fits, codes go out when the door has closed, and each opening is recorded.',
    points: [
      'Smallest free cell that fits the order',
      'Reminders, deadlines and withdrawal lists',
      'Shared cells with rules for each tenant',
    ],
    picture: 'locker-open',
    kind: 'lockers',
    order: 8,
    features: [
      [
        'Order feed',
        'Orders arrive by webhook or file from your shop, help desk or carrier.',
        'Network',
        ['Test mode', 'Repeat after a fault', 'One order in several cells'],
      ],
      [
        'Proof of handover',
        'Code, time and door sensor for each opening, and a photo where you switch it on.',
        'BadgeCheck',
        ['Search by order number', 'Retention you set', 'Answer to “I never got it”'],
      ],
    ],
  }),
];
