import { machinesPageContent } from '../../../model/machines-page-content.ts';
import { translation } from '../sample-translation.ts';

export const machinesPage = [
  translation(machinesPageContent, 'machines-page', {
    navigationLinkText: 'الآلات',
    heroTitle: 'آلاتنا',
    heroDescription:
      'آلات بيع ذاتي للبضائع غير المبردة والمبردة والمجمدة، وخزائن للاستلام والإرجاع والطرود.',
    heroPrimaryButtonText: 'آلات البيع الذاتي',
    heroSecondaryButtonText: 'الخزائن الذكية',
    introTitle: 'آلات تخبركم بما فيها',
    introDescription:
      'يأتي كل طراز بوحدة التحكم نفسها وجهاز الدفع نفسه ومستشعر الإخراج أو الباب نفسه، فتظهر الخزانة والمجمّد في قائمة واحدة. الطرازات هنا أمثلة، ونحدد المقاسات والتقسيم معكم.',
    machineTypesTitle: 'مسار أم خانة؟',
    machineTypesDescription:
      'تناسب آلات البيع الذاتي البضاعة المتماثلة التي تُباع كثيرًا، وتناسب الخزائن الطلبات والطرود وما لا يجوز أن يسقط.',
    customMachineCtaTitle: 'احتفظوا بالآلات التي تملكونها',
    customMachineCtaDescription:
      'يربط طقم التحديث الآلات ذات واجهة الدفع القياسية. أرسلوا إلينا صور لوحات البيانات، ونخبركم بما تستطيع كل آلة الإبلاغ عنه.',
    customMachineButtonText: 'اسألوا عن التحديث',
  }),
];
