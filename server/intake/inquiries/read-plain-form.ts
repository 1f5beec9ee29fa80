/**
 * The fields of a form posted without JavaScript. A body that is no form holds no fields, and is answered like a form
 * that was left empty: a program's nonsense is its own fault, not one of this site (reliability target C8).
 */
export async function readPlainForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
