/** Undo and redo while earlier requests are in progress, have lost their answers, or were refused. */
import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import * as notes from './histories/notes.ts';
import { anna, createPractice, createTestClock, profiles, settle } from './practice.ts';

/** Ben's record was just created and saved; `net` says what happens to later requests. */
async function openWithBen() {
  const server = createMemoryServer([profiles], { profiles: [{ ...anna }] });
  const clock = createTestClock();
  const net = { isOffline: false, holdsAnswers: false, losesAnswers: false };
  const heldAnswers: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      if (net.isOffline) throw new TypeError('No network');
      const answer = await server.fetch(input, init);
      if (net.holdsAnswers) await new Promise<void>((resolve) => heldAnswers.push(resolve));
      if (net.losesAnswers) throw new TypeError('No answer');
      return answer;
    },
  });
  const view = await client.view<Record<string, unknown>>('profiles');
  const ben = view.create({ first_name: 'Ben', city: 'Jena' });
  await ben.flush();
  server.requests.length = 0;
  return {
    server,
    clock,
    client,
    view,
    net,
    ben,
    calls: () => server.requests.map(({ method }) => method),
    cities: () => server.rows.profiles?.map(({ city }) => city),
    async releaseAnswers() {
      net.holdsAnswers = false;
      for (const resolve of heldAnswers.splice(0)) resolve();
      await settle();
    },
    /** Advances the time until no timer is left. */
    async runTimers() {
      for (let count = 0; count < 6; count += 1) await clock.advance(40_000);
    },
  };
}

test('a redo while a deletion waits for the network cancels it, and creates no second record', async () => {
  const { client, net, ben, runTimers, calls, cities } = await openWithBen();
  net.isOffline = true;
  client.undo();
  await settle();
  expect(ben).toMatchObject({ isDeleted: false, isChanged: true });
  client.redo();
  await settle();
  // It is not saved until the client knows whether the server still has it.
  expect(ben).toMatchObject({ isNew: false, isChanged: true, city: 'Jena' });
  net.isOffline = false;
  await runTimers();
  expect(ben).toMatchObject({ isNew: false, isChanged: false, city: 'Jena' });
  // The DELETE may have arrived: the client reads the record, and sends nothing else.
  expect([calls(), cities()]).toEqual([['GET'], ['Weimar', 'Jena']]);
});

const cancellations: [string, (opened: Awaited<ReturnType<typeof openWithBen>>) => void][] = [
  ['a redo', ({ client }) => client.redo()],
  ['a rollback', ({ ben }) => ben.rollback()],
];

test.each(cancellations)(
  '%s after a deletion whose answer was lost restores the record, also on the server [R7.7]',
  async (_name, cancel) => {
    for (const isDeletedOnServer of [true, false]) {
      const opened = await openWithBen();
      const { client, net, ben, runTimers, cities } = opened;
      Object.assign(net, { losesAnswers: isDeletedOnServer, isOffline: !isDeletedOnServer });
      client.undo();
      await settle();
      // The network stays down for some time.
      Object.assign(net, { losesAnswers: false, isOffline: true });
      cancel(opened);
      await settle();
      expect(ben).toMatchObject({ isDeleted: false, city: 'Jena' });
      net.isOffline = false;
      await runTimers();
      expect(cities()).toEqual(['Weimar', 'Jena']);
      expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, city: 'Jena' });
      expect(ben.get('id')).toBe(isDeletedOnServer ? 'id-2' : 'id-1');
    }
  },
);

test('a redo before the answer of a deletion is lost keeps the record', async () => {
  for (const isDeletedOnServer of [true, false]) {
    const { server, client, net, ben, releaseAnswers, runTimers, cities } = await openWithBen();
    if (!isDeletedOnServer) server.answerNext(() => new Response(null, { status: 503 }));
    Object.assign(net, { holdsAnswers: true, losesAnswers: isDeletedOnServer });
    client.undo();
    await settle();
    client.redo();
    await releaseAnswers();
    net.losesAnswers = false;
    await runTimers();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, city: 'Jena' });
    expect(ben.get('id')).toBe(isDeletedOnServer ? 'id-2' : 'id-1');
  }
});

/** The server has deleted Ben, its answer was lost, a redo has canceled the deletion, and the network is down. */
async function openCanceledDeletion() {
  const opened = await openWithBen();
  opened.net.losesAnswers = true;
  opened.client.undo();
  await settle();
  Object.assign(opened.net, { losesAnswers: false, isOffline: true });
  opened.client.redo();
  await settle();
  return opened;
}

