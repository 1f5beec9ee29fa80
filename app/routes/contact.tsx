import { data } from 'react-router';
import { loadContactPage } from '#content/contact/load-contact-page.server.ts';
import { contactWords as words } from '#copy/contact-words.ts';
import { ContactCards } from '#sections/contact/contact-cards.tsx';
import { FaqBand } from '#sections/contact/faq-band.tsx';
import { ContactForm } from '#sections/inquiry-form/contact-form.tsx';
import { ConnectionBand } from '#sections/notices/connection-band.tsx';
import { MissingPage } from '#sections/page/missing-page.tsx';
import { faqData } from '#seo/faq-data.ts';
import { Sections } from '#sections/page/sections.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { breadcrumbData, contactData } from '#seo/structured-data.ts';
import { pageContext } from '#server/http/http.ts';
import type { Route } from './+types/contact.ts';
import { connectionProblem } from './content-notices.ts';
import { headOf } from './page-head.ts';
import { valueOf } from '#content/loaded.ts';
import { statusOf } from './page-status.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const page = await loadContactPage(site.reader, site.settings.content.contactEntryIds);
  return data(
    { head: headOf(site), page, problem: connectionProblem(site, page) },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const page = valueOf(loaderData.page);
  return pageMeta({
    ...loaderData.head,
    title: words.title,
    description: page?.intro.description || words.description,
    path: '/contact',
    structuredData: [
      loaderData.page.status === 'live'
        ? contactData(loaderData.head, loaderData.page.value)
        : null,
      page && faqData(page.faq),
      breadcrumbData(loaderData.head, [{ name: words.title, path: '/contact' }]),
    ],
  });
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const page = valueOf(loaderData.page);
  if (!page) {
    return (
      <MissingPage
        title={words.title}
        message={words.unusableAnswer}
        back={{ text: 'Return to Homepage', url: '/' }}
      />
    );
  }
  return (
    <Sections>
      <section className="bg-[linear-gradient(180deg,var(--hero-top)_0,var(--hero-mid)_62%,var(--bg)_100%)]">
        <div className="container-site grid gap-x-[clamp(36px,6vw,104px)] gap-y-10 py-[clamp(40px,4.6vw,80px)] lg:grid-cols-[minmax(0,0.85fr)_minmax(0,1.15fr)] lg:grid-rows-[auto_1fr]">
          <div>
            <h1>{words.title}</h1>
            {page.intro.title !== '' && page.intro.title !== words.title && (
              <p className="mt-6 text-title leading-snug font-[560]">{page.intro.title}</p>
            )}
            <p className="mt-4 max-w-[32em] text-intro text-text-2">
              {page.intro.description || words.description}
            </p>
          </div>
          <div id="message" className="lg:row-span-2">
            <ContactForm title={page.formTitle || words.form} formType="Contact Page Form" />
          </div>
          <ContactCards title={words.others} page={page} />
        </div>
      </section>
      <FaqBand title={page.faqTitle || words.faq} items={page.faq} />
      <ConnectionBand problem={loaderData.problem} />
    </Sections>
  );
}
