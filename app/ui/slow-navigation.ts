import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Shorter waits show nothing: a skeleton that flashes by disturbs more than the wait. */
export const SKELETON_DELAY_MS = 150;

/**
 * The path being opened, once its data has taken longer than SKELETON_DELAY_MS; null before that and
 * when nothing is being opened. Only loads count: a form that is being sent is not a navigation.
 */
export function useSlowNavigation(): string | null {
  const navigation = useNavigation();
  const opening = navigation.state === 'loading' ? navigation.location.pathname : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (opening === null) return;
    const timer = setTimeout(() => setSlow(opening), SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [opening]);
  return opening === null ? null : slow;
}
