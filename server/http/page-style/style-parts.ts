/** A name that the page has to want: a custom property (`--color-white`) or an animation. */
export type StyleName = string;

export type StyleRule = {
  kind: 'rule';
  /** Each selector of the rule with the classes without which it meets nothing. */
  selectors: { text: string; classes: string[] }[];
  declarations: {
    text: string;
    /** The custom property that this one sets. */
    sets?: StyleName;
    uses: StyleName[];
  }[];
};

/**
 * The site's stylesheet, taken apart when it is built (`tools/page-style/take-apart-stylesheet.ts`), so that each page can be
 * given what it uses.
 */
export type StylePart =
  | StyleRule
  /** `@media`, `@layer`, `@supports`, `@container`: what stands before the brace, and what in it. */
  | { kind: 'group'; head: string; parts: StylePart[] }
  /** Goes where its name is wanted: `@property`, `@keyframes`. */
  | { kind: 'named'; name: StyleName; text: string; uses: StyleName[] }
  /** Goes with every page: `@font-face`, the order of the layers. */
  | { kind: 'always'; text: string };
