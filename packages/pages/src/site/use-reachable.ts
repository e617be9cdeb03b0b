import { useEffect, useState } from 'react';

/**
 * Whether an address of the server answers with a 2xx; null until the answer, requested once for
 * each `path`.
 */
export function useReachable(path: string): boolean | null {
  const [isReachable, setIsReachable] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (isOk: boolean) => isCurrent && setIsReachable(isOk);
    fetch(path).then(
      ({ ok }) => settle(ok),
      () => settle(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return isReachable;
}
