import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isOwnersPath } from '#browser/owners-path.ts';
import { useSlowNavigation } from '#ui/slow-navigation.ts';

// Most navigations need no skeleton: its code is asked for as one begins, and comes before the wait is long.
type Shape = { default: ComponentType<{ path: string }> };

const Nothing = () => null;
const loadShape = () =>
  import('./pending-shape.tsx').then<Shape, Shape>(
    ({ PendingShape }) => ({ default: PendingShape }),
    // Without it the page that is left stays in view, as it does for short waits.
    () => ({ default: Nothing }),
  );
const PendingShape = lazy(loadShape);

/**
 * Stands over the page that is left while the next one takes long, in the next one's shape: nothing
 * shows when the data is there in time. The page beneath keeps its place, so that a visitor who turns
 * round finds it as it was.
 */
export function PendingPage() {
  const { pathname } = useLocation();
  const isOpening = useNavigation().state === 'loading';
  const opening = useSlowNavigation();
  if (isOpening) void loadShape();
  if (opening === null || opening === pathname || isOwnersPath(opening)) return null;
  return (
    <Suspense fallback={null}>
      <PendingShape path={opening} />
    </Suspense>
  );
}
