/** Whether an address is that of a drawing: a drawn screen is shown whole, a photograph fills its place. */
export function isDrawing(url: string): boolean {
  return /\.svg(?:$|\?)/iu.test(url);
}

/**
 * What the address of a drawing ends in on a page: our own keep their figures, and have bars in place of their English words,
 * where the page is in another language (pictures/outline_words.py). A drawing of another's knows no such views.
 */
export function viewsOfDrawing(language: string): { whole: string; detail: string } {
  return language.startsWith('en')
    ? { whole: '', detail: '#detail' }
    : { whole: '#plain', detail: '#plain-detail' };
}
