import { data, redirect, useSearchParams } from 'react-router';
import { FALLBACK_BLOG_PAGE } from '#content/blog/fallback.ts';
import { loadBlogPage } from '#content/blog/load-blog-page.server.ts';
import { valueOf } from '#content/loaded.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { newsletterWords } from '#copy/en/newsletter-words.ts';
import { NewsletterFormIsland } from '#islands/islands.tsx';
import { ContactForm } from '#sections/inquiry-form/contact-form.tsx';
import { NarrowPage } from '#sections/page/narrow-page.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { readPlainForm, formsContext } from '#server/intake/intake.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useWords } from '#ui/wording-context.ts';
import type { Route } from './+types/newsletter-sign-up.ts';
import { headOf } from '#site/page-head.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const page = valueOf(await loadBlogPage(site.reader));
  return {
    head: await headOf(site),
    newsletter: (page ?? FALLBACK_BLOG_PAGE).newsletter,
    canSubscribe: context.get(formsContext).newsletterAvailable,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPlainForm(request);
  if (!form.has('location')) form.set('location', request.headers.get('referer') ?? '');
  const result = await context.get(formsContext).submitNewsletter(form);
  // A reload of the success view must not post again.
  if (result.outcome === 'asked') throw redirect('/newsletter?asked', 303);
  return data(result, { status: result.status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, newsletter } = loaderData;
  const { title, description } = newsletter;
  return pageMeta({ ...head, title, description, path: '/newsletter', noindex: true });
}

/** Where the newsletter's form posts without JavaScript: the same form with what is wrong, or what happens next. */
export default function NewsletterSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(newsletterWords);
  const foreign = useForeign();
  const [search] = useSearchParams();
  const { newsletter, canSubscribe } = loaderData;
  if (!canSubscribe) return <ContactInstead />;
  return (
    <NarrowPage>
      <div className="grid gap-6 rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift">
        <h1 {...foreign(newsletter, 'title')} className="text-sub">
          {newsletter.title}
        </h1>
        {search.has('asked') && !actionData ? (
          <>
            <p role="status">{words.asked}</p>
            <p>
              <ButtonLink to="/blog" look="outline">
                {words.back}
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p {...foreign(newsletter, 'description')} className="text-text-2">
              {newsletter.description}
            </p>
            <NewsletterFormIsland
              words={newsletter}
              marks={{
                placeholder: foreign(newsletter, 'placeholder'),
                buttonText: foreign(newsletter, 'buttonText'),
              }}
              posted={actionData ?? null}
            />
            {actionData && actionData.status > 403 && (
              <p>
                <ButtonLink to="/contact" look="outline">
                  {words.contact}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </div>
    </NarrowPage>
  );
}

/** Where no mail can be sent nobody can confirm, and the contact form stands in the newsletter's place (decision 21). */
function ContactInstead() {
  const words = useWords(blogWords);
  return (
    <NarrowPage>
      <h1 className="mb-8 text-sub">{words.closing}</h1>
      <ContactForm formType="Blog Page Inquiry" compact />
    </NarrowPage>
  );
}
