/** Raised on the page when the site has taken an inquiry, for scripts of the owner's (docs/guides/visits-and-inquiries.md). */
const INQUIRY_SENT = 'inquiry-sent';

/** Tells the page that an inquiry was sent: by which form and where, and nothing of what a person wrote. */
export function tellSent(formType: string, formLocation: string): void {
  const detail = { formType, formLocation };
  document.dispatchEvent(new CustomEvent(INQUIRY_SENT, { detail, bubbles: true }));
}
