import { AuthServerError } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { createSite, password, patient, serverOptions } from './site.ts';

const away = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));

type Site = Awaited<ReturnType<typeof createSite>>;

/** Calls the stores in every way: as a signed-in user, and signing in again. */
async function visit(site: Site) {
  const browser = site.browser();
  await browser.signIn();
  return {
    browser,
    async answers() {
      return {
        mine: await browser.get('/letters'),
        staff: await browser.get('/staff'),
        session: await browser.get('/api/auth/session'),
        signIn: await site.browser().signIn(),
      };
    },
  };
}

async function createGuardedSite() {
  const site = await createSite();
  const served: string[] = [];
  site.app.get('/letters', { config: { access: 'session' } }, () => served.push('letters'));
  site.app.get('/staff', { config: { access: ['staff'] } }, () => served.push('staff'));
  return { ...site, served };
}

test.each(['findSession', 'touchSession', 'transaction', 'findByEmail'] as const)(
  'while the store’s %s fails no access is given, and no response says why [ASVS 16.5]',
  async (name) => {
    const site = await createGuardedSite();
    const { answers, browser } = await visit(site);
    site.rows.accounts.set(patient.id, { ...patient, disabled: name === 'transaction' });
    site.clock.time += 5 * 60_000;
    const cookies = browser.cookies.size;
    site.store[name] = away;
    const { mine, staff, session, signIn } = await answers();
    if (name === 'findByEmail') {
      expect(mine.statusCode).toBe(200);
      expect(signIn.statusCode).toBe(503);
      expect(signIn.cookies.map((cookie) => cookie.name)).not.toContain('next-auth.session-token');
    } else {
      expect(mine.statusCode).toBe(503);
      expect(staff.statusCode).toBe(503);
      expect(site.served).toEqual([]);
    }
    for (const answer of [mine, staff, session, signIn]) {
      expect(answer.body).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|stack/);
    }
    // No user is signed out [R6.2D].
    expect(browser.cookies.size).toBe(cookies);
  },
);

test('whichever call to a store fails, a wrong password and a wrong role give no access [ASVS 16.5]', async () => {
  let calls = 0;
  let failing = 0;
  /** Counts every call, also in transactions. */
  const counted = <T extends object>(store: T): T =>
    new Proxy(store, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value === 'object' && value !== null) return counted(value);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          calls += 1;
          if (calls === failing) return away();
          const [work] = given;
          const passed =
            key === 'transaction' && typeof work === 'function'
              ? [(unit: object) => work(counted(unit))]
              : given;
          return value.apply(target, passed);
        };
      },
    });

  const statuses = new Set<number>();
  do {
    calls = 0;
    failing += 1;
    const { store, throttle } = serverOptions();
    const site = await createSite({ store: counted(store), throttle: counted(throttle) });
    site.app.get('/staff', { config: { access: ['staff'] } }, () => 'for staff');
    const browser = site.browser();
    const wrong = await browser.signIn({ password: `not ${password}` });
    expect(browser.cookies.has('next-auth.session-token')).toBe(false);
    await browser.signIn();
    const staff = await browser.get('/staff');
    expect(staff.body).not.toContain('for staff');
    statuses.add(wrong.statusCode).add(staff.statusCode);
  } while (calls >= failing);
  // 401: the sign-in failed; 404: the wrong role; 503: the store cannot be reached.
  expect([...statuses].sort()).toEqual([401, 404, 503]);
  expect(failing).toBeGreaterThan(12);
});

test.each([
  [401, 'UNAUTHENTICATED', 'Bitte melden Sie sich an.', 'Please sign in.'],
  [403, 'CSRF', 'Die Anfrage kam nicht von dieser Seite', 'did not come from this site'],
  [404, 'NOT_FOUND', 'Das gibt es hier nicht.', 'There is no such thing here.'],
  [429, 'TOO_MANY_REQUESTS', 'Das waren viele Versuche', 'That was a lot of attempts'],
  [503, 'UNAVAILABLE', 'Wir sind gerade nicht erreichbar', 'We cannot be reached right now'],
] as const)('an error %i %s has its text in both languages', (status, code, de, en) => {
  const details = { field: 'email' };
  const error = new AuthServerError(status, code, 'for the log', { details });
  expect(error).toMatchObject({ statusCode: status, code, message: 'for the log', details });
  expect(error.messages.de).toContain(de);
  expect(error.messages.en).toContain(en);
});
