import { data, redirect, useSearchParams } from 'react-router';
import { inquiryWords as words } from '#copy/inquiry-words.ts';
import { ContactForm } from '#sections/inquiry-form/contact-form.tsx';
import { SentMessage } from '#sections/inquiry-form/sent-message.tsx';
import { NarrowPage } from '#sections/page/narrow-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { readPlainForm, formsContext } from '#server/intake/intake.ts';
import { pageContext } from '#server/http/http.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/inquiry.ts';
import { headOf } from './page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { head: headOf(context.get(pageContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { submitInquiry } = context.get(formsContext);
  const form = await readPlainForm(request);
  // The form stands on many pages; where it was filled in is what the browser says it came from.
  if (!form.has('location')) form.set('location', request.headers.get('referer') ?? '');
  const result = await submitInquiry(form);
  // A reload of the success view must not post again.
  if (result.outcome === 'sent') throw redirect('/inquiry?sent', 303);
  const formType = String(form.get('formType') ?? 'Contact Page Form').slice(0, 100);
  // The short form comes back as the short form.
  const compact = form.has('message') && !form.has('phone');
  return data({ formType, compact, result }, { status: result.status });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...loaderData.head,
    title: location.search.startsWith('?sent') ? words.sent.title : words.page.title,
    description: words.page.text,
    path: '/inquiry',
    noindex: true,
  });
}

const NOTHING_POSTED = { result: null, formType: 'Contact Page Form', compact: false };

/** Where the form posts without JavaScript: the same form with what is wrong, or the success view. */
export default function InquiryPage({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { result, formType, compact } = actionData ?? NOTHING_POSTED;
  return (
    <NarrowPage result={result?.outcome ?? (search.has('sent') ? 'sent' : undefined)}>
      <h1 className="mb-8 text-sub">{words.page.title}</h1>
      {search.has('sent') && !result ? (
        <div className="grid justify-items-center rounded-card bg-card p-8 shadow-lift">
          <SentMessage />
          <div className="flex flex-wrap justify-center gap-3.5">
            <ButtonLink to="/contact" look="outline">
              {words.sent.again}
            </ButtonLink>
            <ButtonLink to="/" look="outline">
              Return to Homepage
            </ButtonLink>
          </div>
        </div>
      ) : (
        <ContactForm
          formType={formType}
          compact={compact}
          {...(result && { posted: { ...result, offerMail: result.status > 403 } })}
        />
      )}
    </NarrowPage>
  );
}
