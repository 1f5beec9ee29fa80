// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { acceptMessagesFrom } from './live-preview.ts';

test('messages of the editor are heard, those of others are not, whatever they say of themselves', () => {
  const heard: unknown[] = [];
  acceptMessagesFrom(['https://app.contentful.com']);
  addEventListener('message', ({ data }) => heard.push(data));
  const say = (origin: string, data: string) =>
    dispatchEvent(new MessageEvent('message', { origin, data }));
  say('https://evil.example', 'live-preview-editor');
  say('https://app.contentful.com.evil.example', 'live-preview-editor');
  say('https://app.contentful.com', 'edit');
  expect(heard).toEqual(['edit']);
});