test('an event of the server about a canceled deletion does not remove the record [R7.7]', async () => {
  const { view, net, ben, runTimers, cities } = await openCanceledDeletion();
  view.forget('id-1');
  expect(ben.isDeleted).toBe(false);
  net.isOffline = false;
  await runTimers();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false });
  // Later events remove it.
  view.forget('id-2');
  expect(ben.isDeleted).toBe(true);
});

test('an edit while the client checks whether the record exists is saved with it; its undo, too', async () => {
  for (const isUndone of [false, true]) {
    const { clock, client, net, ben, releaseAnswers, runTimers, cities } =
      await openCanceledDeletion();
    Object.assign(net, { isOffline: false, holdsAnswers: true });
    await clock.advance(2000);
    ben.set('city', 'Gera');
    if (isUndone) client.undo();
    await releaseAnswers();
    await runTimers();
    expect(cities()).toEqual(['Weimar', isUndone ? 'Jena' : 'Gera']);
    expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, conflict: null });
  }
});

test('a rollback of the record cancels its deletion in progress, a rollback of one field does not', async () => {
  for (const isDeletedOnServer of [true, false]) {
    for (const name of [undefined, 'city']) {
      const { server, client, net, ben, releaseAnswers, runTimers, cities } = await openWithBen();
      if (!isDeletedOnServer) server.answerNext(() => new Response(null, { status: 503 }));
      Object.assign(net, { holdsAnswers: true, losesAnswers: isDeletedOnServer });
      client.undo();
      await settle();
      ben.rollback(name);
      await releaseAnswers();
      net.losesAnswers = false;
      await runTimers();
      expect(cities()).toEqual(name ? ['Weimar'] : ['Weimar', 'Jena']);
      expect(ben).toMatchObject({ isDeleted: name !== undefined, isChanged: false });
    }
  }
});

test('undo and redo do not repeat a deletion that was canceled in progress', async () => {
  const { client, net, ben, releaseAnswers, runTimers, cities } = await openWithBen();
  net.holdsAnswers = true;
  void ben.remove();
  await settle();
  ben.rollback();
  await releaseAnswers();
  await runTimers();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  client.undo();
  client.redo();
  await runTimers();
  expect(cities()).toEqual(['Weimar', 'Jena']);
});

test('a record that may no longer be read does not stay pending', async () => {
  const { server, net, ben, client, runTimers } = await openCanceledDeletion();
  server.answerNext(() => Response.json({ code: 'FORBIDDEN' }, { status: 403 }));
  net.isOffline = false;
  await runTimers();
  expect(ben).toMatchObject({ isChanged: false, isDeleted: false });
  expect(client.pending()).toEqual([]);
});

test('a late answer to a read of the deleted id creates no second record', async () => {
  const { clock, client, net, ben, releaseAnswers, runTimers, cities } =
    await openCanceledDeletion();
  Object.assign(net, { isOffline: false, holdsAnswers: true });
  await clock.advance(2000);
  net.holdsAnswers = false;
  // Deleted and restored while the server's answer is in flight.
  client.undo();
  await settle();
  client.redo();
  await clock.advance(600);
  await releaseAnswers();
  await runTimers();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false });
});

test('an edit or a deletion after a canceled deletion is saved', async () => {
  for (const isDeleted of [true, false]) {
    const { client, net, ben, runTimers, cities } = await openWithBen();
    net.losesAnswers = true;
    client.undo();
    await settle();
    Object.assign(net, { losesAnswers: false, isOffline: true });
    client.redo();
    await settle();
    if (isDeleted) client.undo();
    else ben.set('city', 'Gera');
    net.isOffline = false;
    await runTimers();
    if (ben.conflict?.isGone) {
      ben.resolve('mine');
      await ben.flush();
    }
    expect(cities()).toEqual(isDeleted ? ['Weimar'] : ['Weimar', 'Gera']);
    expect(ben).toMatchObject({ isDeleted, isChanged: false });
  }
});

test.each([
  ['undo redo', true],
  ['undo redo undo', false],
  ['undo redo undo redo', true],
])(
  'after %s the server has the result of the last step, even if the deletion is answered late',
  async (text, isThere) => {
    for (const holdsAnswers of [false, true]) {
      const { client, net, ben, releaseAnswers, runTimers, cities } = await openWithBen();
      net.holdsAnswers = holdsAnswers;
      for (const step of text.split(' ')) {
        client[step as 'undo' | 'redo']();
        if (holdsAnswers) await settle();
      }
      await releaseAnswers();
      await runTimers();
      expect(cities()).toEqual(isThere ? ['Weimar', 'Jena'] : ['Weimar']);
      expect(ben).toMatchObject({ isDeleted: !isThere, isChanged: false });
    }
  },
);

