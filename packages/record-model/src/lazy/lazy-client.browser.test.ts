import { createLazyRecordClient } from '@praxiskit/record-model';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { afterEach, expect, test, vi } from 'vitest';

const definition = {
  name: 'notes',
  label: 'Note',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    text: { type: 'STRING', allowNull: true },
  },
  relations: {},
} as const;

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ended.splice(0)) await end();
});

/** Pages of one browser, which share its storage and messages. */
function createBrowser() {
  const server = createMemoryServer([definition], { notes: [{ id: 'n1', text: 'first' }] });
  let fate: 'good' | 'cut' | 401 = 'good';
  function open(id: string | null, isUnsaved = () => false) {
    const user = { id };
    const onEnd = vi.fn();
    const records = createLazyRecordClient({
      definitions: [definition],
      onError: () => undefined,
      user: { id: () => user.id, onEnd, isUnsaved },
      async fetch(input, init) {
        if (fate === 'cut') throw new TypeError('cut');
        if (fate === 401) return Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 });
        return server.fetch(input, init);
      },
    });
    ended.push(() => records.clear());
    const note = async () => (await records.get()).loaded('notes').get('n1');
    return { records, note, user, onEnd };
  }
  const writes = () => server.requests.filter(({ method }) => method === 'PUT').length;
  return {
    server,
    open,
    writes,
    become(next: typeof fate) {
      fate = next;
    },
  };
}

/** The next opening of IndexedDB takes longer than the work after it. */
function openSlowly() {
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(function (this: IDBFactory, name) {
    const request = open.call(this, name);
    const told = new EventTarget() as IDBOpenDBRequest;
    Object.defineProperty(told, 'result', { get: () => request.result });
    request.onupgradeneeded = (event) => told.onupgradeneeded?.(event);
    request.onsuccess = (event) => setTimeout(() => told.onsuccess?.(event), 300);
    return told;
  });
}

test('unsaved changes of a page are saved by the next page of the same user, and by no other user', async () => {
  const browser = createBrowser();
  const page = browser.open('petra');
  const note = await page.note();
  browser.become(401);
  note.set('text', 'typed late');
  await note.flush().catch(() => undefined);
  await page.records.clear({ isExpired: true });
  browser.become('good');
  expect(await browser.open('otto').records.resume()).toEqual({ saved: 0, left: 0 });
  expect(await browser.open(null).records.resume()).toEqual({ saved: 0, left: 0 });
  expect(browser.writes()).toBe(0);
  expect(await browser.open('petra').records.resume()).toEqual({ saved: 1, left: 0 });
  expect(browser.server.rows.notes).toMatchObject([{ text: 'typed late' }]);
  expect(await browser.open('petra').records.resume()).toEqual({ saved: 0, left: 0 });
});

test('a save without a session is reported, a guest’s is not', async () => {
  const browser = createBrowser();
  const [page, guest] = [browser.open('petra'), browser.open(null)];
  for (const { note, onEnd } of [page, guest]) {
    browser.become('good');
    const own = await note();
    browser.become(401);
    onEnd.mockClear();
    own.set('text', 'typed late');
    await own.flush().catch(() => undefined);
  }
  expect(page.onEnd).toHaveBeenCalled();
  expect(guest.onEnd).not.toHaveBeenCalled();
});

test('an ended session is cleared after everything is stored, even if the storage opens slowly', async () => {
  const browser = createBrowser();
  const page = browser.open('slow');
  // As in a browser without stored data: the database is created with the first entry.
  const databases = vi.spyOn(IDBFactory.prototype, 'databases').mockResolvedValue([]);
  const note = await page.note();
  browser.become(401);
  openSlowly();
  note.set('text', 'typed late');
  await note.flush().catch(() => undefined);
  await page.records.clear({ isExpired: true });
  databases.mockRestore();
  browser.become('good');
  expect(await browser.open('slow').records.resume()).toEqual({ saved: 1, left: 0 });
});

test('signing out deletes the stored changes, and another page stores nothing afterwards', async () => {
  const browser = createBrowser();
  const [page, other] = [browser.open('petra'), browser.open('petra')];
  const [here, there] = [await page.note(), await other.note()];
  browser.become('cut');
  here.set('text', 'here');
  there.set('text', 'there');
  await Promise.allSettled([here.flush(), there.flush()]);
  await page.records.clear();
  browser.become(401);
  there.set('text', 'after all');
  await there.flush().catch(() => undefined);
  browser.become('good');
  expect(await browser.open('petra').records.resume()).toEqual({ saved: 0, left: 0 });
  // The edit is still on the page where it was typed, which reports it.
  expect(other.records.isUnsaved()).toBe(true);
});

test('signing out on another page keeps the records of a page with other unsaved edits', async () => {
  const browser = createBrowser();
  let isUnsaved = true;
  const [page, other] = [browser.open('petra'), browser.open('petra', () => isUnsaved)];
  await page.note();
  const there = await other.note();
  const signOut = async () => {
    await page.records.clear();
    // The other page receives the sign-out.
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  await signOut();
  there.set('text', 'typed later');
  await there.flush();
  expect(browser.server.rows.notes).toMatchObject([{ text: 'typed later' }]);
  isUnsaved = false;
  await Promise.all([page.note(), other.records.again()]);
  await signOut();
  there.set('text', 'too late');
  await expect(there.flush()).rejects.toThrow('cleared');
});

test('a page that has stayed with its edits stores them again after the same user has signed in', async () => {
  const browser = createBrowser();
  const [page, other] = [browser.open('petra'), browser.open('petra')];
  await page.note();
  const there = await other.note();
  browser.become('cut');
  there.set('text', 'there');
  await there.flush().catch(() => undefined);
  await page.records.clear();
  // The other page receives the sign-out.
  await new Promise((resolve) => setTimeout(resolve, 200));
  browser.become('good');
  await other.records.again();
  browser.become('cut');
  there.set('text', 'typed later');
  await there.flush().catch(() => undefined);
  await other.records.clear({ isExpired: true });
  browser.become('good');
  expect(await browser.open('petra').records.resume()).toEqual({ saved: 1, left: 0 });
  expect(browser.server.rows.notes).toMatchObject([{ text: 'typed later' }]);
});

test('before signing out other pages of the same user save, too', async () => {
  const browser = createBrowser();
  const [page, other] = [browser.open('petra'), browser.open('petra')];
  await page.records.get();
  (await other.note()).set('text', 'there');
  await page.records.saveEverywhere();
  expect(other.records.isUnsaved()).toBe(false);
  expect(browser.server.rows.notes).toMatchObject([{ text: 'there' }]);
});

test('each request names its user, and a guest’s request names none', async () => {
  const browser = createBrowser();
  await browser.open(null).note();
  await browser.open('petra').note();
  await vi.waitFor(() => expect(browser.server.requests).toHaveLength(2));
  const named = browser.server.requests.map(({ headers }) => headers.get('x-user-id'));
  expect(named).toEqual([null, 'petra']);
});
