import {
  createGate,
  createLock,
  createUnlock,
  gateMessages,
  sha256Hex,
} from '@praxiskit/under-construction-gate';
import { afterEach, expect, test, vi } from 'vitest';

const password = 'Morgenlicht';
const hash = await sha256Hex(password);

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

afterEach(() => vi.restoreAllMocks());

test('the right password stores the access and opens the gate [R3.4]', async () => {
  const storage = memoryStorage();
  const onUnlocked = vi.fn();
  const gate = createGate({ hash, storage, onUnlocked });
  await gate.submit(password);
  expect(storage.map.get('construction_access')).toBe('true');
  expect(gate.getState().status).toBe('unlocked');
  expect(onUnlocked).toHaveBeenCalledOnce();
});

test('blanks around a pasted password are ignored, unless they belong to the password [R3.4D]', async () => {
  for (const typed of [`${password} `, `\n ${password}\t`]) {
    const unlock = vi.fn(async () => true);
    const gate = createGate({ hash, storage: memoryStorage(), unlock });
    await gate.submit(typed);
    expect(gate.getState().status).toBe('unlocked');
    expect(unlock).toHaveBeenCalledWith(typed);
  }
  const own = createGate({ hash: await sha256Hex(' mit Rand '), storage: memoryStorage() });
  await own.submit(' mit Rand ');
  expect(own.getState().status).toBe('unlocked');
});

test('a wrong password is logged to the console and keeps the gate locked [R3.5]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const storage = memoryStorage();
  const unlock = vi.fn();
  const gate = createGate({ hash, storage, unlock });
  await gate.submit('Abendrot');
  expect(log).toHaveBeenCalledWith('Incorrect password');
  expect(gate.getState()).toEqual({ status: 'locked', refusals: 1 });
  expect(storage.map.size).toBe(0);
  expect(unlock).not.toHaveBeenCalled();
});

test('stored access opens the gate at once [R3.1]', () => {
  const storage = memoryStorage({ construction_access: 'true' });
  expect(createGate({ hash, storage }).getState().status).toBe('unlocked');
});

test('stored access does not keep the login from working while the server shows the gate [R3.1D]', async () => {
  const storage = memoryStorage({ construction_access: 'true' });
  const onUnlocked = vi.fn();
  const gate = createGate({ hash, storage, onUnlocked, unlock: async () => true });
  expect(gate.getState().status).toBe('locked');
  await gate.submit(password);
  expect(onUnlocked).toHaveBeenCalledOnce();
});

test.each(['', 'false', '1', 'TRUE'])('stored %j is no access [R3.6]', (stored) => {
  const storage = memoryStorage({ construction_access: stored });
  expect(createGate({ hash, storage }).getState().status).toBe('locked');
});

test('a password is right when its SHA-256 equals the hash, in upper or lower case [R3.4]', async () => {
  expect(await sha256Hex('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  const gate = createGate({ hash: hash.toUpperCase(), storage: memoryStorage() });
  await gate.submit(password);
  expect(gate.getState().status).toBe('unlocked');
});

test('leaving removes the access, in the browser and on the server [R3.6]', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  const storage = memoryStorage();
  const gate = createGate({ hash, storage, lock: createLock({ fetch }) });
  await gate.submit(password);
  await gate.leave();
  expect(gate.getState().status).toBe('locked');
  expect(storage.map.size).toBe(0);
  expect(fetch).toHaveBeenCalledWith('/api/construction', {
    method: 'DELETE',
    credentials: 'same-origin',
  });
});

test('without storage the gate still opens', async () => {
  const broken = () => {
    throw new Error('storage is off');
  };
  const storage = { getItem: broken, setItem: broken, removeItem: broken };
  const gate = createGate({ hash, storage });
  await gate.submit(password);
  expect(gate.getState().status).toBe('unlocked');
  await gate.leave();
  expect(gate.getState().status).toBe('locked');
});

test('the sentences are the same in every language [R3.2D]', () => {
  for (const { title, text, loginTitle, password: label, submit } of Object.values(gateMessages)) {
    expect([title, text, loginTitle, label, submit]).toEqual([
      'Under Construction',
      "We're working hard developing this page for you. Stay tuned!",
      'Log in',
      'Password',
      'Submit',
    ]);
  }
});

test('without a hash there is no login, and nothing opens [R3.3]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const gate = createGate({ hash: null, storage: memoryStorage() });
  expect(gate.hasLogin).toBe(false);
  await gate.submit('');
  expect(gate.getState().status).toBe('locked');
});

test('a server that refuses or cannot be reached keeps the gate locked [R3.1D]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refuse = createUnlock({ fetch: async () => new Response(null, { status: 429 }) });
  const fail = createUnlock({ fetch: () => Promise.reject(new TypeError('offline')) });
  for (const unlock of [refuse, fail]) {
    const gate = createGate({ hash, storage: memoryStorage(), unlock });
    await gate.submit(password);
    expect(gate.getState().status).toBe('locked');
  }
});

test('a second submit is ignored while the first is checked', async () => {
  const digest = vi.fn(async () => hash);
  const gate = createGate({ hash, storage: memoryStorage(), digest });
  await Promise.all([gate.submit(password), gate.submit(password)]);
  expect(digest).toHaveBeenCalledOnce();
});
