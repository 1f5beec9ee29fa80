import { technology } from '../../../model/technology.ts';
import { translation } from '../sample-translation.ts';

export const technologies = [
  translation(technology, 'technology-management-software', {
    title: 'برنامج الإدارة',
    description:
      'خططوا آلاتكم وعبّئوها وسعّروها وزوروها من مكان واحد، بأرقام تنفتح حتى الإيصال الواحد.',
  }),
  translation(technology, 'technology-machine-control', {
    title: 'التحكم في الآلة',
    description: 'وحدة التحكم والمستشعرات وقواعد سلسلة التبريد التي تُبقي الآلة تبيع وحدها بأمان.',
  }),
  translation(technology, 'technology-payment-and-handover', {
    title: 'الدفع والتسليم',
    description: 'كيف ينتقل المال والهوية والبضاعة حين لا يقف أحد خلف طاولة البيع.',
  }),
];
