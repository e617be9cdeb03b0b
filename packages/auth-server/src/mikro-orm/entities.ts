import { AccountEvent } from './account-event.ts';
import { AccountLink } from './account-link.ts';
import { AccountSession } from './account-session.ts';
import { KnownDevice } from './known-device.ts';
import { Throttle } from './throttle.ts';
import { User } from './user.ts';

/** Every table of accounts, for the app's list of entities. */
export const accountEntities = [
  ...[AccountEvent, AccountLink, AccountSession, KnownDevice, Throttle, User],
];
