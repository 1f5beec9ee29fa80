import { createContext } from 'react-router';
import { LRUCache } from 'lru-cache';
import type { Palette } from '#content/brand/palette.ts';
import { drawSocialCard } from './draw-social-card.ts';
import { loadCardPicture, type PictureSource } from './load-card-picture.ts';
import type { SocialCard } from './social-card.ts';

/** Cards kept drawn; about 90 KB each. */
const KEPT_CARDS = 60;

export type SocialCards = {
  /** The card as JPEG. Cards that say and show the same are drawn once, one at a time. */
  draw(card: SocialCard, palette: Palette): Promise<Buffer>;
};

/** Draws the social cards of pages. */
export const socialCardsContext = createContext<SocialCards>();

/** Draws the cards of pages and keeps the latest, so that being looked at again costs nothing. */
export function createSocialCards(
  source: PictureSource,
  { keep = KEPT_CARDS }: { keep?: number } = {},
): SocialCards {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: keep });
  let queue: Promise<unknown> = Promise.resolve();

  async function drawNow(key: string, card: SocialCard, palette: Palette): Promise<Buffer> {
    const picture =
      card.picture === null ? null : await loadCardPicture(card.picture, source, palette);
    // A picture that could not be had may be there the next time.
    if (card.picture !== null && picture === null) kept.delete(key);
    return drawSocialCard(card, picture, palette, source.filesDir);
  }

  return {
    draw(card, palette) {
      const { title, kicker, siteName, picture, direction, titleDirection, fontPair } = card;
      const said = [title, kicker, siteName, direction, titleDirection];
      const key = JSON.stringify([...said, picture, fontPair, palette.version]);
      const ready = kept.get(key);
      if (ready) return ready;
      const drawing = queue.then(() => drawNow(key, card, palette));
      queue = drawing.catch(() => kept.delete(key));
      kept.set(key, drawing);
      return drawing;
    },
  };
}
