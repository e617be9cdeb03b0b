import type { Account, AccountChange, NewAccount } from './account.ts';
import type { AccountMail } from './account-mail.ts';
import type { KnownDevice } from './device.ts';
import type { AccountEvent } from './event.ts';
import type { Factors, Passkey, TotpKey } from './factors.ts';
import type { RoleGrant } from './grant.ts';
import type { Link, LinkPurpose } from './link.ts';
import type { AccountOverview } from './overview.ts';
import type { FoundSession, Method, StoredSession } from './session.ts';

/**
 * The store of accounts. Related changes are made in one `transaction`; reading needs none. A rejection is
 * answered with 503 and ends no session.
 */
export interface AccountStore {
  /** False if mails are not sent: then there are no links and no sign-up. */
  readonly sendsMails: boolean;
  /** `email` is in canonical form. */
  findByEmail(email: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  findSession(idHash: string): Promise<FoundSession | null>;
  /** Sets `activeAt`, if the session exists. */
  touchSession(idHash: string, activeAt: number): Promise<void>;
  /** Whether this device has signed in to the account with this address. */
  knowsDevice(idHash: string, email: string): Promise<boolean>;
  /** An unused link, expired or not. */
  findLink(id: string): Promise<Link | null>;
  /** The newest unused link to this address, for any purpose, expired or not. */
  findNewestLink(email: string): Promise<Link | null>;
  findPasskey(id: string): Promise<Passkey | null>;
  findFactors(accountId: string): Promise<Factors>;
  /** The ids of accounts whose deletion is due, at `now` in ms since 1970. */
  findDueForDeletion(now: number): Promise<readonly string[]>;
  readonly overview: AccountOverview;
  /** Runs `work` as one transaction: all of its changes or none. Its rejection is passed on. */
  transaction<Result>(work: (unit: AccountUnit) => Promise<Result>): Promise<Result>;
}

export interface AccountUnit {
  readonly accounts: {
    findByEmail(email: string): Promise<Account | null>;
    findById(id: string): Promise<Account | null>;
    /** Returns the account and locks it until the end of the transaction. */
    lock(id: string): Promise<Account | null>;
    /** Rejects with AddressTakenError if the address is taken; so does `update`. */
    create(account: NewAccount): Promise<Account>;
    update(id: string, change: AccountChange): Promise<void>;
    /** Locks every account with this role that is not disabled, in a fixed order. */
    lockWithRole(role: string): Promise<readonly Account[]>;
    /** The same without the lock, for mails. */
    listWithRole(role: string): Promise<readonly Account[]>;
    setRoles(id: string, roles: readonly string[]): Promise<void>;
    /** Null unlocks the account. */
    setDisabled(id: string, disabledAt: number | null): Promise<void>;
    /** Also deletes its sessions, devices, factors and the site's own data. */
    remove(id: string): Promise<void>;
  };
  readonly sessions: {
    /** Rejects if the `idHash` exists, or the account does not. */
    create(session: StoredSession): Promise<void>;
    /** Adds a proof to this session, at this time. */
    addMethod(idHash: string, method: Method, provedAt: number): Promise<void>;
    /** The user has no second factor any longer: no earlier proof counts as one. */
    weaken(idHash: string): Promise<void>;
    /** False if the session has ended; otherwise no other transaction can end it before this one ends. */
    lock(idHash: string): Promise<boolean>;
    /** False if it had ended. */
    remove(idHash: string): Promise<boolean>;
    /** Sessions of signed-in users and limited sessions, newest first. */
    listOf(accountId: string): Promise<readonly StoredSession[]>;
    /** Ends every session of the account except one; returns how many. */
    removeAllOf(accountId: string, butIdHash?: string): Promise<number>;
  };
  readonly links: {
    /** Existing links stay. */
    create(link: Link): Promise<void>;
    /** Ends the link and returns it; null if another request has used or ended it first. */
    take(id: string): Promise<Link | null>;
    /** The same, together with all links of its address and purpose. */
    takeAll(id: string): Promise<Link | null>;
    /** Of all addresses, newest first. */
    listOf(purpose: LinkPurpose): Promise<readonly Link[]>;
    /** Ends every link of the address with these purposes. */
    removeAllOf(email: string, purposes: readonly LinkPurpose[]): Promise<void>;
    /** Ends every link that would give the account another address. */
    removeAllFor(accountId: string): Promise<void>;
  };
  readonly devices: {
    count(accountId: string): Promise<number>;
    /** Adds the device, or updates when it was last seen. True if it is new. */
    see(device: KnownDevice): Promise<boolean>;
    removeAllOf(accountId: string): Promise<void>;
  };
  /** Change them only with the account locked. */
  readonly factors: {
    of(accountId: string): Promise<Factors>;
    /** Null removes the key. */
    setTotp(accountId: string, key: TotpKey | null): Promise<void>;
    /** False if the credential exists already, in any account. */
    addPasskey(passkey: Passkey): Promise<boolean>;
    usePasskey(id: string, counter: number, usedAt: number): Promise<void>;
    /** False if the account has no passkey with this id. */
    removePasskey(accountId: string, id: string): Promise<boolean>;
    /** Replaces all codes; an empty list removes them. */
    setRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void>;
    /** Uses up a code; false if the account has none with this hash. */
    takeRecoveryCode(accountId: string, hash: string): Promise<boolean>;
  };
  /** Roles that wait for a confirmation. Change them only with all admins locked. */
  readonly grants: {
    /** Oldest first. */
    list(): Promise<readonly RoleGrant[]>;
    listOf(accountId: string): Promise<readonly RoleGrant[]>;
    /** Replaces an earlier grant of the same account and role. */
    add(grant: RoleGrant): Promise<void>;
    remove(accountId: string, role: string): Promise<void>;
  };
  readonly events: {
    add(event: AccountEvent): Promise<void>;
    /** Newest first, at most `limit`. */
    listOf(accountId: string, limit: number): Promise<readonly AccountEvent[]>;
    /** Removes address and device from the events of a deleted account. */
    forget(accountId: string): Promise<void>;
  };
  /** Mails are sent only after the transaction has succeeded. */
  readonly mails: { add(mail: AccountMail): Promise<void> };
}
