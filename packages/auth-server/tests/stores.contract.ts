import type {
  Account,
  AccountEvent,
  AccountStore,
  AccountUnit,
  Link,
  StoredSession,
  ThrottleStore,
} from '@praxiskit/auth-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The stores under test, with functions to prepare accounts. */
export interface StoreBench {
  store: AccountStore;
  throttle: ThrottleStore;
  /** The types of the recorded events, in order. */
  events(): Promise<string[]>;
  save(account: Account): Promise<void>;
  removeAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

export const patient: Account = {
  id: '01990000-0000-7000-8000-000000000001',
  email: 'patient@example.org',
  name: 'Petra Muster',
  roles: ['patient', 'staff'],
  passwordChange: true,
  passwordChangeSince: null,
  disabled: false,
  passwordHash: '$argon2id$1',
  passwordChangedAt: null,
  emailVerifiedAt: Date.UTC(2026, 10, 1),
  deletionAt: null,
};

const absent = '01990000-0000-7000-8000-00000000ffff';
const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 9, 30, 15, 123);

let made = 0;
/** Ids that no other test has used: the tables outlive a test. */
const fresh = (kind: string) => `${kind}-${made++}`;

const sessionOf = (accountId: string): StoredSession => ({
  idHash: fresh('session'),
  accountId,
  purpose: null,
  methods: ['password'],
  provedAt: start,
  createdAt: start,
  activeAt: start + 1,
  address: '2001:db8::1',
  userAgent: 'Mozilla/5.0 (Müsli; 🥣)',
});