test('a rollback of one field does not cancel a waiting deletion', async () => {
  const { net, ben, runTimers, cities } = await openWithBen();
  net.isOffline = true;
  await ben.remove().catch(() => undefined);
  ben.rollback('city');
  expect(ben.isChanged).toBe(true);
  net.isOffline = false;
  await runTimers();
  expect([ben.isDeleted, cities()]).toEqual([true, ['Weimar']]);
});

test('a deletion that succeeded on a later try, or was requested twice, is one undo step', async () => {
  for (const isLater of [true, false]) {
    const { client, net, ben, runTimers, cities } = await openWithBen();
    net.isOffline = isLater;
    await Promise.allSettled([ben.remove(), ben.remove()]);
    net.isOffline = false;
    await runTimers();
    expect(cities()).toEqual(['Weimar']);
    client.undo();
    await runTimers();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    // The step before is the creation of Ben.
    client.undo();
    await runTimers();
    expect(cities()).toEqual(['Weimar']);
    expect(client.history.canUndo).toBe(false);
  }
});

test('a deletion that waits for a save to finish can be canceled', async () => {
  for (const way of ['rollback', 'redo'] as const) {
    const { client, net, ben, releaseAnswers, runTimers, calls, cities } = await openWithBen();
    net.holdsAnswers = true;
    ben.set('city', 'Gera');
    const saved = ben.flush();
    await settle();
    if (way === 'rollback') {
      void ben.remove();
      await settle();
      ben.rollback();
    } else {
      client.undo();
      client.undo();
      await settle();
      client.redo();
    }
    await releaseAnswers();
    await saved;
    await runTimers();
    await ben.flush();
    expect(calls()).not.toContain('DELETE');
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: false, isChanged: false });
    expect(ben.get('id')).toBe('id-1');
  }
});

test('a save that waits for a canceled deletion does not send the deletion again', async () => {
  const { server, net, ben, releaseAnswers, runTimers, calls } = await openWithBen();
  server.answerNext(() => new Response(null, { status: 503 }));
  net.holdsAnswers = true;
  const ends = Promise.allSettled([ben.remove(), ben.flush()]);
  await settle();
  ben.rollback();
  await releaseAnswers();
  await ends;
  await runTimers();
  expect(calls()).toEqual(['DELETE', 'GET']);
  expect(ben).toMatchObject({ isDeleted: false, isChanged: false, city: 'Jena' });
});

