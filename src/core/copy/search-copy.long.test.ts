import { expect, test } from 'vitest';
import { openSpace, readIn } from '#content/locales/test-support/read-in.ts';
import { valueOf } from '#content/loaded.ts';
import { loadSearchDocuments } from '#content/search/load-search-documents.server.ts';
import { MARK, markedSample } from '#tests/support/marked-sample.ts';
import { machineFactWords } from './en/machine-fact-words.ts';
import { searchCopy } from './search-copy.ts';
import { wordingFor } from './wordings.ts';

test('every text that is found is in the language that is said of it', async () => {
  const space = markedSample();
  // A post without an excerpt is told by the beginning of its text.
  for (const { sys, fields } of space.entries)
    if (sys.contentType.sys.id === 'blogPost') delete fields['excerpt'];
  const { open } = await openSpace(null, space);
  for (const code of ['es', 'ar']) {
    const copy = searchCopy(wordingFor(code));
    const settings = { copy, contactEntryIds: [], aboutEntryId: null };
    const reader = await readIn(open().source, code);
    const found = valueOf(await loadSearchDocuments(reader, settings))!;
    const said = found
      // A machine's name stands in the line that its sheet is called by.
      .filter(({ path }) => !path.endsWith('/spec-sheet'))
      .flatMap(({ title, summary, facts = [], body, languages }) => [
        { text: title, language: languages?.title },
        { text: summary, language: languages?.summary },
        ...facts,
        ...body,
      ]);
    // What the owner says of a measure stands in a line of ours.
    const [, line = ''] = wordingFor(code)
      .of(machineFactWords)
      .andAsStated.split(/\{\w+\}/u);
    const wrong = said.filter(({ text, language = code }) =>
      [...text.matchAll(MARK)].some(
        ({ 1: mark, index }) =>
          mark !== language.slice(0, 2) && !text.slice(0, index).endsWith(line),
      ),
    );
    expect(wrong).toEqual([]);
    const languages = new Set(said.map(({ language }) => language));
    expect([...languages]).toEqual(expect.arrayContaining([undefined, 'en-US']));
  }
});
