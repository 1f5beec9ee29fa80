import { SETTING_GROUPS } from './settings-schema.ts';

const WIDTH = 120;
const HEAD = `# Every setting of the site. All have a default: the site starts with none of them set.
# Copy this file to .env, or set the variables in the environment; the environment wins.
# Written by npm run settings:example from src/core/server/settings-schema.ts.
`;

/** The text of .env.example: every setting with its description and its default, and none of them set. */
export function envExample(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) => {
    const entries = Object.entries(settings).map(([name, schema]) => {
      const standard = schema.parse(undefined);
      const isNamed = typeof standard === 'number' || (typeof standard === 'string' && standard);
      const sentences = [schema.description, isNamed ? `Default: ${String(standard)}` : ''];
      return `${comment(sentences.filter(Boolean).join(' '))}${name}=\n`;
    });
    return `\n${`# --- ${title} `.padEnd(WIDTH, '-')}\n\n${entries.join('')}`;
  });
  return HEAD + groups.join('');
}

function comment(description: string): string {
  const lines = [''];
  for (const word of description.split(' ').filter(Boolean)) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length < WIDTH) lines[lines.length - 1] = line;
    else lines.push(` ${word}`);
  }
  return description === '' ? '' : lines.map((line) => `#${line}\n`).join('');
}
