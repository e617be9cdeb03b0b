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
 * Where accounts are. Everything that belongs together is done in one `transaction`; what only reads
 * needs none. A method that rejects is answered as 503, and ends no session.
 */
export interface AccountStore {
  /** False where mails go nowhere: then there are no links, and no sign-up. */
  readonly sendsMails: boolean;
  /** `email` comes trimmed and in lower case. */
  findByEmail(email: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;
  findSession(idHash: string): Promise<FoundSession | null>;
  /** Sets `activeAt`, where the session is there. */
  touchSession(idHash: string, activeAt: number): Promise<void>;
  /** Whether this device has signed in to the account with this address. */
  knowsDevice(idHash: string, email: string): Promise<boolean>;
  /** A link that is not used yet, expired or not. */
  findLink(id: string): Promise<Link | null>;
  /** The last link to this address, for whatever purpose, that is not used yet, expired or not. */
  findNewestLink(email: string): Promise<Link | null>;
  findPasskey(id: string): Promise<Passkey | null>;
  findFactors(accountId: string): Promise<Factors>;
  /** The ids of accounts whose deletion is due at this moment, in ms since 1970. */
  findDueForDeletion(now: number): Promise<readonly string[]>;
  /** What admins read of all accounts. */
  readonly overview: AccountOverview;
  /** All that `work` asks of its unit happens, or none of it; its rejection is passed on. */
  transaction<Result>(work: (unit: AccountUnit) => Promise<Result>): Promise<Result>;
}

/** What belongs to one transaction. */
export interface AccountUnit {
  readonly accounts: {
    findByEmail(email: string): Promise<Account | null>;
    findById(id: string): Promise<Account | null>;
    /** The account, which no other transaction changes until this one has ended. */
    lock(id: string): Promise<Account | null>;
    /** Rejects with AddressTakenError for an address that is taken, as `update` does. */
    create(account: NewAccount): Promise<Account>;
    update(id: string, change: AccountChange): Promise<void>;
    /** Every account with this role that is not disabled, each as `lock` does it, in one order. */
    lockWithRole(role: string): Promise<readonly Account[]>;
    /** The same without the lock: whom to write to. */
    listWithRole(role: string): Promise<readonly Account[]>;
    setRoles(id: string, roles: readonly string[]): Promise<void>;
    /** Null lets the account sign in again. */
    setDisabled(id: string, disabledAt: number | null): Promise<void>;
    /** With its sessions, devices and factors, and with what the site has of it. */
    remove(id: string): Promise<void>;
  };
  readonly sessions: {
    /** Rejects for an `idHash` that is there, and for an account that is not. */
    create(session: StoredSession): Promise<void>;
    /** The user of this session has proved more, at this moment. */
    addMethod(idHash: string, method: Method, provedAt: number): Promise<void>;
    /** Its user has no second factor any longer: none of its proofs counts as one. */
    weaken(idHash: string): Promise<void>;
    /** False where it has ended; it ends in no other transaction until this one has ended. */
    lock(idHash: string): Promise<boolean>;
    /** False where it had ended. */
    remove(idHash: string): Promise<boolean>;
    /** Of signed-in users and of those who are about to be; the newest first. */
    listOf(accountId: string): Promise<readonly StoredSession[]>;
    /** Every session of the account but one; how many they were. */
    removeAllOf(accountId: string, butIdHash?: string): Promise<number>;
  };
  readonly links: {
    /** Beside those that are there. */
    create(link: Link): Promise<void>;
    /** Ends the link; null where it has been used, or ended, by whoever came first. */
    take(id: string): Promise<Link | null>;
    /** The same, with all others of its address and purpose. */
    takeAll(id: string): Promise<Link | null>;
    /** Of all addresses, the newest first. */
    listOf(purpose: LinkPurpose): Promise<readonly Link[]>;
    /** Every link of the address. */
    removeAllOf(email: string, purposes: readonly LinkPurpose[]): Promise<void>;
    /** Every link by which the account would get another address. */
    removeAllFor(accountId: string): Promise<void>;
  };
  readonly devices: {
    /** How many the account has. */
    count(accountId: string): Promise<number>;
    /** Adds the device, or notes when it was seen. True where it is new. */
    see(device: KnownDevice): Promise<boolean>;
    removeAllOf(accountId: string): Promise<void>;
  };
  /** Change them under the account's lock. */
  readonly factors: {
    of(accountId: string): Promise<Factors>;
    /** Null removes the key. */
    setTotp(accountId: string, key: TotpKey | null): Promise<void>;
    /** False for a credential that is there, whoever has it. */
    addPasskey(passkey: Passkey): Promise<boolean>;
    usePasskey(id: string, counter: number, usedAt: number): Promise<void>;
    /** False where the account has none of this id. */
    removePasskey(accountId: string, id: string): Promise<boolean>;
    /** Takes the place of those before; an empty list removes all. */
    setRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void>;
    /** Uses one up; false where the account has none of this hash. */
    takeRecoveryCode(accountId: string, hash: string): Promise<boolean>;
  };
  /** Roles that wait until somebody else confirms them. Change them under the lock of every admin. */
  readonly grants: {
    /** The oldest first. */
    list(): Promise<readonly RoleGrant[]>;
    listOf(accountId: string): Promise<readonly RoleGrant[]>;
    /** Takes the place of the one before, for the same account and role. */
    add(grant: RoleGrant): Promise<void>;
    remove(accountId: string, role: string): Promise<void>;
  };
  readonly events: {
    add(event: AccountEvent): Promise<void>;
    /** The newest first, at most `limit`. */
    listOf(accountId: string, limit: number): Promise<readonly AccountEvent[]>;
    /** Takes from the lines of an account that is gone where they came from. */
    forget(accountId: string): Promise<void>;
  };
  /** Sent after the transaction, and only where it has succeeded. */
  readonly mails: { add(mail: AccountMail): Promise<void> };
}
