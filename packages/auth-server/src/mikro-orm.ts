export { AccountSession } from './mikro-orm/account-session.ts';
export { type AccountStores, createAccountStores } from './mikro-orm/stores.ts';
export { sweepAccounts } from './mikro-orm/sweep.ts';
export { Throttle } from './mikro-orm/throttle.ts';
export { User } from './mikro-orm/user.ts';
