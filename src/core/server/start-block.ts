import { resolve } from 'node:path';
import { type Settings } from './settings.ts';
import { mayBeIndexed } from '#server/owner/owner.ts';

/** The short block printed once the site is up: address, content and why, data, and the way to a real space. */
export function describeStart(
  settings: Settings,
  at: {
    port: number;
    editorUrl: string | null;
    development: boolean;
    mail: string;
    /** One-time code for the first account; null when there is one. */
    accountCode: string | null;
    /** A sentence on each variable that resembles a setting. */
    unknown: readonly string[];
  },
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
    `  Inquiries ${at.mail}`,
    ...(mayBeIndexed(settings)
      ? []
      : ['  Search    pages are marked noindex until the site shows content of your own']),
    ...(at.accountCode
      ? [`  Account   none yet: make the first at /admin/sign-up with the code ${at.accountCode}`]
      : []),
  ];
  lines.push(...at.unknown.map((sentence) => `  Setting?  ${sentence}`));
  if (content.source !== 'contentful') {
    lines.push(
      '',
      '  Your own space: set CONTENTFUL_SPACE_ID and CONTENTFUL_DELIVERY_TOKEN in the environment',
      '  or in a file named .env (see .env.example), then start again.',
    );
  }
  return `${lines.join('\n')}\n`;
}
