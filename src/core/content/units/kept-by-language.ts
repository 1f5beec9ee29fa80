/** More than a site asks for: addresses may name any language. */
const MOST_KEPT = 500;

/** Keeps what is made of a language and the name of a thing in it: asking `Intl` takes a thousand times longer. */
export function keptByLanguage<Made>(make: (language: string, name: string) => Made) {
  const kept = new Map<string, Made>();
  return (language: string, name = ''): Made => {
    const key = `${language} ${name}`;
    let made = kept.get(key);
    if (made === undefined) {
      if (kept.size === MOST_KEPT) kept.clear();
      kept.set(key, (made = make(language, name)));
    }
    return made;
  };
}
