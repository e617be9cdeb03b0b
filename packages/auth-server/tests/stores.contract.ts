import type { Account } from '@praxiskit/auth-server';
import type { AccountStores } from '@praxiskit/auth-server/mikro-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Stores under test, with the accounts that an app would keep. */
export interface StoreBench extends AccountStores {
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
  disabled: false,
  passwordHash: '$argon2id$1',
};

const absent = '01990000-0000-7000-8000-00000000ffff';
const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 9, 30, 15, 123);

let made = 0;
/** Ids that no other test has used: the tables outlive a test. */
const fresh = (kind: string) => `${kind}-${made++}`;

const sessionOf = (accountId: string) => ({
  idHash: fresh('session'),
  accountId,
  createdAt: start,
  activeAt: start + 1,
  address: '2001:db8::1',
  userAgent: 'Mozilla/5.0 (Müsli; 🥣)',
});

/** What `authServer` relies on, whatever keeps the rows. */
export function describeStores(name: string, open: () => Promise<StoreBench>): void {
  describe(name, () => {
    let bench: StoreBench;
    beforeAll(async () => {
      bench = await open();
      await bench.save(patient);
    });
    afterAll(() => bench.close());

    describe('accounts', () => {
      test('one is found by its e-mail address and by its id, as it is now', async () => {
        expect(await bench.accounts.findByEmail(patient.email)).toEqual(patient);
        expect(await bench.accounts.findById(patient.id)).toEqual(patient);
        const changed = { ...patient, roles: [], passwordChange: false, passwordHash: null };
        await bench.save(changed);
        expect(await bench.accounts.findById(patient.id)).toEqual(changed);
        await bench.save(patient);
      });

      test('a disabled account is found, and says so [ASVS 7.4.2]', async () => {
        await bench.save({ ...patient, disabled: true });
        expect((await bench.accounts.findByEmail(patient.email))?.disabled).toBe(true);
        await bench.save(patient);
        expect((await bench.accounts.findByEmail(patient.email))?.disabled).toBe(false);
      });

      test.each([absent, 'account-1', '', "' or 1=1 --", `${patient.id}x`])(
        'no account has the id %j, and none gets its password',
        async (id) => {
          expect(await bench.accounts.findById(id)).toBeNull();
          await bench.accounts.setPasswordHash(id, 'stolen');
          expect(await bench.accounts.findById(patient.id)).toEqual(patient);
        },
      );

      test.each(['', 'Patient@example.org', 'patient@example.or_', '%', "x' or '1'='1"])(
        'no account has the address %j',
        async (email) => {
          expect(await bench.accounts.findByEmail(email)).toBeNull();
        },
      );

      test('a new password hash replaces the old one, and nothing else', async () => {
        await bench.accounts.setPasswordHash(patient.id, '$argon2id$2');
        expect(await bench.accounts.findById(patient.id)).toEqual({
          ...patient,
          passwordHash: '$argon2id$2',
        });
        await bench.save(patient);
      });
    });

    describe('sessions', () => {
      test('one is found with its account, to the millisecond', async () => {
        const session = sessionOf(patient.id);
        await bench.sessions.create(session);
        expect(await bench.sessions.find(session.idHash)).toEqual({ session, account: patient });
      });

      test('the account in it is the one of now [ASVS 7.4.2]', async () => {
        const session = sessionOf(patient.id);
        await bench.sessions.create(session);
        await bench.save({ ...patient, roles: ['admin'], disabled: true });
        const found = await bench.sessions.find(session.idHash);
        expect(found?.account).toMatchObject({ roles: ['admin'], disabled: true });
        await bench.save(patient);
      });

      test('touching one changes when it was active last, and nothing else', async () => {
        const session = sessionOf(patient.id);
        await bench.sessions.create(session);
        await bench.sessions.touch(session.idHash, start + minute);
        expect((await bench.sessions.find(session.idHash))?.session).toEqual({
          ...session,
          activeAt: start + minute,
        });
      });

      test('a removed one is gone, and removing it again does nothing [ASVS 7.4.1]', async () => {
        const [session, other] = [sessionOf(patient.id), sessionOf(patient.id)];
        await bench.sessions.create(session);
        await bench.sessions.create(other);
        await bench.sessions.remove(session.idHash);
        await bench.sessions.remove(session.idHash);
        expect(await bench.sessions.find(session.idHash)).toBeNull();
        expect(await bench.sessions.find(other.idHash)).not.toBeNull();
      });

      test('an unknown id finds nothing, and touching it makes nothing', async () => {
        const id = fresh('session');
        await bench.sessions.touch(id, start);
        expect(await bench.sessions.find(id)).toBeNull();
      });

      test.each([absent, 'account-1'])('none is opened for the unknown account %s', async (id) => {
        const session = sessionOf(id);
        await expect(bench.sessions.create(session)).rejects.toThrow();
        expect(await bench.sessions.find(session.idHash)).toBeNull();
      });

      test('an id is taken once: a second session cannot replace the first', async () => {
        const session = sessionOf(patient.id);
        await bench.sessions.create(session);
        await expect(bench.sessions.create({ ...session, address: 'other' })).rejects.toThrow();
        expect((await bench.sessions.find(session.idHash))?.session).toEqual(session);
      });

      test('50 requests that touch and remove one together leave none', async () => {
        const session = sessionOf(patient.id);
        await bench.sessions.create(session);
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            index % 2 === 0
              ? bench.sessions.touch(session.idHash, start + index)
              : bench.sessions.remove(session.idHash),
          ),
        );
        expect(await bench.sessions.find(session.idHash)).toBeNull();
      });

      test('an account that is deleted takes its sessions with it', async () => {
        const account = { ...patient, id: absent.replace('ffff', 'eeee'), email: 'b@example.org' };
        await bench.save(account);
        const session = sessionOf(account.id);
        await bench.sessions.create(session);
        await bench.removeAccount(account.id);
        expect(await bench.sessions.find(session.idHash)).toBeNull();
        expect(await bench.accounts.findByEmail(account.email)).toBeNull();
      });
    });

    describe('throttle', () => {
      const none = { failures: 0, lastAt: 0 };

      test('an unknown key has no failures, and forgiving or clearing it makes none', async () => {
        const key = fresh('key');
        await bench.throttle.forgive(key);
        await bench.throttle.clear(key);
        expect(await bench.throttle.read(key, start)).toEqual(none);
      });

      test('50 failures at once are 50, each with a count of its own [ASVS 6.3.1]', async () => {
        const key = fresh('key');
        const counts = await Promise.all(
          Array.from({ length: 50 }, () => bench.throttle.fail(key, start, minute)),
        );
        const numbers = counts.map(({ failures }) => failures).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
        expect(await bench.throttle.read(key, start)).toEqual({ failures: 50, lastAt: start });
      });

      test('a count runs out one window after its last failure, to the millisecond', async () => {
        const key = fresh('key');
        await bench.throttle.fail(key, start, minute);
        await bench.throttle.fail(key, start + 10, minute);
        const end = start + 10 + minute;
        expect((await bench.throttle.read(key, end - 1)).failures).toBe(2);
        expect(await bench.throttle.read(key, end)).toEqual(none);
        expect((await bench.throttle.fail(key, end, minute)).failures).toBe(1);
      });

      test('forgiving takes back one failure and never goes below none', async () => {
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
  });
}
