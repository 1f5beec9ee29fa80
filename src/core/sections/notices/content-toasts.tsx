/** A toast for those who run the site. */
export type ContentNotice = {
  title: string;
  description?: string;
  tone: 'info' | 'warning' | 'error';
};

/**
 * What those who run the site should know about this page's content (part 1 section 8), as data: `islands/show-toasts.ts`
 * says it as toasts. The frame of a page and the page itself may each have something to say.
 */
export function ContentToasts({ notices }: { notices: ContentNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <script
      data-notices=""
      type="application/json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(notices).replace(/</gu, '\\u003c') }}
    />
  );
}