/** The contract of every store for `authServer`. */
export function describeStores(name: string, open: () => Promise<StoreBench>): void {
  describe(name, () => {
    let bench: StoreBench;
    beforeAll(async () => {
      bench = await open();
      await bench.save(patient);
    });
    afterAll(() => bench.close());

    const createSession = (session: StoredSession) =>
      bench.store.transaction(({ sessions }) => sessions.create(session));
    const removeSession = (idHash: string) =>
      bench.store.transaction(({ sessions }) => sessions.remove(idHash));
    const update = (id: string, change: { passwordHash: string }) =>
      bench.store.transaction(({ accounts }) => accounts.update(id, change));

    test('pending roles are stored once for each account and role, and are deleted with the account', async () => {
      const [one, two] = [absent.replace(/ffff$/, 'e001'), absent.replace(/ffff$/, 'e002')];
      for (const id of [one, two]) await bench.save({ ...patient, id, email: `${id}@example.org` });
      const grant = { accountId: one, role: 'staff', givenBy: patient.id, createdAt: start };
      const newer = { ...grant, givenBy: two, createdAt: start + 2 };
      const further = { ...grant, accountId: two, createdAt: start + 1 };
      await bench.store.transaction(async ({ grants }) => {
        for (const each of [grant, further, newer]) await grants.add(each);
      });
      const read = () =>
        bench.store.transaction(async ({ grants }) => [
          await grants.list(),
          await grants.listOf(one),
        ]);
      expect(await read()).toEqual([[further, newer], [newer]]);
      await bench.store.transaction(({ grants }) => grants.remove(two, 'admin'));
      await bench.store.transaction(({ grants }) => grants.remove(two, 'staff'));
      expect(await read()).toEqual([[newer], [newer]]);
      await bench.store.transaction(({ accounts }) => accounts.remove(one));
      expect(await read()).toEqual([[], []]);
    });

    describe('accounts', () => {
      test('accounts with a role are found, without disabled ones', async () => {
        const [one, two] = [absent.replace(/ffff$/, 'e003'), absent.replace(/ffff$/, 'e004')];
        const roles = ['role-of-two'];
        await bench.save({ ...patient, id: one, email: `${one}@example.org`, roles });
        const gone = { ...patient, id: two, email: `${two}@example.org`, roles, disabled: true };
        await bench.save(gone);
        const find = (role: string) =>
          bench.store.transaction(({ accounts }) => accounts.listWithRole(role));
        expect((await find('role-of-two')).map(({ id }) => id)).toEqual([one]);
        expect(await find('role-of')).toEqual([]);
      });

      test('an account is found by its e-mail address and by its id, in its present state', async () => {
        expect(await bench.store.findByEmail(patient.email)).toEqual(patient);
        expect(await bench.store.findById(patient.id)).toEqual(patient);
        const changed = { ...patient, roles: [], passwordChange: false, passwordHash: null };
        await bench.save(changed);
        expect(await bench.store.findById(patient.id)).toEqual(changed);
        await bench.save(patient);
      });

      test('a disabled account is found with its state [ASVS 7.4.2]', async () => {
        await bench.save({ ...patient, disabled: true });
        expect((await bench.store.findByEmail(patient.email))?.disabled).toBe(true);
        await bench.save(patient);
        expect((await bench.store.findByEmail(patient.email))?.disabled).toBe(false);
      });

      test.each([absent, 'account-1', '', "' or 1=1 --", `${patient.id}x`])(
        'no account has the id %j, and it gets no password',
        async (id) => {
          expect(await bench.store.findById(id)).toBeNull();
          await update(id, { passwordHash: 'stolen' });
          expect(await bench.store.findById(patient.id)).toEqual(patient);
        },
      );

      test.each(['', 'Patient@example.org', 'patient@example.or_', '%', "x' or '1'='1"])(
        'no account has the address %j',
        async (email) => {
          expect(await bench.store.findByEmail(email)).toBeNull();
        },
      );

      test('a change sets exactly its fields, to the millisecond', async () => {
        const change = {
          passwordChange: false,
          passwordChangeSince: start - 1,
          passwordHash: '$argon2id$3',
          passwordChangedAt: start,
          emailVerifiedAt: start + 1,
          deletionAt: start + 2,
        };
        const apply = (what: Parameters<AccountUnit['accounts']['update']>[1]) =>
          bench.store.transaction(({ accounts }) => accounts.update(patient.id, what));
        await apply(change);
        expect(await bench.store.findById(patient.id)).toEqual({ ...patient, ...change });
        await apply({ deletionAt: null });
        expect(await bench.store.findById(patient.id)).toEqual({
          ...patient,
          ...change,
          deletionAt: null,
        });
        await bench.save(patient);
      });

      test('a new password hash replaces the old one and changes no other field', async () => {
        await update(patient.id, { passwordHash: '$argon2id$2' });
        expect(await bench.store.findById(patient.id)).toEqual({
          ...patient,
          passwordHash: '$argon2id$2',
        });
        await bench.save(patient);
      });
    });

    describe('sessions', () => {
      test('a session is found with its account, to the millisecond', async () => {
        const session = sessionOf(patient.id);
        await createSession(session);
        expect(await bench.store.findSession(session.idHash)).toEqual({
          session,
          account: patient,
        });
      });

      test('the account of a session is in its present state [ASVS 7.4.2]', async () => {
        const session = sessionOf(patient.id);
        await createSession(session);
        await bench.save({ ...patient, roles: ['admin'], disabled: true });
        const found = await bench.store.findSession(session.idHash);
        expect(found?.account).toMatchObject({ roles: ['admin'], disabled: true });
        await bench.save(patient);
      });

      test('touching a session changes only the time of its last activity', async () => {
        const session = sessionOf(patient.id);
        await createSession(session);
        await bench.store.touchSession(session.idHash, start + minute);
        expect((await bench.store.findSession(session.idHash))?.session).toEqual({
          ...session,
          activeAt: start + minute,
        });
      });

      test('a removed session is gone, and removing it again does nothing [ASVS 7.4.1]', async () => {
        const [session, other] = [sessionOf(patient.id), sessionOf(patient.id)];
        await createSession(session);
        await createSession(other);
        await removeSession(session.idHash);
        await removeSession(session.idHash);
        expect(await bench.store.findSession(session.idHash)).toBeNull();
        expect(await bench.store.findSession(other.idHash)).not.toBeNull();
      });

      test('an unknown id finds no session, and touching it creates none', async () => {
        const id = fresh('session');
        await bench.store.touchSession(id, start);
        expect(await bench.store.findSession(id)).toBeNull();
      });

      test.each([absent, 'account-1'])('none is opened for the unknown account %s', async (id) => {
        const session = sessionOf(id);
        await expect(createSession(session)).rejects.toThrow();
        expect(await bench.store.findSession(session.idHash)).toBeNull();
      });

      test('an id is used once: a second session cannot replace the first', async () => {
        const session = sessionOf(patient.id);
        await createSession(session);
        await expect(createSession({ ...session, address: 'other' })).rejects.toThrow();
        expect((await bench.store.findSession(session.idHash))?.session).toEqual(session);
      });

      test('50 parallel requests that touch and remove a session leave none', async () => {
        const session = sessionOf(patient.id);
        await createSession(session);
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            index % 2 === 0
              ? bench.store.touchSession(session.idHash, start + index)
              : removeSession(session.idHash),
          ),
        );
        expect(await bench.store.findSession(session.idHash)).toBeNull();
      });

      test('deleting an account deletes its sessions', async () => {
        const account = { ...patient, id: absent.replace('ffff', 'eeee'), email: 'b@example.org' };
        await bench.save(account);
        const session = sessionOf(account.id);
        await createSession(session);
        await bench.removeAccount(account.id);
        expect(await bench.store.findSession(session.idHash)).toBeNull();
        expect(await bench.store.findByEmail(account.email)).toBeNull();
      });
    });

    describe('transactions', () => {
      const linkOf = (email: string): Link => ({
        id: `01990000-0000-7000-8000-${String(made++).padStart(12, '0')}`,
        purpose: 'sign-in',
        email,
        callbackUrl: null,
        locale: 'de',

        accountId: null,
        roles: [],
        name: 'N N',
        invitedBy: absent,
        person: { first: 'N', last: 'N' },
        passwordHash: null,
        createdAt: start,
        expiresAt: start + minute,
      });

      test('a failed transaction changes nothing: no session, no link, no device, no event', async () => {
        const session = sessionOf(patient.id);
        const link = linkOf('rolled-back@example.org');
        const before = await bench.events();
        const failing = bench.store.transaction(async (unit) => {
          await unit.sessions.create(session);
          await unit.links.create(link);
          await unit.devices.see({ idHash: 'rolled back', accountId: patient.id, seenAt: start });
          await unit.accounts.update(patient.id, { passwordHash: 'rolled back' });
          await unit.events.add({
            type: 'signed-in',
            accountId: patient.id,
            at: start,
            details: {},
            address: '',
            userAgent: '',
          });
          throw new Error('afterwards');
        });
        await expect(failing).rejects.toThrow('afterwards');
        expect(await bench.store.findSession(session.idHash)).toBeNull();
        expect(await bench.store.findLink(link.id)).toBeNull();
        expect(await bench.store.knowsDevice('rolled back', patient.email)).toBe(false);
        expect(await bench.store.findById(patient.id)).toEqual(patient);
        expect(await bench.events()).toEqual(before);
      });

      test('of 50 parallel requests for one link exactly one gets it [ASVS 6.5.1]', async () => {
        const link = linkOf('once@example.org');
        await bench.store.transaction(({ links }) => links.create(link));
        expect(await bench.store.findLink(link.id)).toEqual(link);
        const taken = await Promise.all(
          Array.from({ length: 50 }, () =>
            bench.store.transaction(({ links }) => links.take(link.id)),
          ),
        );
        expect(taken.filter((one) => one !== null)).toEqual([link]);
      });

      test('of two links of one address used at the same time only one works', async () => {
        const two = [linkOf('both@example.org'), linkOf('both@example.org')];
        for (const link of two) await bench.store.transaction(({ links }) => links.create(link));
        const taken = await Promise.all(
          Array.from({ length: 20 }, (_, at) =>
            bench.store.transaction(({ links }) => links.takeAll(two[at % 2]?.id ?? '')),
          ),
        );
        expect(taken.filter((one) => one !== null)).toHaveLength(1);
        for (const { id } of two) expect(await bench.store.findLink(id)).toBeNull();
        expect(await bench.store.transaction(({ links }) => links.takeAll(absent))).toBeNull();
      });

      test('links of one address exist side by side until they are ended by purpose', async () => {
        const [older, newer] = [linkOf('twice@example.org'), linkOf('twice@example.org')];
        const other: Link = { ...linkOf('twice@example.org'), purpose: 'password' };
        for (const link of [older, other, newer]) {
          await bench.store.transaction(({ links }) => links.create(link));
        }
        const found = [older, newer, other].map(({ id }) => bench.store.findLink(id));
        expect(await Promise.all(found)).toEqual([older, newer, other]);
        // By its id, which contains the time: `other` was created last.
        expect(await bench.store.findNewestLink(newer.email)).toEqual(other);
        expect(await bench.store.findNewestLink('nobody@example.org')).toBeNull();
        await bench.store.transaction(({ links }) => links.removeAllOf(newer.email, ['password']));
        expect(await bench.store.findLink(other.id)).toBeNull();
        expect(await bench.store.findLink(newer.id)).toEqual(newer);
      });

      test('removing the second factor from a session keeps its other proofs', async () => {
        const session = {
          ...sessionOf(patient.id),
          methods: ['password', 'totp', 'passkey'] as const,
        };
        await createSession(session);
        await bench.store.transaction(({ sessions }) => sessions.weaken(session.idHash));
        const found = await bench.store.findSession(session.idHash);
        expect(found?.session).toEqual({ ...session, methods: ['password'] });
      });

      test('a session is locked only while it exists, and ends once', async () => {
        const session = sessionOf(patient.id);
        await createSession(session);
        const other = sessionOf(patient.id);
        await createSession(other);
        const { idHash } = session;
        await bench.store.transaction(async ({ sessions }) => {
          expect(await sessions.lock(idHash)).toBe(true);
          expect(await sessions.removeAllOf(patient.id, idHash)).toBeGreaterThan(0);
          expect(await sessions.lock(other.idHash)).toBe(false);
          expect([await sessions.remove(idHash), await sessions.remove(idHash)]).toEqual([
            true,
            false,
          ]);
        });
        expect(await bench.store.findSession(idHash)).toBeNull();
      });

      test('links of one purpose are listed, newest first, with all fields', async () => {
        const invitation = (): Link => ({
          ...linkOf(`${fresh('invited')}@example.org`),
          purpose: 'invitation',
          roles: ['staff', 'patient'],
          name: 'Nina',
          accountId: patient.id,
        });
        const [older, newer, other] = [invitation(), invitation(), linkOf('other@example.org')];
        for (const link of [older, newer, other]) {
          await bench.store.transaction(({ links }) => links.create(link));
        }
        const listed = await bench.store.transaction(({ links }) => links.listOf('invitation'));
        expect(listed).toEqual([newer, older]);
      });

      test('links that would give an account another address end, and no other links', async () => {
        const moving = { ...linkOf('moving@example.org'), purpose: 'email' } as const;
        const [own, others] = [
          { ...moving, accountId: patient.id, sessionHash: 'of its session' },
          { ...moving, ...linkOf('others@example.org'), accountId: absent },
        ];
        for (const link of [own, others]) {
          await bench.store.transaction(({ links }) => links.create(link));
        }
        expect(await bench.store.findLink(own.id)).toEqual(own);
        await bench.store.transaction(({ links }) => links.removeAllFor(patient.id));
        expect(await bench.store.findLink(own.id)).toBeNull();
        expect(await bench.store.findLink(others.id)).toEqual(others);
      });

      test('an address can be changed to a free one, and to no other', async () => {
        const account = { ...patient, id: absent.replace('ffff', 'bbbb'), email: 'c@example.org' };
        await bench.save(account);
        const change = (email: string) =>
          bench.store.transaction(({ accounts }) => accounts.update(account.id, { email }));
        await expect(change(patient.email)).rejects.toThrow('The address is taken');
        await change('changed@example.org');
        expect(await bench.store.findByEmail('changed@example.org')).toMatchObject({
          id: account.id,
        });
        expect(await bench.store.findByEmail('c@example.org')).toBeNull();
      });

      test.each(['no id', '', absent])('no link has the id %j', async (id) => {
        expect(await bench.store.findLink(id)).toBeNull();
        expect(await bench.store.transaction(({ links }) => links.take(id))).toBeNull();
      });

      test('an account from a sign-up has no roles, and its address is taken', async () => {
        const fields = { email: 'new@example.org', name: 'N', passwordHash: null };
        const create = () =>
          bench.store.transaction(({ accounts }) =>
            accounts.create({ ...fields, emailVerifiedAt: start }),
          );
        const account = await create();
        expect(account).toMatchObject({ ...fields, roles: [], disabled: false });
        expect(await bench.store.findByEmail('new@example.org')).toEqual(account);
        await expect(create()).rejects.toThrow('The address is taken');
      });

      test('a device is known to the account that it has signed in to, and to no other', async () => {
        const device = { idHash: fresh('device'), accountId: patient.id, seenAt: start };
        const see = () => bench.store.transaction(({ devices }) => devices.see(device));
        expect([await see(), await see()]).toEqual([true, false]);
        expect(await bench.store.knowsDevice(device.idHash, patient.email)).toBe(true);
        expect(await bench.store.knowsDevice(device.idHash, 'other@example.org')).toBe(false);
        expect(await bench.store.transaction(({ devices }) => devices.count(patient.id))).toBe(1);
        await bench.store.transaction(({ devices }) => devices.removeAllOf(patient.id));
        expect(await bench.store.knowsDevice(device.idHash, patient.email)).toBe(false);
      });

      test('all sessions of an account end together; those of other accounts stay', async () => {
        const account = { ...patient, id: absent.replace('ffff', 'dddd'), email: 'd@example.org' };
        await bench.save(account);
        const [one, two, other] = [account.id, account.id, patient.id].map(sessionOf);
        for (const session of [one, two, other]) if (session) await createSession(session);
        const ended = await bench.store.transaction(({ sessions }) =>
          sessions.removeAllOf(account.id),
        );
        expect(ended).toBe(2);
        expect(await bench.store.findSession(one?.idHash ?? '')).toBeNull();
        expect(await bench.store.findSession(other?.idHash ?? '')).not.toBeNull();
      });
    });

    describe('deletion and record', () => {
      const leaving = {
        ...patient,
        id: absent.replace('ffff', 'cccc'),
        email: 'leaving@example.org',
        deletionAt: start,
      };
      const eventOf = (type: AccountEvent['type'], accountId: string): AccountEvent => ({
        type,
        accountId,
        at: start,
        address: '2001:db8::1',
        userAgent: 'Müsli',
        details: { method: 'password' },
      });
      const read = (accountId: string, limit = 100) =>
        bench.store.transaction(({ events }) => events.listOf(accountId, limit));
      const forget = (accountId: string) =>
        bench.store.transaction(({ events }) => events.forget(accountId));

      test('an account is due from its time on, and accounts without a time never', async () => {
        await bench.save(leaving);
        expect(await bench.store.findDueForDeletion(start - 1)).toEqual([]);
        expect(await bench.store.findDueForDeletion(start)).toEqual([leaving.id]);
      });

      test('a removed account takes its rows with it; its events stay, newest first', async () => {
        await bench.save(leaving);
        const session = sessionOf(leaving.id);
        await createSession(session);
        const passkey = {
          id: fresh('passkey'),
          accountId: leaving.id,
          publicKey: 'key',
          counter: 0,
          transports: [],
          name: 'P',
          createdAt: start,
          usedAt: null,
        };
        await bench.store.transaction(async ({ devices, factors, events }) => {
          await devices.see({ idHash: fresh('device'), accountId: leaving.id, seenAt: start });
          await factors.addPasskey(passkey);
          await factors.setTotp(leaving.id, { sealed: 's', confirmedAt: start, lastStep: 0 });
          await factors.setRecoveryCodes(leaving.id, ['hash']);
          await events.add(eventOf('signed-in', leaving.id));
          await events.add(eventOf('signed-out', leaving.id));
        });
        await bench.store.transaction(({ accounts }) => accounts.remove(leaving.id));
        expect(await bench.store.findById(leaving.id)).toBeNull();
        expect(await bench.store.findSession(session.idHash)).toBeNull();
        expect(await bench.store.findPasskey(passkey.id)).toBeNull();
        expect(await bench.store.findFactors(leaving.id)).toEqual({
          totp: null,
          passkeys: [],
          recoveryCodes: 0,
        });
        expect(await bench.store.findDueForDeletion(start)).toEqual([]);
        const lines = [eventOf('signed-out', leaving.id), eventOf('signed-in', leaving.id)];
        expect(await read(leaving.id)).toEqual(lines);
        expect(await read(leaving.id, 1)).toEqual(lines.slice(0, 1));
        await forget(leaving.id);
        expect(await read(leaving.id)).toEqual(
          lines.map((line) => ({ ...line, address: '', userAgent: '' })),
        );
        expect(await bench.store.findById(patient.id)).toEqual(patient);
      });

      test('an account changed in the same transaction is read with the change', async () => {
        const read = await bench.store.transaction(async ({ accounts }) => {
          await accounts.update(patient.id, { deletionAt: start });
          return accounts.findById(patient.id);
        });
        expect(read?.deletionAt).toBe(start);
        await bench.save(patient);
        expect(await bench.store.transaction(({ accounts }) => accounts.findById('x'))).toBeNull();
      });
    });

    describe('throttle', () => {
      const none = { failures: 0, lastAt: 0 };

      test('an unknown key has no failures, and forgiving or clearing it creates none', async () => {
        const key = fresh('key');
        await bench.throttle.forgive(key);
        await bench.throttle.clear(key);
        expect(await bench.throttle.read(key, start)).toEqual(none);
      });

      test('50 parallel failures are counted as 50, each with its own number [ASVS 6.3.1]', async () => {
        const key = fresh('key');
        const counts = await Promise.all(
          Array.from({ length: 50 }, () => bench.throttle.fail(key, start, minute)),
        );
        const numbers = counts.map(({ failures }) => failures).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
        expect(await bench.throttle.read(key, start)).toEqual({ failures: 50, lastAt: start });
      });

      test('a count expires one window after its last failure, to the millisecond', async () => {
        const key = fresh('key');
        await bench.throttle.fail(key, start, minute);
        await bench.throttle.fail(key, start + 10, minute);
        const end = start + 10 + minute;
        expect((await bench.throttle.read(key, end - 1)).failures).toBe(2);
        expect(await bench.throttle.read(key, end)).toEqual(none);
        expect((await bench.throttle.fail(key, end, minute)).failures).toBe(1);
      });

      test('forgiving removes one failure and never goes below zero', async () => {
        const key = fresh('key');
        await bench.throttle.fail(key, start, minute);
        await bench.throttle.fail(key, start, minute);
        await bench.throttle.forgive(key);
        expect(await bench.throttle.read(key, start)).toEqual({ failures: 1, lastAt: start });
        await bench.throttle.forgive(key);
        await bench.throttle.forgive(key);
        expect((await bench.throttle.read(key, start)).failures).toBe(0);
      });

      test('clearing one key leaves the others', async () => {
        const [key, other] = [fresh('key'), fresh('key')];
        await bench.throttle.fail(key, start, minute);
        await bench.throttle.fail(other, start, minute);
        await bench.throttle.clear(key);
        expect(await bench.throttle.read(key, start)).toEqual(none);
        expect((await bench.throttle.read(other, start)).failures).toBe(1);
      });
    });

    test('the overview for admins: groups, search, pages, and events by account or actor', async () => {
      const tag = fresh('admin');
      const people = ['Anna', 'Berta', 'Berta', 'Cäsar_%'].map((name, index) => ({
        ...patient,
        id: `01990000-0000-7000-8000-0000000a${index}000`,
        email: `${tag}-${index}@example.org`,
        name: `${tag} ${name}`,
        roles: index === 3 ? ['staff', 'patient'] : [],
      }));
      for (const one of people) await bench.save(one);
      const { overview } = bench.store;
      const others = { roles: ['staff', 'admin'], isWithout: true, text: tag.toUpperCase() };
      const first = await overview.list(others, { after: null, limit: 2 });
      const rest = await overview.list(others, { after: first.at(-1)?.id ?? '', limit: 2 });
      const ids = [...first, ...rest].map(({ id }) => id);
      expect(ids).toEqual(people.slice(0, 3).map(({ id }) => id));
      expect(await overview.count(others)).toBe(3);
      expect(await overview.count({ ...others, isWithout: false })).toBe(1);
      const team = { roles: ['staff'], isWithout: false, text: 'sar_%' };
      expect(await overview.list(team, { after: null, limit: 9 })).toMatchObject([
        { id: people[3]?.id, hasSecondFactor: false, signedInAt: null, disabledAt: null },
      ]);
      expect(await overview.count({ ...team, text: 'sar__' })).toBe(0);
      // PostgreSQL cannot store this character.
      expect(await overview.list({ ...team, text: 'a\0' }, { after: null, limit: 9 })).toEqual([]);
      expect(await overview.idsOf('\0', 9)).toEqual([]);

      const [anna = '', berta = ''] = ids;
      await bench.store.transaction(async (unit) => {
        const at = start;
        const event = { at, address: '', userAgent: '', details: {} };
        await unit.events.add({ ...event, type: 'signed-in', accountId: anna });
        const by = { details: { by: anna } };
        await unit.events.add({ ...event, type: 'disabled', accountId: berta, ...by });
        await unit.devices.see({ idHash: fresh('device'), accountId: anna, seenAt: start });
        await unit.factors.setTotp(anna, { sealed: 's', confirmedAt: start, lastStep: 0 });
      });
      expect(await overview.find(anna)).toMatchObject({ hasSecondFactor: true, signedInAt: start });
      expect(await overview.find(absent)).toBeNull();
      expect(await overview.find('no id')).toBeNull();
      const any = { accountIds: [anna], type: null, from: null, until: null };
      const lines = await overview.events(any, { after: null, limit: 9 });
      expect(lines.map(({ type }) => type)).toEqual(['disabled', 'signed-in']);
      const after = lines[0]?.id ?? '';
      expect(await overview.events(any, { after, limit: 9 })).toEqual(lines.slice(1));
      const part = { after: null, limit: 9 };
      expect(await overview.events({ ...any, type: 'disabled' }, part)).toHaveLength(1);
      expect(await overview.events({ ...any, from: start, until: start + 1 }, part)).toHaveLength(
        2,
      );
      expect(await overview.events({ ...any, until: start }, part)).toEqual([]);
      expect(await overview.events({ ...any, accountIds: [] }, part)).toEqual([]);
      expect(await overview.idsOf(`${tag} Anna`, 5)).toEqual([anna]);
      expect(await overview.names([anna, absent, 'no id'])).toMatchObject([{ id: anna }]);
    });
  });
}
