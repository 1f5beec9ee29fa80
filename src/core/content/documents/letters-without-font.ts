/** What the fonts of documents hold, as a class of characters. Written by pictures/cut-document-fonts.py from the fonts. */
export const DOCUMENT_CHARACTERS = [
  String.raw`\u{0}\u{d}\u{20}-\u{7e}\u{a0}-\u{2cc}\u{2ce}-\u{2d7}\u{2da}\u{2dc}-\u{377}`,
  String.raw`\u{37a}-\u{37f}\u{384}-\u{38a}\u{38c}\u{38e}-\u{3a1}\u{3a3}-\u{3e1}\u{3f0}-\u{52f}`,
  String.raw`\u{591}-\u{5c7}\u{5d0}-\u{5ea}\u{5ef}-\u{5f4}\u{600}-\u{6ff}\u{750}-\u{77f}`,
  String.raw`\u{870}-\u{88e}\u{890}-\u{891}\u{898}-\u{8e1}\u{8e3}-\u{8ff}\u{e01}-\u{e3a}`,
  String.raw`\u{e3f}-\u{e5b}\u{1c80}-\u{1c88}\u{1d00}-\u{1dbf}\u{1e00}-\u{1eff}\u{2002}\u{2009}`,
  String.raw`\u{200b}-\u{2011}\u{2013}-\u{2014}\u{2018}-\u{201a}\u{201c}-\u{201e}\u{2020}\u{2022}`,
  String.raw`\u{2026}\u{2030}-\u{2033}\u{2039}-\u{203a}\u{2044}\u{204f}\u{2070}-\u{2071}`,
  String.raw`\u{2074}-\u{208e}\u{2090}-\u{209c}\u{20a0}-\u{20c0}\u{2100}-\u{215f}\u{2184}\u{2189}`,
  String.raw`\u{2190}-\u{230f}\u{2311}-\u{2318}\u{231a}-\u{231f}\u{2322}-\u{2335}\u{237b}-\u{2394}`,
  String.raw`\u{2396}-\u{239a}\u{23af}\u{23be}-\u{23db}\u{23e2}-\u{23ea}\u{23ed}-\u{23ef}`,
  String.raw`\u{23f1}-\u{23ff}\u{2460}-\u{24ff}\u{25a0}-\u{2609}\u{260e}-\u{2612}\u{2614}-\u{2623}`,
  String.raw`\u{2630}-\u{2637}\u{263c}\u{2654}-\u{2668}\u{267f}-\u{268f}\u{269e}-\u{26a1}`,
  String.raw`\u{26aa}-\u{26ac}\u{26bd}-\u{26cd}\u{26cf}-\u{26e1}\u{2700}-\u{2704}\u{2706}-\u{2709}`,
  String.raw`\u{270b}-\u{271c}\u{2722}-\u{2727}\u{2729}-\u{274b}\u{274d}\u{274f}-\u{2753}`,
  String.raw`\u{2756}-\u{2775}\u{2794}\u{2798}-\u{27af}\u{27b1}-\u{27be}\u{2b00}-\u{2b0d}`,
  String.raw`\u{2b12}-\u{2b2f}\u{2b4d}-\u{2b73}\u{2b76}-\u{2b95}\u{2b97}-\u{2bfd}\u{2bff}`,
  String.raw`\u{2c60}-\u{2c7f}\u{2de0}-\u{2dff}\u{2e41}\u{a640}-\u{a69f}\u{a720}-\u{a7ca}`,
  String.raw`\u{a7d0}-\u{a7d1}\u{a7d3}\u{a7d5}-\u{a7d9}\u{a7f2}-\u{a7ff}\u{fb1d}-\u{fb36}`,
  String.raw`\u{fb38}-\u{fb3c}\u{fb3e}\u{fb40}-\u{fb41}\u{fb43}-\u{fb44}\u{fb46}-\u{fbc2}`,
  String.raw`\u{fbd3}-\u{fd8f}\u{fd92}-\u{fdc7}\u{fdcf}\u{fdf0}-\u{fdff}\u{fe2e}-\u{fe2f}`,
  String.raw`\u{fe70}-\u{fe74}\u{fe76}-\u{fefc}\u{feff}\u{fffd}\u{10efd}-\u{10eff}`,
].join('');

/** Spaces and marks that are set without a glyph are no letters. */
const WITHOUT_FONT = new RegExp(
  String.raw`[^${DOCUMENT_CHARACTERS}\s\p{Cc}\p{Cf}\p{Variation_Selector}\uFFFE\uFFFF]`,
  'gu',
);

/** Whether all that is to be shown, whatever holds it, can be printed and drawn. */
export function isPrintable(shown: unknown): boolean {
  return lettersWithoutFont(JSON.stringify(shown)).length === 0;
}

/**
 * The characters of a text that no font of printed documents and social cards has, each once. With one of them, none of
 * both is made: a document with holes says something else than its page.
 */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(text.toWellFormed().normalize('NFC').match(WITHOUT_FONT))];
}
