const DOCUMENTS: Record<string, readonly string[]> = {
  richtext: [
    'application/msword',
    'application/rtf',
    'text/rtf',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.apple.pages',
  ],
  presentation: [
    'application/vnd.ms-powerpoint',
    'application/vnd.oasis.opendocument.presentation',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.apple.keynote',
  ],
  spreadsheet: [
    'application/vnd.ms-excel',
    'text/csv',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.apple.numbers',
  ],
  pdfdocument: ['application/pdf', 'application/x-pdf'],
  archive: [
    'application/zip',
    'application/gzip',
    'application/x-gzip',
    'application/x-tar',
    'application/x-bzip2',
    'application/x-7z-compressed',
    'application/x-rar-compressed',
    'application/vnd.rar',
    'application/java-archive',
  ],
  code: [
    'text/css',
    'text/javascript',
    'application/javascript',
    'application/x-javascript',
    'application/json',
    'application/typescript',
    'text/x-python',
    'text/x-ruby-script',
    'text/x-c',
    'application/x-sh',
    'application/x-httpd-php',
  ],
  markup: [
    'text/html',
    'text/xml',
    'application/xml',
    'application/xhtml+xml',
    'text/markdown',
    'text/x-markdown',
  ],
};

/** The groups assets can be searched by. */
export const MIMETYPE_GROUPS = [
  'attachment',
  'plaintext',
  'image',
  'audio',
  'video',
  ...Object.keys(DOCUMENTS),
];

/** The group a media type belongs to; everything unlisted is an attachment. */
export function mimetypeGroup(contentType: string): string {
  const type = contentType.toLowerCase().split(';')[0]?.trim() ?? '';
  for (const group of ['image', 'audio', 'video']) if (type.startsWith(`${group}/`)) return group;
  for (const [group, types] of Object.entries(DOCUMENTS)) if (types.includes(type)) return group;
  return type === 'text/plain' ? 'plaintext' : 'attachment';
}