test('a new record whose POST failed is kept if its deletion is canceled in progress', async () => {
  const { server, view, net, releaseAnswers, runTimers, calls, cities } = await openWithBen();
  const mia = view.create({ first_name: 'Mia', city: 'Gotha' });
  server.answerNext(() => new Response(null, { status: 503 }));
  await expect(mia.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  net.holdsAnswers = true;
  void mia.remove();
  await settle();
  mia.rollback();
  await releaseAnswers();
  await runTimers();
  expect(calls()).toEqual(['POST', 'POST']);
  expect(cities()).toEqual(['Weimar', 'Jena', 'Gotha']);
  expect(mia).toMatchObject({ isDeleted: false, isNew: false });
});

test('an undone deletion counts as unsaved until the record is created again, even if that is refused', async () => {
  const { server, client, ben, cities } = await openWithBen();
  await ben.remove();
  client.undo();
  server.answerNext(() => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  await expect(ben.flush()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(ben).toMatchObject({ isNew: true, isChanged: true, saveState: 'failed' });
  expect(client.pending()).toEqual([ben]);
  await client.flush();
  expect(cities()).toEqual(['Weimar', 'Jena']);
});

test('after a deletion that failed once and was then refused, the client shows whether the record still exists', async () => {
  for (const isDeletedOnServer of [true, false]) {
    const { server, net, ben, runTimers, cities } = await openWithBen();
    Object.assign(net, { losesAnswers: isDeletedOnServer, isOffline: !isDeletedOnServer });
    await expect(ben.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    Object.assign(net, { losesAnswers: false, isOffline: false });
    server.answerNext(() => Response.json({ code: 'FORBIDDEN' }, { status: 403 }));
    await runTimers();
    expect(cities()).toEqual(isDeletedOnServer ? ['Weimar'] : ['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: isDeletedOnServer, isChanged: false });
  }
});

test('a rollback, or setting earlier values, after an undone deletion still saves the restored record', async () => {
  const ways: ((ben: ModelRecord) => void)[] = [
    (ben) => ben.rollback(),
    (ben) => ben.rollback('city'),
    (ben) => ben.assign({ first_name: 'Ben', city: 'Jena' }),
  ];
  for (const way of ways) {
    const { client, ben, runTimers, cities } = await openWithBen();
    await ben.remove();
    client.undo();
    way(ben);
    expect(ben).toMatchObject({ isChanged: true, city: 'Jena' });
    await runTimers();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isNew: false, isChanged: false, city: 'Jena' });
  }
});

test('a rollback discards a restored record that the server refused to create', async () => {
  const { server, client, ben, runTimers, cities } = await openWithBen();
  await ben.remove();
  server.answerNext(() => Response.json({ code: 'CONFLICT' }, { status: 409 }));
  client.undo();
  await runTimers();
  expect(ben).toMatchObject({ isNew: true, isChanged: true, saveState: 'failed' });
  ben.rollback();
  await runTimers();
  expect([ben.isDeleted, client.pending(), cities()]).toEqual([true, [], ['Weimar']]);
});

test('if the server refuses to delete an undone creation, the record stays as it was', async () => {
  const { server, client, ben, runTimers, cities } = await openWithBen();
  server.answerNext(() => Response.json({ code: 'CONFLICT' }, { status: 409 }));
  client.undo();
  await runTimers();
  expect(ben).toMatchObject({ isDeleted: false, isChanged: false, city: 'Jena' });
  client.redo();
  await runTimers();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isNew: false, city: 'Jena' });
});

test('deleting twice sends one request', async () => {
  const { ben, calls } = await openWithBen();
  await Promise.all([ben.remove(), ben.remove()]);
  expect(calls()).toEqual(['DELETE']);
});

test('one undo removes a clone, and one redo restores it with its link to a new record [R7.9]', async () => {
  const { view, client } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  const record = view.create({ first_name: 'Ben' });
  record.link('user', user);
  const copy = record.clone();
  expect(copy.related('user')).toBe(user);
  client.undo();
  expect(copy.isDeleted).toBe(true);
  client.redo();
  expect(copy.isDeleted).toBe(false);
  expect(copy.related('user')).toBe(user);
});

const text = { type: 'STRING', allowNull: true } as const;
const { id, version } = profiles.columns;
const withKey: Definition[] = [
  {
    ...profiles,
    relations: { letters: { type: 'hasMany', view: 'letters', foreignKey: 'patient_id' } },
  },
  {
    ...profiles,
    name: 'letters',
    autosave: false,
    relations: {},
    columns: { id, version, subject: text, patient_id: text } as Definition['columns'],
  },
];
/** The definitions for a user who may not see `patient_id`. */
const withoutKey: Definition[] = [
  { ...profiles, relations: { letters: { type: 'hasMany', view: 'letters' } } },
  { ...withKey[1], columns: { id, version, subject: text } } as Definition,
];

/** One letter, and its possible owners Anna and Ben; the following requests end with `outcome`. */
async function openLetters(outcome: string, isKeyHidden: boolean, firstOwner: string | null) {
  const server = createMemoryServer(withKey, {
    profiles: [{ ...anna }, { ...anna, id: 'ben' }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: firstOwner }],
  });
  const clock = createTestClock();
  const net = { outcome: 'answered' };
  const heldAnswers: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    definitions: isKeyHidden ? withoutKey : withKey,
    async fetch(input, init) {
      if (net.outcome === 'offline') throw new TypeError('No network');
      const answer = await server.fetch(input, init);
      if (net.outcome === 'never answered') await new Promise(() => undefined);
      if (net.outcome === 'answered late')
        await new Promise<void>((resolve) => heldAnswers.push(resolve));
      if (net.outcome === 'answer lost') throw new TypeError('No answer');
      return answer;
    },
  });
  const view = client.loaded('profiles');
  const people = { anna: await view.get('anna', letters), ben: await view.get('ben', letters) };
  const letter = await client.loaded('letters').get('letter-1');
  net.outcome = outcome;
  const lettersOf = (person: ModelRecord) => person.related('letters') as readonly unknown[];
  return {
    client,
    server,
    letter,
    ...people,
    savedOwner: () => server.rows.letters?.[0]?.patient_id,
    /** The letter's owner in the client: its key, then the number of letters of Anna and of Ben. */
    shownOwner: () => [
      ...(isKeyHidden ? [] : [letter.get('patient_id') ?? null]),
      lettersOf(people.anna).length,
      lettersOf(people.ben).length,
    ],
    /** From now on requests are answered; runs all timers. Views without autosave are not saved. */
    async finish() {
      net.outcome = 'answered';
      for (const resolve of heldAnswers.splice(0)) resolve();
      await settle();
      for (let count = 0; count < 6; count += 1) await clock.advance(40_000);
    },
    save: () => clock.advance(600),
  };
}

