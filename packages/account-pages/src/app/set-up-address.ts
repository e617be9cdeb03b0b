import { accountPaths } from '../paths.ts';

/** Where an app for codes is set up; the way goes on to `next`, a path of the site. */
export const setUpAddress = (next: string): string =>
  `${accountPaths.app}?${new URLSearchParams({ callbackUrl: next })}`;
