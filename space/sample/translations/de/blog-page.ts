import { blogPageContent } from '../../../model/blog-page-content.ts';
import { translation } from '../sample-translation.ts';

export const blogPage = [
  translation(blogPageContent, 'blog-page', {
    navigationLinkText: 'Blog',
    introTitle: 'Unser Blog',
    introDescription: 'Einblicke, Neuigkeiten und Hinweise aus unserem Team.',
    featuredPostsTitle: 'Neuester Beitrag',
    latestArticlesTitle: 'Aktuelle Beiträge',
    newsletterTitle: 'Möchten Sie mehr über unsere Lösungen erfahren?',
    newsletterDescription:
      'Neue Beiträge per E-Mail, etwa einmal im Monat. Sie bestätigen zuerst Ihre Adresse und melden sich mit einem Klick wieder ab.',
    newsletterButtonText: 'Abonnieren',
    newsletterPlaceholder: 'sie@firma.de',
  }),
];
