import { blogPageContent } from '../../../model/blog-page-content.ts';
import { translation } from '../sample-translation.ts';

export const blogPage = [
  translation(blogPageContent, 'blog-page', {
    navigationLinkText: 'المدونة',
    introTitle: 'مدونتنا',
    introDescription: 'أفكار وأخبار ومستجدات من فريقنا.',
    featuredPostsTitle: 'أحدث مقال',
    latestArticlesTitle: 'آخر المقالات',
    newsletterTitle: 'هل تودون معرفة المزيد عن حلولنا؟',
    newsletterDescription:
      'مقالات جديدة بالبريد الإلكتروني، مرة في الشهر تقريبًا. تؤكدون عنوانكم أولًا، ويمكنكم إلغاء الاشتراك بنقرة واحدة.',
    newsletterButtonText: 'اشتركوا',
    newsletterPlaceholder: 'you@company.com',
  }),
];
