export type { OfflineEntry } from './offline/entry.ts';
export {
  createOfflineOutbox,
  type OfflineOutbox,
  type OfflineOutboxOptions,
} from './offline/outbox.ts';
export type { StorageKey } from './offline/seal.ts';
export type { OfflineStorage } from './offline/storage.ts';
export { createTabs, type TabChannel, type Tabs, type TabsOptions } from './tabs/tabs.ts';