const letters = { include: 'letters' };
type Opened = Awaited<ReturnType<typeof openLetters>>;
const linkings: [string, string | null, (opened: Opened) => void][] = [
  ['a first link', null, ({ ben, letter }) => ben.link('letters', letter)],
  ['a link that takes it from another', 'anna', ({ ben, letter }) => ben.link('letters', letter)],
  ['an unlink', 'anna', ({ anna: owner, letter }) => owner.unlink('letters', letter)],
];

test.each(
  linkings.flatMap((linking) =>
    ['not sent', 'answered', 'answered late', 'never answered', 'offline', 'answer lost'].map(
      (outcome) => [linking[0], outcome, linking] as const,
    ),
  ),
)(
  'undo and redo of %s (request: %s) change the key, both sides and the server, without saving the child [R7.10]',
  async (_name, outcome, [, firstOwner, change]) => {
    for (const isKeyHidden of [false, true]) {
      const opened = await openLetters(outcome, isKeyHidden, firstOwner);
      const { client, savedOwner, shownOwner, finish, save } = opened;
      const before = shownOwner();
      change(opened);
      const after = shownOwner();
      expect(after).not.toEqual(before);
      if (outcome !== 'not sent') await save();
      client.undo();
      expect(shownOwner()).toEqual(before);
      await finish();
      expect([shownOwner(), savedOwner(), client.pending()]).toEqual([before, firstOwner, []]);
      client.redo();
      expect(shownOwner()).toEqual(after);
      await finish();
      const last = _name === 'an unlink' ? null : 'ben';
      expect([shownOwner(), savedOwner(), client.pending()]).toEqual([after, last, []]);
    }
  },
);

test('a restored record has no owner if its key is hidden', async () => {
  const { client, letter, savedOwner, shownOwner, finish } = await openLetters(
    'answered',
    true,
    'anna',
  );
  await letter.remove();
  client.undo();
  await letter.flush();
  await finish();
  expect([shownOwner(), savedOwner(), client.pending()]).toEqual([[0, 0], null, []]);
});

test.each(['answered', 'answered late', 'offline', 'answer lost'])(
  'a key that is edited while its link is in progress (%s) ends with the edited value',
  async (outcome) => {
    const { client, ben, letter, savedOwner, shownOwner, finish } = await openLetters(
      outcome,
      false,
      'anna',
    );
    ben.link('letters', letter);
    const linked = ben.flush().catch(() => undefined);
    letter.set('patient_id', null);
    await linked;
    await finish();
    await letter.flush();
    await finish();
    expect([shownOwner(), savedOwner(), client.pending()]).toEqual([[null, 0, 0], null, []]);
  },
);

test('a key that is edited after a failed link is saved as edited, and the link is not sent again', async () => {
  for (const outcome of ['offline', 'answer lost']) {
    const { client, ben, letter, savedOwner, shownOwner, finish, save } = await openLetters(
      outcome,
      false,
      'anna',
    );
    ben.link('letters', letter);
    await save();
    letter.set('patient_id', null);
    expect(client.pending()).toEqual([letter]);
    await finish();
    await letter.flush();
    await finish();
    expect([shownOwner(), savedOwner(), client.pending()]).toEqual([[null, 0, 0], null, []]);
  }
});

test.each(['not sent', 'answered', 'answered late', 'never answered', 'offline', 'answer lost'])(
  'undo of an edited key after an unlink (request: %s) leaves the record without an owner, also on the server [R7.10]',
  async (outcome) => {
    const {
      client,
      anna: owner,
      letter,
      savedOwner,
      shownOwner,
      finish,
    } = await openLetters(outcome, false, 'anna');
    owner.unlink('letters', letter);
    letter.set('patient_id', 'ben');
    expect(shownOwner()).toEqual(['ben', 0, 1]);
    if (outcome !== 'not sent') void letter.flush().catch(() => undefined);
    await settle();
    client.undo();
    expect(shownOwner()).toEqual([null, 0, 0]);
    await finish();
    await letter.flush();
    await finish();
    expect([shownOwner(), savedOwner(), client.pending()]).toEqual([[null, 0, 0], null, []]);
  },
);

