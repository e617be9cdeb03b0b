import type { SqlEntityManager } from '@mikro-orm/sql';
import { validate } from 'uuid';
import type { Account } from '../store/account.ts';
import type { AccountMail } from '../store/account-mail.ts';
import type { PersonName } from '../store/link.ts';
import type { AccountStore } from '../store/store.ts';
import type { ThrottleStore } from '../throttle/throttle-store.ts';
import { AccountLink } from './account-link.ts';
import { AccountSession } from './account-session.ts';
import { createUnit, type MadeWith } from './account-unit.ts';
import { readFactors, toPasskey } from './factors.ts';
import { type Batch, createFindSession } from './find-session.ts';
import { KnownDevice } from './known-device.ts';
import { createOverview } from './overview.ts';
import { Passkey } from './passkey.ts';
import { toAccount, toLink } from './rows.ts';
import { createThrottleStore } from './throttle-store.ts';
import { User } from './user.ts';

export interface AccountStoreOptions {
  /** Returns a new entity manager for each call, with an empty identity map, reading from the primary. */
  em(): SqlEntityManager;
  /**
   * Combines queries of parallel requests into one: `batchQueries` of server-kit. Without it every request
   * reads its session with its own query.
   */
  batch?: Batch;
  /**
   * Adds a mail to the queue, in the transaction of `em`; the job writes it with `createAccountMails`.
   * Without it accounts have only passwords: no links, no sign-up, no notice of a new device.
   */
  enqueueMail?(em: SqlEntityManager, mail: AccountMail): Promise<void>;
  /**
   * Called for a new account, in the transaction of `em`, so that the site can create a record of the person.
   * `person` is null if the name was not entered in parts.
   */
  onCreate?(em: SqlEntityManager, account: Account, more: MadeWith): Promise<void>;
  /** Called when an account without a name gets one from its owner. */
  onName?(em: SqlEntityManager, account: Account, person: PersonName | null): Promise<void>;
  /** Called when the address of an account has changed, in the transaction of `em`. */
  onEmail?(em: SqlEntityManager, account: Account): Promise<void>;
  /** Called before an account is deleted, in the transaction of `em`. */
  onDelete?(em: SqlEntityManager, accountId: string): Promise<void>;
}

export interface AccountStores {
  readonly store: AccountStore;
  readonly throttle: ThrottleStore;
}

/**
 * Stores accounts in the database, for all nodes: a changed role or an ended session takes effect at once.
 * The methods reject with MikroORM's DriverException while the database is down.
 */
export function createAccountStores({ em, batch, ...ports }: AccountStoreOptions): AccountStores {
  const store: AccountStore = {
    sendsMails: ports.enqueueMail !== undefined,
    async findByEmail(email) {
      const user = await em().findOne(User, { email });
      return user && toAccount(user);
    },
    async findById(id) {
      // PostgreSQL throws for a text that is not a UUID.
      const user = validate(id) ? await em().findOne(User, { id }) : null;
      return user && toAccount(user);
    },
    findSession: createFindSession(em, batch),
    async touchSession(idHash, activeAt) {
      await em().nativeUpdate(AccountSession, { idHash }, { activeAt: new Date(activeAt) });
    },
    async knowsDevice(idHash, email) {
      return (await em().count(KnownDevice, { idHash, user: { email } })) > 0;
    },
    async findLink(id) {
      const row = validate(id) ? await em().findOne(AccountLink, { id }) : null;
      return row && toLink(row);
    },
    async findNewestLink(email) {
      const row = await em().findOne(AccountLink, { email }, { orderBy: { id: 'desc' } });
      return row && toLink(row);
    },
    async findPasskey(id) {
      const row = await em().findOne(Passkey, { id });
      return row && toPasskey(row);
    },
    findFactors: (accountId) => readFactors(em(), accountId),
    async findDueForDeletion(now) {
      const where = { deletionAt: { $lte: new Date(now) } };
      const due = await em().find(User, where, { fields: ['id'], orderBy: { deletionAt: 'asc' } });
      return due.map(({ id }) => id);
    },
    overview: createOverview(em),
    transaction: (work) => em().transactional((own) => work(createUnit(own, ports))),
  };
  return { store, throttle: createThrottleStore(em) };
}
