import type { ReactNode } from 'react';
import type { TitledText } from '#content/mapping/titled-text.ts';
import { BandHeading } from '#ui/band-heading.tsx';
import { useTitledMarks } from './use-foreign.ts';

/** A band's heading whose words are content, and so may be in another language than the page. */
export function TitledHeading({
  words: { title, description },
  words,
  ...look
}: {
  id: string;
  words: TitledText;
  onNight?: boolean;
  action?: ReactNode;
}) {
  return (
    <BandHeading {...look} title={title} description={description} marks={useTitledMarks(words)} />
  );
}
