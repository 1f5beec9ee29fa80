import { technologyPageContent } from '../../../model/technology-page-content.ts';
import { translation } from '../sample-translation.ts';

export const technologyPage = [
  translation(technologyPageContent, 'technology-page', {
    navigationLinkText: 'التقنية',
    heroTitle: 'منصتنا التقنية',
    heroDescription: 'وحدة تحكم في الآلة، وسجل مباشر في الوسط، وشاشات لمن يخطط ويعبّئ ويقود ويبيع.',
    heroPrimaryButtonText: 'اطلبوا عرضًا توضيحيًا',
    heroSecondaryButtonText: 'استعرضوا الميزات',
    introTitle: 'سجل واحد وشاشات كثيرة',
    introDescription:
      'حين يخرج منتج، يرى المسار وقائمة التعبئة والتقرير وقاعدة الاسترداد الحدث نفسه. لا شيء يُكتب مرتين.',
  }),
];
