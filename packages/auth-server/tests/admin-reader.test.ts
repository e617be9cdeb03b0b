import type { AdminReader, ShownPeople } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const admin = { ...patient, id: 'account-admin', email: 'admin@example.org', roles: ['admin'] };
const staff = { ...patient, id: 'account-staff', email: 'staff@example.org', roles: ['staff'] };

/** The data of other accounts that a request can read for its user. */
async function createReader() {
  const asked: { look(reader: AdminReader | null): Promise<unknown> } = { look: async () => null };
  const site = await createSite({}, (app) => {
    app.get('/admin', { config: { access: 'public' } }, async (request) => ({
      found: await asked.look(request.accounts.admin),
    }));
  });
  for (const one of [admin, staff]) site.rows.accounts.set(one.id, one);
  const read =
    (browser: ReturnType<typeof site.browser>) =>
    async <Result>(look: (reader: AdminReader | null) => Promise<Result>): Promise<Result> => {
      asked.look = look;
      return (await browser.get('/admin')).json().found;
    };
  return { ...site, read };
}

test('only an admin reads other accounts', async () => {
  const { browser, read } = await createReader();
  for (const email of [null, patient.email, staff.email]) {
    const visitor = browser();
    if (email) await visitor.signIn({ email });
    expect(await read(visitor)(async (reader) => reader === null), String(email)).toBe(true);
  }
});

test('an admin reads the accounts without their secrets', async () => {
  const { browser, read, rows } = await createReader();
  const visitor = browser();
  await visitor.signIn({ email: admin.email });
  const user = browser();
  await user.signIn();
  const all = { text: '', after: null } as const;
  const team = await read(visitor)(async (reader) => reader?.people({ ...all, group: 'team' }));
  expect(team?.people.map(({ email }) => email)).toEqual([admin.email, staff.email]);
  expect(team?.counts).toEqual({ team: 2, others: 1 });
  const found = await read(visitor)(async (reader) =>
    reader?.people({ group: 'others', text: 'PETRA', after: null }),
  );
  expect(found?.people.map(({ id }) => id)).toEqual([patient.id]);
  const person = await read(visitor)(async (reader) => reader?.person(patient.id));
  expect(person).toMatchObject({ isOwn: false, hasSecondFactor: false, sessions: [{}] });
  expect(await read(visitor)(async (reader) => reader?.person('nobody'))).toBeNull();
  const text = JSON.stringify([team, found, person]);
  for (const secret of ['plain:', ...rows.sessions.keys()]) expect(text).not.toContain(secret);
});

test('pages have fifty rows, and each continues after the one before', async () => {
  const { browser, read, rows } = await createReader();
  for (let n = 100; n < 220; n += 1) {
    rows.accounts.set(`account-${n}`, { ...patient, id: `account-${n}`, email: `${n}@e.org` });
  }
  const visitor = browser();
  await visitor.signIn({ email: admin.email });
  const seen: string[] = [];
  let after: string | null = null;
  const sizes: number[] = [];
  do {
    const from: string | null = after;
    const part: ShownPeople | undefined = await read(visitor)(async (reader) =>
      reader?.people({ group: 'others', text: '', after: from }),
    );
    seen.push(...(part?.people ?? []).map(({ id }) => id));
    sizes.push(part?.people.length ?? 0);
    after = part?.next ?? null;
  } while (after !== null);
  expect(sizes).toEqual([50, 50, 21]);
  expect(new Set(seen).size).toBe(121);
});

test('audit events are found by person, kind and time; their addresses are shortened', async () => {
  const { browser, read, clock } = await createReader();
  const visitor = browser();
  await visitor.signIn({ email: admin.email });
  await browser().signIn({ password: 'wrong' });
  await visitor.send(`accounts/${patient.id}/state`, { disabled: 'true' });
  const any = { who: '', type: null, from: null, until: null, after: null } as const;
  const lines = async (query: Partial<Parameters<AdminReader['lines']>[0]>) =>
    (await read(visitor)(async (reader) => reader?.lines({ ...any, ...query })))?.lines ?? [];
  expect((await lines({})).map(({ type }) => type)).toEqual(['disabled', 'refused', 'signed-in']);
  const [disabled] = await lines({ type: 'disabled' });
  expect(disabled).toMatchObject({
    account: { email: patient.email },
    by: { email: admin.email },
    address: '127.0.0.x',
  });
  expect(disabled?.details).toEqual({});
  // A user's name also finds their actions on other accounts.
  expect((await lines({ who: 'admin@' })).map(({ type }) => type)).toEqual([
    'disabled',
    'signed-in',
  ]);
  expect(await lines({ until: clock.time })).toEqual([]);
  expect(await lines({ from: clock.time })).toHaveLength(3);
});
