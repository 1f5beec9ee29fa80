import { resolve } from 'node:path';
import type { Settings } from './settings.ts';

/** The short block printed once the site is up: address, content and why, data, and the way to a real space. */
export function describeStart(
  settings: Settings,
  at: { port: number; editorUrl: string | null; development: boolean; mail: string },
): string {
  const { content } = settings;
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  const names = {
    contentful: 'your Contentful space',
    sample: 'the sample space',
    none: 'the built-in site',
  };
  const lines = [
    '',
    `  ${settings.siteName} is up${at.development ? ' (development)' : ''}`,
    '',
    `  Address   http://${host}:${at.port}/`,
    `  Content   ${names[content.source]}: ${content.reason}`,
    ...(at.editorUrl ? [`  Edit it   ${at.editorUrl}`] : []),
    `  Data      ${settings.databaseUrl ? 'PostgreSQL (DATABASE_URL); files in ' : ''}${resolve(settings.dataDir)}`,
    `  Enquiries ${at.mail}`,
  ];
  if (content.source !== 'contentful') {
    lines.push(
      '',
      '  Your own space: set CONTENTFUL_SPACE_ID and CONTENTFUL_DELIVERY_TOKEN in the environment',
      '  or in a file named .env (see .env.example), then start again.',
    );
  }
  return `${lines.join('\n')}\n`;
}
