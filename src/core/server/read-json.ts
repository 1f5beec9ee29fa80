/** The parsed body, whatever type it was sent as; undefined when it is no JSON, which no schema accepts. */
export async function readJson(request: { text(): Promise<string> }): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    return undefined;
  }
}
