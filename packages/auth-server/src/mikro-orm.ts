export { AccountEvent } from './mikro-orm/account-event.ts';
export { AccountLink } from './mikro-orm/account-link.ts';
export { AccountSession } from './mikro-orm/account-session.ts';
export {
  type AccountStoreOptions,
  type AccountStores,
  createAccountStores,
} from './mikro-orm/account-stores.ts';
export type { MadeWith } from './mikro-orm/account-unit.ts';
export { accountEntities } from './mikro-orm/entities.ts';
export { KnownDevice } from './mikro-orm/known-device.ts';
export { normaliseAddresses } from './mikro-orm/normalise-addresses.ts';
export { sweepAccounts } from './mikro-orm/sweep.ts';
export { Throttle } from './mikro-orm/throttle.ts';
export { User } from './mikro-orm/user.ts';
export { accountEventView, accountView } from './mikro-orm/views.ts';
