import type { Recovery } from '../version/recovery.ts';
import type { BootedPage } from './boot.ts';
import { findSession } from './find-session.ts';
import { renewKept } from './renew-kept.ts';

/**
 * Reloads a page that belongs to another visitor: the server could not know them in time, or they
 * have changed.
 */
export const checkVisitor = (
  booted: BootedPage,
  fetcher: typeof fetch,
  recovery: Pick<Recovery, 'renew'>,
): Promise<void> =>
  booted.personal && !booted.personal.session
    ? findSession(booted.data.locale, fetcher, recovery)
    : renewKept(booted, fetcher, recovery);
