import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type RecordClientOptions } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';

export const profiles: Definition = {
  name: 'profiles',
  label: 'Profiles',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    user_id: { type: 'STRING', allowNull: true },
    first_name: { type: 'STRING', allowNull: false, rules: [{ op: 'required' }], setter: 'trim' },
    city: { type: 'STRING', allowNull: true },
    street: { type: 'STRING', allowNull: true, label: 'Street and number' },
    birth_date: { type: 'DATEONLY', allowNull: true },
    visits: { type: 'INTEGER', allowNull: true },
    full_name: { type: 'STRING', allowNull: true, dummy: true, getter: 'fullName' },
  },
  relations: {
    user: { type: 'belongsTo', view: 'users', foreignKey: 'user_id' },
    letters: { type: 'hasMany', view: 'letters', foreignKey: 'patient_id' },
  },
};

const users: Definition = {
  ...profiles,
  name: 'users',
  autosave: false,
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    email: { type: 'STRING', allowNull: false, rules: [{ op: 'email' }] },
    created_at: { type: 'DATETIME', allowNull: true, default: 'NOW' },
  },
  relations: {},
};

const letters: Definition = {
  ...users,
  name: 'letters',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    subject: { type: 'STRING', allowNull: true },
    patient_id: { type: 'STRING', allowNull: true },
  },
};

export const anna = {
  id: 'anna',
  version: 3,
  user_id: null,
  first_name: 'Anna',
  city: 'Weimar',
  street: null,
  birth_date: null,
  visits: 1,
};

/** A clock whose time the test advances. */
export function createTestClock(settleAll = settle) {
  const timers = new Map<number, { at: number; run: () => void }>();
  let time = Date.UTC(2026, 10, 20, 9);
  let last = 0;
  return {
    now: () => time,
    setTimeout(run: () => void, milliseconds: number) {
      last += 1;
      timers.set(last, { at: time + milliseconds, run });
      return last;
    },
    clearTimeout: (handle: unknown) => void timers.delete(handle as number),
    /** Advances the time; everything due runs, and its promises settle. */
    async advance(milliseconds: number) {
      time += milliseconds;
      for (const [handle, { at, run }] of [...timers]) {
        if (at > time) continue;
        timers.delete(handle);
        run();
      }
      await settleAll();
    },
  };
}

/** Waits for all work that needs no timer. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export async function createPractice(options: Partial<RecordClientOptions> = {}) {
  const server = createMemoryServer([profiles, users, letters], {
    profiles: [{ ...anna }],
    users: [{ id: 'user-1', email: 'a@example.org' }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: 'anna' }],
  });
  const clock = createTestClock();
  let keys = 0;
  const client = createRecordClient({
    fetch: server.fetch,
    clock,
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    modifiers: { getters: { fullName: (_value, values) => `${values.first_name} Muster` } },
    ...options,
  });
  const view = await client.view<Record<string, unknown>>('profiles');
  const record = await view.get('anna');
  server.requests.length = 0;
  const calls = () => server.requests.map(({ method, path }) => `${method} ${path}`);
  return { server, clock, client, view, record, calls };
}