test('linking the record that is already linked creates no undo step', async () => {
  const { client, record } = await createPractice();
  const view = await client.view('users');
  const user = await view.get('user-1');
  record.link('user', user);
  await record.flush();
  record.link('user', user);
  client.undo();
  expect(record.get('user_id')).toBeNull();
});

test('an unlink after a link whose answer was lost leaves the record without an owner, also on the server', async () => {
  for (const isKeyHidden of [false, true]) {
    const opened = await openLetters('answer lost', isKeyHidden, 'anna');
    opened.ben.link('letters', opened.letter);
    await opened.save();
    opened.ben.unlink('letters', opened.letter);
    await opened.finish();
    expect([opened.shownOwner().slice(-2), opened.savedOwner()]).toEqual([[0, 0], null]);
  }
});

test('a deleted record is restored with its unsaved links, and without its unsaved unlinks', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTestClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const [one, two] = await (await client.view('tags')).find({ include: 'notes' });
  const [note] = await (await client.view('notes')).find({ include: 'tags' });
  if (!(one && two && note)) throw new Error('Nothing is there');
  two.link('notes', note);
  one.unlink('notes', note);
  await note.remove();
  client.undo();
  expect(note.related('tags')).toEqual([two]);
  for (let count = 0; count < 3; count += 1) await clock.advance(40_000);
  expect(note).toMatchObject({ isNew: false, isChanged: false });
  const pairs = server.rows.note_tags?.filter((pair) => pair.notes === note.get('id'));
  expect(pairs).toEqual([{ notes: note.get('id'), tags: 't2' }]);
});

test('a record that is restored, deleted and restored again before a save keeps its many-to-many links', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTestClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const [tag] = await (await client.view('tags')).find({ include: 'notes' });
  if (!tag) throw new Error('Nothing is there');
  await tag.remove();
  client.undo();
  await tag.remove();
  client.undo();
  await tag.flush();
  const pairs = server.rows.note_tags?.filter((pair) => pair.tags === tag.get('id'));
  expect(pairs).toEqual([{ notes: 'n1', tags: tag.get('id') }]);
});

test('undo and redo of a key use the new id of a restored folder', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTestClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const folder = await (await client.view('folders')).get('f1');
  const note = await (await client.view('notes')).get('n1');
  note.set('folder_id', 'f2');
  note.set('folder_id', 'f1');
  note.set('folder_id', 'f2');
  await note.flush();
  for (let times = 0; times < 2; times += 1) {
    await folder.remove();
    client.undo();
    await folder.flush();
  }
  const saved = () => server.rows.notes?.find(({ id }) => id === 'n1')?.folder_id;
  for (const [step, isThere] of [
    ['undo', true],
    ['undo', false],
    ['redo', true],
  ] as const) {
    client[step]();
    expect(note.related('folder') === folder).toBe(isThere);
    await note.flush();
    expect(saved()).toBe(isThere ? folder.get('id') : 'f2');
  }
});

test('a deleted record is restored with the owner of its unsaved link', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTestClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const folder = await (await client.view('folders')).get('f1', { include: 'notes' });
  const note = await (await client.view('notes')).get('n2');
  folder.link('notes', note);
  await note.remove();
  client.undo();
  expect(note.related('folder')).toBe(folder);
  await note.flush();
  expect(server.rows.notes?.at(-1)).toMatchObject({ id: note.get('id'), folder_id: 'f1' });
  client.undo();
  await Promise.all([note.flush(), folder.flush()]);
  expect(server.rows.notes?.at(-1)).toMatchObject({ id: note.get('id'), folder_id: null });
});

test.each(['after', 'before'])(
  'a deleted record is restored with its many-to-many links, even if a list without it arrived %s the answer to the deletion',
  async (moment) => {
    const server = createMemoryServer(notes.definitions, notes.rows);
    const clock = createTestClock();
    let isLost = false;
    const client = createRecordClient({
      clock,
      async fetch(input, init) {
        const answer = await server.fetch(input, init);
        if (isLost) throw new TypeError('No answer');
        return answer;
      },
    });
    const [tag] = await (await client.view('tags')).find({ include: 'notes' });
    const view = await client.view('notes');
    const [note] = await view.find({ include: 'tags' });
    if (!(tag && note)) throw new Error('Nothing is there');
    isLost = moment === 'before';
    await tag.remove().catch(() => undefined);
    isLost = false;
    await view.find({ include: 'tags' });
    await clock.advance(40_000);
    expect([tag.isDeleted, note.related('tags')]).toEqual([true, []]);
    client.undo();
    expect(note.related('tags')).toEqual([tag]);
    await tag.flush();
    const pairs = server.rows.note_tags?.filter((pair) => pair.tags === tag.get('id'));
    expect(pairs).toEqual([{ notes: 'n1', tags: tag.get('id') }]);
  },
);

