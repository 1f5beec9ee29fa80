import type { videoWords as english } from '../en/video-words.ts';
import type { Translation } from '../wording.ts';

export const videoWords: Translation<typeof english> = {
  none: 'No hay ninguna fuente de vídeo disponible',
  product: { failed: 'Error al cargar el vídeo', retry: 'Reintentar' },
  goal: { failed: 'No se puede cargar el vídeo', retry: 'Reintentar' },
  play: 'Reproducir vídeo: {title}',
  loading: 'Cargando vídeo…',
  captions: { language: 'en', label: 'Inglés' },
};
