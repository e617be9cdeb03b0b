export {
  type BootedPage,
  type BootOptions,
  bootPage,
  readPage,
} from './boot/boot.ts';
export {
  type BeginContext,
  type BootSiteOptions,
  bootSite,
  type ClosedContext,
  type Hydration,
  type StartContext,
} from './boot/boot-site.ts';
export { type EarlyEvents, replay } from './boot/early.ts';
export { createQueuedFetch } from './boot/queued-fetch.ts';
export type { PageData, StandaloneData } from './document/page-data.ts';
export {
  createRecovery,
  type Recovery,
  type RecoveryOptions,
  type ReloadGuard,
} from './version/recovery.ts';
