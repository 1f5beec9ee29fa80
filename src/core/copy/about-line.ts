import { parseAbout } from '#content/contact/inquiry-context.ts';
import { aboutWords } from './en/about-words.ts';
import { fill, type Wording } from './wording.ts';

/**
 * What an inquiry is about, in one line: "Machine: Divi WP"; '' where that is not known.
 * @param about kind and slug, as the inquiry keeps them
 * @param title as the visitor saw it; without one, the slug stands for it
 */
export function aboutLine(wording: Wording, about: string, title: string): string {
  const parsed = parseAbout(about);
  if (parsed === null) return '';
  const { kinds, line } = wording.of(aboutWords);
  return fill(line, { kind: kinds[parsed.kind], title: title || parsed.slug });
}
