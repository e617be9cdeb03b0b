import { AccountEvent } from './account-event.ts';
import { AccountLink } from './account-link.ts';
import { AccountSession } from './account-session.ts';
import { KnownDevice } from './known-device.ts';
import { Passkey } from './passkey.ts';
import { RecoveryCode } from './recovery-code.ts';
import { RoleGrant } from './role-grant.ts';
import { Throttle } from './throttle.ts';
import { TotpKey } from './totp-key.ts';
import { User } from './user.ts';

/** All tables of accounts, for the app's list of entities. */
export const accountEntities = [
  AccountEvent,
  AccountLink,
  AccountSession,
  KnownDevice,
  Passkey,
  RecoveryCode,
  RoleGrant,
  Throttle,
  TotpKey,
  User,
];
