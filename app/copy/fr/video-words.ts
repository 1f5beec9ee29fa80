import type { videoWords as english } from '../en/video-words.ts';
import type { Translation } from '../wording.ts';

export const videoWords: Translation<typeof english> = {
  none: 'Aucune source vidéo disponible',
  product: { failed: 'Erreur de chargement de la vidéo', retry: 'Réessayer' },
  goal: { failed: 'Impossible de charger la vidéo', retry: 'Réessayer' },
  play: 'Lire la vidéo : {title}',
  loading: 'Chargement de la vidéo…',
  captions: { language: 'en', label: 'Anglais' },
};
