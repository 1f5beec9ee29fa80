import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { addressIn } from '#content/locales/address-in.ts';
import { baseOf, languageOf } from '#content/locales/page-language.ts';
import { newsletterLinkWords } from '#copy/en/newsletter-link-words.ts';
import { NarrowPage } from '#sections/page/narrow-page.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { formsContext } from '#server/intake/intake.ts';
import { pageContext } from '#server/http/http.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import { headOf } from '#site/page-head.ts';

/** One file for both links: what it does is the last part of the address. */
function actOf(request: Request): 'confirm' | 'unsubscribe' {
  const { pathname } = new URL(request.url);
  return pathname.includes('unsubscribe') ? 'unsubscribe' : 'confirm';
}

/** A link names the language of whoever subscribed, and leads to its page as long as the site has one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = context.get(pageContext);
  const { searchParams, pathname } = new URL(request.url);
  const { language, languages } = site.language;
  const named = languageOf(searchParams.get('language') ?? '', languages).language;
  if (language.segment === null && named.segment !== null)
    throw redirect(addressIn({ base: baseOf(named) }, pathname));
  return { head: await headOf(site), act: actOf(request) };
}

/**
 * A link opened shows a button and changes nothing, because mail scanners open links; the button posts. A mail program's
 * own unsubscribe button posts at once (RFC 8058), which is why the answer is no redirect.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const words = context.get(pageContext).wording.of(newsletterLinkWords);
  const act = actOf(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const good = await context
    .get(formsContext)
    .newsletter[act](token)
    .catch(() => null);
  if (good === null) return data({ done: false, text: words.failed }, { status: 503 });
  return good
    ? { done: true, text: words[act].done }
    : data({ done: false, text: words[act].badLink }, { status: 400 });
}

export function meta({
  loaderData,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>> | undefined;
}) {
  if (!loaderData) return [];
  const words = siteWording(loaderData.head.language).of(newsletterLinkWords);
  const { head, act } = loaderData;
  const { title, text } = words[act];
  return pageMeta({ ...head, title, description: text, path: `/newsletter/${act}`, noindex: true });
}

/** Confirming or ending a subscription, on a page of the site. */
export default function NewsletterPage() {
  const words = useWords(newsletterLinkWords);
  const { act } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { title, text, button } = words[act];
  return (
    <NarrowPage>
      <div className="grid justify-items-start gap-6 rounded-card bg-card p-[clamp(24px,2.8vw,40px)] shadow-lift">
        <h1 className="text-sub">{title}</h1>
        <p {...(answer && { role: answer.done ? 'status' : 'alert' })}>{answer?.text ?? text}</p>
        {answer ? (
          <ButtonLink to="/" look="outline">
            {words.home}
          </ButtonLink>
        ) : (
          // To the same address: the token is in it.
          <form method="post">
            <Button type="submit">{button}</Button>
          </form>
        )}
      </div>
    </NarrowPage>
  );
}
