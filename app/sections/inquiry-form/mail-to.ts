import { useRouteLoaderData } from 'react-router';

/** The company's address for the prepared mail, from the contact page's content; '' when it holds none. */
export function useMailTo(): string {
  return useRouteLoaderData<{ contactEmail: string }>('root')?.contactEmail ?? '';
}
