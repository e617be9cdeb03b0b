import type { Recovery } from '../version/recovery.ts';
import type { BootedPage } from './boot.ts';
import { findSession } from './find-session.ts';
import { renewKept } from './renew-kept.ts';

/** Loads a page anew that is another visitor's: whom the server could not know in time, or who has changed since. */
export const checkVisitor = (
  booted: BootedPage,
  fetcher: typeof fetch,
  recovery: Pick<Recovery, 'renew'>,
): Promise<void> =>
  booted.personal && !booted.personal.session
    ? findSession(booted.data.locale, fetcher, recovery)
    : renewKept(booted, fetcher, recovery);
