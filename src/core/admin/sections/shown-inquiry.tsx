/** An inquiry with how many events of each kind of its history the page shows. */
export type ShownInquiryProps = { number: number; shown: Readonly<Record<string, number>> };

/** An inquiry as a form names it, with the version that the page shows, such as `12?stage=2` (read-shown-inquiries.ts). */
export function shownInquiry({ number, shown }: ShownInquiryProps): string {
  const counts = Object.entries(shown).map(([kind, count]) => [kind, String(count)]);
  return `${number}?${new URLSearchParams(counts)}`;
}

/** Says in a form which inquiry it is about, and what of it was seen. */
export function ShownInquiry({ inquiry }: { inquiry: ShownInquiryProps }) {
  return <input type="hidden" name="number" value={shownInquiry(inquiry)} />;
}