test.each(['answer lost', 'refused'])(
  'a link made while an edit of the key is in flight (%s) is saved',
  async (outcome) => {
    const opened = await openLetters('answered', false, 'anna');
    const { client, ben, letter, savedOwner, server, shownOwner, finish } = opened;
    const answer = Promise.withResolvers<Response>();
    server.answerNext(() => answer.promise);
    letter.set('patient_id', null);
    const saved = letter.flush().catch(() => undefined);
    await settle();
    ben.link('letters', letter);
    if (outcome === 'answer lost') answer.reject(new TypeError('No answer'));
    else answer.resolve(new Response(null, { status: 403 }));
    await saved;
    expect(shownOwner()).toEqual(['ben', 0, 1]);
    await finish();
    expect([shownOwner(), savedOwner(), client.pending()]).toEqual([['ben', 0, 1], 'ben', []]);
  },
);

type Step = (opened: Opened) => void;
const linkToAnna: Step = ({ anna: owner, letter }) => owner.link('letters', letter);
const linkToBen: Step = ({ ben, letter }) => ben.link('letters', letter);
const unlinkFromAnna: Step = ({ anna: owner, letter }) => owner.unlink('letters', letter);
const unlinkFromBen: Step = ({ ben, letter }) => ben.unlink('letters', letter);
const setKey =
  (key: string | null): Step =>
  ({ letter }) =>
    letter.set('patient_id', key);

/** Name, first owner, whether the key is hidden, and the steps. */
const sequences: [string, string | null, boolean[], Step[]][] = [
  ['two links', null, [true, false], [linkToBen, linkToAnna]],
  ['a link and an unlink', 'anna', [true, false], [linkToBen, unlinkFromBen]],
  ['an unlink and a link', 'anna', [true, false], [unlinkFromAnna, linkToBen]],
  ['a link and an edit to none', 'anna', [false], [linkToBen, setKey(null)]],
  ['a link and an edit to another', null, [false], [linkToBen, setKey('anna')]],
  ['an edit and a link', null, [false], [setKey('anna'), linkToBen]],
];

test.each(
  sequences.flatMap((way) => [true, false].map((isSaved) => [way[0], isSaved, way] as const)),
)(
  'undo and redo of %s (each saved: %s) restore the owner, also on the server [R7.10]',
  async (_name, isSaved, [, firstOwner, hidden, steps]) => {
    for (const isKeyHidden of hidden) {
      const opened = await openLetters('answered', isKeyHidden, firstOwner);
      const { client, letter, savedOwner, shownOwner, finish } = opened;
      const saveAll = async () => {
        // An edit of the key belongs to the letter, whose view does not save by itself.
        if (letter.isChanged) await letter.flush();
        await finish();
      };
      const start = shownOwner();
      for (const step of steps) {
        step(opened);
        if (isSaved) await saveAll();
      }
      await saveAll();
      const [end, last] = [shownOwner(), savedOwner()];
      for (const _step of steps) client.undo();
      expect(shownOwner()).toEqual(start);
      await saveAll();
      expect([shownOwner(), savedOwner(), client.pending()]).toEqual([start, firstOwner, []]);
      for (const _step of steps) client.redo();
      expect(shownOwner()).toEqual(end);
      await saveAll();
      expect([shownOwner(), savedOwner(), client.pending()]).toEqual([end, last, []]);
    }
  },
);

test.each([true, false])(
  'undo of a link keeps an owner that another user has set since (key hidden: %s) [R7.10]',
  async (isKeyHidden) => {
    const opened = await openLetters('answered', isKeyHidden, null);
    const { client, server, savedOwner, shownOwner, finish } = opened;
    linkToAnna(opened);
    await finish();
    expect(savedOwner()).toBe('anna');
    Object.assign(server.rows.letters?.[0] ?? {}, { patient_id: 'ben', version: 9 });
    await client.loaded('letters').get('letter-1');
    for (const id of ['anna', 'ben']) await client.loaded('profiles').get(id, letters);
    const moved = shownOwner();
    client.undo();
    expect(shownOwner()).toEqual(moved);
    await finish();
    expect([shownOwner(), savedOwner(), client.pending()]).toEqual([moved, 'ben', []]);
  },
);

