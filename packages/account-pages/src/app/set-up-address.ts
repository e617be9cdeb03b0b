import { accountPaths } from '../paths.ts';

/** The page that sets up an app for codes; afterwards it leads to `next`, a path of the site. */
export const setUpAddress = (next: string): string =>
  `${accountPaths.app}?${new URLSearchParams({ callbackUrl: next })}`;
