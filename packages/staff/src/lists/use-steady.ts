import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each rendering, which calls the one of the last rendering: for memoised rows. */
export function useSteady<Given extends unknown[]>(run: (...given: Given) => void) {
  const last = useRef(run);
  useLayoutEffect(() => {
    last.current = run;
  });
  return useCallback((...given: Given) => last.current(...given), []);
}
