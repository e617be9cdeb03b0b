import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router';
import type { Unsaved } from '../unsaved.ts';

/** Makes a navigation to another page wait until edits are saved or discarded. */
export function LeaveQuestion({ unsaved }: { unsaved: Unsaved }) {
  const { key } = useLocation();
  // Another hash, or another query of the same page, keeps its forms.
  const shouldBlock: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved.isUnsaved('page'),
    [unsaved],
  );
  const blocker = useBlocker(shouldBlock);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new key is an arrival
  useEffect(() => unsaved.arrived(), [unsaved, key]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // A click on another link meanwhile replaces the first target.
    let isLatest = true;
    void unsaved.mayLeave('page').then((mayLeave) => {
      if (!isLatest) return;
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isLatest = false;
    };
  }, [blocker, unsaved]);
  return null;
}
