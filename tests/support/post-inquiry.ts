/** Posts an inquiry as the site's forms do. @param fields by the names of the form */
export function postInquiry(siteUrl: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${siteUrl}/api/functions/send-contact-email-ses`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
}