test('with a hidden key, undo of a link or an unlink after the former owner was deleted leaves the letter without an owner', async () => {
  for (const change of [linkToBen, unlinkFromAnna]) {
    const opened = await openLetters('answered', true, 'anna');
    const { client, server, savedOwner, shownOwner, finish } = opened;
    change(opened);
    await finish();
    server.rows.profiles?.splice(0, 1);
    client.loaded('profiles').forget('anna');
    client.undo();
    expect(shownOwner()).toEqual([0, 0]);
    await finish();
    expect([shownOwner(), savedOwner(), client.pending()]).toEqual([[0, 0], null, []]);
  }
});

test('with a hidden key, a letter of a deleted owner can be linked, unlinked and linked again', async () => {
  const opened = await openLetters('answered', true, 'anna');
  const { client, savedOwner, shownOwner, finish } = opened;
  await opened.anna.remove();
  linkToBen(opened);
  unlinkFromBen(opened);
  expect(opened.ben.related('letters')).toEqual([]);
  await finish();
  expect([opened.ben.related('letters'), client.pending()]).toEqual([[], []]);
  linkToBen(opened);
  await finish();
  expect([shownOwner(), savedOwner(), client.pending()]).toEqual([[0, 1], 'ben', []]);
});

test('with a hidden key, a late answer to a list request does not revert an unlink', async () => {
  const server = createMemoryServer(withKey, {
    profiles: [{ ...anna }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: 'anna' }],
  });
  let held: Promise<void> | null = null;
  const client = createRecordClient({
    clock: createTestClock(),
    definitions: withoutKey,
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      if (init?.method === 'GET') await held;
      return answer;
    },
  });
  const owner = await client.loaded('profiles').get('anna', letters);
  const [letter] = owner.related('letters') as readonly ModelRecord[];
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const found = client.loaded('profiles').find(letters);
  await settle();
  owner.unlink('letters', letter as ModelRecord);
  await owner.flush();
  expect(owner.related('letters')).toEqual([]);
  resolve();
  await found;
  expect(owner.related('letters')).toEqual([]);
});

test('with a hidden key, a late answer to a list request does not revert a link', async () => {
  const patient = { type: 'belongsTo', view: 'profiles', foreignKey: 'patient_id' } as const;
  const both = withKey.map((one) =>
    one.name === 'letters' ? { ...one, relations: { patient } } : one,
  );
  const server = createMemoryServer(both, {
    profiles: [{ ...anna }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: 'anna' }],
  });
  const columns = withoutKey[1]?.columns as Definition['columns'];
  let held: Promise<void> | null = null;
  const client = createRecordClient({
    clock: createTestClock(),
    definitions: both.map((one) => (one.name === 'letters' ? { ...one, columns } : one)),
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      if (init?.method === 'GET') await held;
      return answer;
    },
  });
  const owner = await client.loaded('profiles').get('anna', letters);
  const letter = await client.loaded('letters').get('letter-1', { include: 'patient' });
  // The server's version is now newer than the known one.
  owner.unlink('letters', letter);
  await owner.flush();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const found = client.loaded('letters').find({ include: 'patient' });
  await settle();
  owner.link('letters', letter);
  await owner.flush();
  expect(letter.related('patient')).toBe(owner);
  resolve();
  await found;
  expect(letter.related('patient')).toBe(owner);
  expect(owner.related('letters')).toEqual([letter]);
});

test('a new record that is deleted and undone while its POST is in progress is gone', async () => {
  const { server, client, view, net, releaseAnswers, runTimers, cities } = await openWithBen();
  net.holdsAnswers = true;
  const cleo = view.create({ first_name: 'Cleo', city: 'Gera' });
  const saved = cleo.flush();
  await settle();
  const deleted = cleo.remove();
  client.undo();
  await releaseAnswers();
  await Promise.all([saved, deleted]);
  expect(cities()).toEqual(['Weimar', 'Jena']);
  // The undo of its creation includes the deletion: the next undo removes Ben.
  client.undo();
  await runTimers();
  expect([cities(), cleo.isDeleted]).toEqual([['Weimar'], true]);
  client.redo();
  client.redo();
  await runTimers();
  expect(server.rows.profiles?.map(({ city }) => city)).toEqual(['Weimar', 'Jena', 'Gera']);
});
