import { useRouteLoaderData } from 'react-router';

/** What the forms of every page take from the contact page's content; '' where it holds none. */
export function useContact(): { mailTo: string; consent: string } {
  const site = useRouteLoaderData<{ contactEmail?: string; consentText?: string }>('root');
  return { mailTo: site?.contactEmail ?? '', consent: site?.consentText ?? '' };
}
