/** Whether an address is that of a drawing: a drawn screen is shown whole, a photograph fills its place. */
export function isDrawing(url: string): boolean {
  return /\.svg(?:$|\?)/iu.test(url);
}
