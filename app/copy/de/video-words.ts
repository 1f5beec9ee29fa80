import type { videoWords as english } from '../en/video-words.ts';
import type { Translation } from '../wording.ts';

export const videoWords: Translation<typeof english> = {
  none: 'Keine Videoquelle vorhanden',
  product: { failed: 'Fehler beim Laden des Videos', retry: 'Wiederholen' },
  goal: { failed: 'Das Video konnte nicht geladen werden', retry: 'Erneut versuchen' },
  play: 'Video abspielen: {title}',
  loading: 'Video wird geladen …',
  captions: { language: 'en', label: 'Englisch' },
};
