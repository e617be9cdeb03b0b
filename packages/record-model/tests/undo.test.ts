/** An undo or a redo before the server has answered the previous one. */
import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import * as notes from './histories/notes.ts';
import { anna, createPractice, createTurnedClock, profiles, settle } from './practice.ts';

/** Ben was just created, and is saved. */
async function openWithBen() {
  const server = createMemoryServer([profiles], { profiles: [{ ...anna }] });
  const clock = createTurnedClock();
  const net = { isAway: false, isSlow: false, isDeaf: false };
  const held: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      if (net.isAway) throw new TypeError('No network');
      const answer = await server.fetch(input, init);
      if (net.isSlow) await new Promise<void>((resolve) => held.push(resolve));
      if (net.isDeaf) throw new TypeError('No answer');
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
    async answer() {
      net.isSlow = false;
      for (const resolve of held.splice(0)) resolve();
      await settle();
    },
    /** Waits until nothing is due any more. */
    async rest() {
      for (let count = 0; count < 6; count += 1) await clock.turn(40_000);
    },
  };
}

test('a redo cancels a deletion that waits for the connection: there is one record, and not two', async () => {
  const { client, net, ben, rest, calls, cities } = await openWithBen();
  net.isAway = true;
  client.undo();
  await settle();
  expect(ben).toMatchObject({ isDeleted: false, isChanged: true });
  client.redo();
  await settle();
  // Until it is known whether the server still has it, it is not saved.
  expect(ben).toMatchObject({ isNew: false, isChanged: true, city: 'Jena' });
  net.isAway = false;
  await rest();
  expect(ben).toMatchObject({ isNew: false, isChanged: false, city: 'Jena' });
  // Its request may have arrived: the client asks whether the record exists, and sends nothing.
  expect([calls(), cities()]).toEqual([['GET'], ['Weimar', 'Jena']]);
});

const takeBacks: [string, (opened: Awaited<ReturnType<typeof openWithBen>>) => void][] = [
  ['a redo', ({ client }) => client.redo()],
  ['a rollback', ({ ben }) => ben.rollback()],
];

test.each(takeBacks)(
  '%s after a deletion whose answer was lost: the record exists again, also on the server [R7.7]',
  async (_name, takeBack) => {
    for (const isDone of [true, false]) {
      const opened = await openWithBen();
      const { client, net, ben, rest, cities } = opened;
      Object.assign(net, { isDeaf: isDone, isAway: !isDone });
      client.undo();
      await settle();
      // The connection stays away for some time.
      Object.assign(net, { isDeaf: false, isAway: true });
      takeBack(opened);
      await settle();
      expect(ben).toMatchObject({ isDeleted: false, city: 'Jena' });
      net.isAway = false;
      await rest();
      expect(cities()).toEqual(['Weimar', 'Jena']);
      expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, city: 'Jena' });
      expect(ben.get('id')).toBe(isDone ? 'id-2' : 'id-1');
    }
  },
);

test('a redo before the answer of a deletion is lost: the record is not deleted again', async () => {
  for (const isDone of [true, false]) {
    const { server, client, net, ben, answer, rest, cities } = await openWithBen();
    if (!isDone) server.answerNext(() => new Response(null, { status: 503 }));
    Object.assign(net, { isSlow: true, isDeaf: isDone });
    client.undo();
    await settle();
    client.redo();
    await answer();
    net.isDeaf = false;
    await rest();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, city: 'Jena' });
    expect(ben.get('id')).toBe(isDone ? 'id-2' : 'id-1');
  }
});

/** The deletion was done without an answer, it was canceled, and the connection is away. */
async function openTakenBack() {
  const opened = await openWithBen();
  opened.net.isDeaf = true;
  opened.client.undo();
  await settle();
  Object.assign(opened.net, { isDeaf: false, isAway: true });
  opened.client.redo();
  await settle();
  return opened;
}

test('an event about a canceled deletion does not remove the record again [R7.7]', async () => {
  const { view, net, ben, rest, cities } = await openTakenBack();
  view.forget('id-1');
  expect(ben.isDeleted).toBe(false);
  net.isAway = false;
  await rest();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false });
  // Later events do.
  view.forget('id-2');
  expect(ben.isDeleted).toBe(true);
});

test('a record that is edited during the check is created again with its edit, even if that is undone', async () => {
  for (const isUndone of [false, true]) {
    const { clock, client, net, ben, answer, rest, cities } = await openTakenBack();
    Object.assign(net, { isAway: false, isSlow: true });
    await clock.turn(2000);
    ben.set('city', 'Gera');
    if (isUndone) client.undo();
    await answer();
    await rest();
    expect(cities()).toEqual(['Weimar', isUndone ? 'Jena' : 'Gera']);
    expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, conflict: null });
  }
});

test('a rollback cancels a deletion in progress, done or not; a rollback of a field does not', async () => {
  for (const isDone of [true, false]) {
    for (const name of [undefined, 'city']) {
      const { server, client, net, ben, answer, rest, cities } = await openWithBen();
      if (!isDone) server.answerNext(() => new Response(null, { status: 503 }));
      Object.assign(net, { isSlow: true, isDeaf: isDone });
      client.undo();
      await settle();
      ben.rollback(name);
      await answer();
      net.isDeaf = false;
      await rest();
      expect(cities()).toEqual(name ? ['Weimar'] : ['Weimar', 'Jena']);
      expect(ben).toMatchObject({ isDeleted: name !== undefined, isChanged: false });
    }
  }
});

test('a deletion that was canceled while in progress is not repeated by a redo', async () => {
  const { client, net, ben, answer, rest, cities } = await openWithBen();
  net.isSlow = true;
  void ben.remove();
  await settle();
  ben.rollback();
  await answer();
  await rest();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  client.undo();
  client.redo();
  await rest();
  expect(cities()).toEqual(['Weimar', 'Jena']);
});

test('losing the right to read is reported once, and nothing waits forever', async () => {
  const { server, net, ben, client, rest } = await openTakenBack();
  server.answerNext(() => Response.json({ code: 'FORBIDDEN' }, { status: 403 }));
  net.isAway = false;
  await rest();
  expect(ben).toMatchObject({ isChanged: false, isDeleted: false });
  expect(client.pending()).toEqual([]);
});

test('a late answer about the former id creates no second record', async () => {
  const { clock, client, net, ben, answer, rest, cities } = await openTakenBack();
  Object.assign(net, { isAway: false, isSlow: true });
  await clock.turn(2000);
  net.isSlow = false;
  // Deleted and restored while the server's answer is in flight.
  client.undo();
  await settle();
  client.redo();
  await clock.turn(600);
  await answer();
  await rest();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false });
});

test('after a redo an edit or another deletion of the record counts, with any result of its deletion', async () => {
  for (const isDeleted of [true, false]) {
    const { client, net, ben, rest, cities } = await openWithBen();
    net.isDeaf = true;
    client.undo();
    await settle();
    Object.assign(net, { isDeaf: false, isAway: true });
    client.redo();
    await settle();
    if (isDeleted) client.undo();
    else ben.set('city', 'Gera');
    net.isAway = false;
    await rest();
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
])('%s: the last step counts, even if the deletion is answered late', async (text, isThere) => {
  for (const isSlow of [false, true]) {
    const { client, net, ben, answer, rest, cities } = await openWithBen();
    net.isSlow = isSlow;
    for (const step of text.split(' ')) {
      client[step as 'undo' | 'redo']();
      if (isSlow) await settle();
    }
    await answer();
    await rest();
    expect(cities()).toEqual(isThere ? ['Weimar', 'Jena'] : ['Weimar']);
    expect(ben).toMatchObject({ isDeleted: !isThere, isChanged: false });
  }
});

test('a rollback of an unedited field does not touch a waiting deletion', async () => {
  const { net, ben, rest, cities } = await openWithBen();
  net.isAway = true;
  await ben.remove().catch(() => undefined);
  ben.rollback('city');
  expect(ben.isChanged).toBe(true);
  net.isAway = false;
  await rest();
  expect([ben.isDeleted, cities()]).toEqual([true, ['Weimar']]);
});

test('a deletion that only a later try has done can be undone, once, and so can one that was requested twice', async () => {
  for (const isLater of [true, false]) {
    const { client, net, ben, rest, cities } = await openWithBen();
    net.isAway = isLater;
    await Promise.allSettled([ben.remove(), ben.remove()]);
    net.isAway = false;
    await rest();
    expect(cities()).toEqual(['Weimar']);
    client.undo();
    await rest();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    // The remaining step is his creation.
    client.undo();
    await rest();
    expect(cities()).toEqual(['Weimar']);
    expect(client.history.canUndo).toBe(false);
  }
});

test('a deletion that waits behind a save is canceled before it starts', async () => {
  for (const takeBack of ['rollback', 'redo'] as const) {
    const { client, net, ben, answer, rest, calls, cities } = await openWithBen();
    net.isSlow = true;
    ben.set('city', 'Gera');
    const saved = ben.flush();
    await settle();
    if (takeBack === 'rollback') {
      void ben.remove();
      await settle();
      ben.rollback();
    } else {
      client.undo();
      client.undo();
      await settle();
      client.redo();
    }
    await answer();
    await saved;
    await rest();
    await ben.flush();
    expect(calls()).not.toContain('DELETE');
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: false, isChanged: false });
    expect(ben.get('id')).toBe('id-1');
  }
});

test('a save that waits behind a canceled deletion does not repeat it', async () => {
  const { server, net, ben, answer, rest, calls } = await openWithBen();
  server.answerNext(() => new Response(null, { status: 503 }));
  net.isSlow = true;
  const ends = Promise.allSettled([ben.remove(), ben.flush()]);
  await settle();
  ben.rollback();
  await answer();
  await ends;
  await rest();
  expect(calls()).toEqual(['DELETE', 'GET']);
  expect(ben).toMatchObject({ isDeleted: false, isChanged: false, city: 'Jena' });
});

test('a new record without an answer, whose deletion is canceled while it requests the id, is kept', async () => {
  const { server, view, net, answer, rest, calls, cities } = await openWithBen();
  const mia = view.create({ first_name: 'Mia', city: 'Gotha' });
  server.answerNext(() => new Response(null, { status: 503 }));
  await expect(mia.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  net.isSlow = true;
  void mia.remove();
  await settle();
  mia.rollback();
  await answer();
  await rest();
  expect(calls()).toEqual(['POST', 'POST']);
  expect(cities()).toEqual(['Weimar', 'Jena', 'Gotha']);
  expect(mia).toMatchObject({ isDeleted: false, isNew: false });
});

test('the values of a deleted record are unsaved until it is created again, even if that is refused', async () => {
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

test('a deletion that is refused the second time may have been done the first time', async () => {
  for (const isDone of [true, false]) {
    const { server, net, ben, rest, cities } = await openWithBen();
    Object.assign(net, { isDeaf: isDone, isAway: !isDone });
    await expect(ben.remove()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    Object.assign(net, { isDeaf: false, isAway: false });
    server.answerNext(() => Response.json({ code: 'FORBIDDEN' }, { status: 403 }));
    await rest();
    expect(cities()).toEqual(isDone ? ['Weimar'] : ['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: isDone, isChanged: false });
  }
});

test('a restored record stays after a rollback, or after setting an earlier value, and is saved', async () => {
  const ways: ((ben: ModelRecord) => void)[] = [
    (ben) => ben.rollback(),
    (ben) => ben.rollback('city'),
    (ben) => ben.assign({ first_name: 'Ben', city: 'Jena' }),
  ];
  for (const way of ways) {
    const { client, ben, rest, cities } = await openWithBen();
    await ben.remove();
    client.undo();
    way(ben);
    expect(ben).toMatchObject({ isChanged: true, city: 'Jena' });
    await rest();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isNew: false, isChanged: false, city: 'Jena' });
  }
});

test('a rollback discards a record that was to be created again, after that was refused', async () => {
  const { server, client, ben, rest, cities } = await openWithBen();
  await ben.remove();
  server.answerNext(() => Response.json({ code: 'CONFLICT' }, { status: 409 }));
  client.undo();
  await rest();
  expect(ben).toMatchObject({ isNew: true, isChanged: true, saveState: 'failed' });
  ben.rollback();
  await rest();
  expect([ben.isDeleted, client.pending(), cities()]).toEqual([true, [], ['Weimar']]);
});

test('an undone create whose deletion is refused stays unchanged, before and after a redo', async () => {
  const { server, client, ben, rest, cities } = await openWithBen();
  server.answerNext(() => Response.json({ code: 'CONFLICT' }, { status: 409 }));
  client.undo();
  await rest();
  expect(ben).toMatchObject({ isDeleted: false, isChanged: false, city: 'Jena' });
  client.redo();
  await rest();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isNew: false, city: 'Jena' });
});

test('deleting twice sends one request', async () => {
  const { ben, calls } = await openWithBen();
  await Promise.all([ben.remove(), ben.remove()]);
  expect(calls()).toEqual(['DELETE']);
});

test('one undo reverts a clone, even if it belongs to a record that is new itself [R7.9]', async () => {
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
const keyed: Definition[] = [
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
/** The definition for a caller who may not see the key. */
const keyless: Definition[] = [
  { ...profiles, relations: { letters: { type: 'hasMany', view: 'letters' } } },
  { ...keyed[1], columns: { id, version, subject: text } } as Definition,
];

/** Anna has a letter, and Ben has none; the next request has the given fate. */
async function openLetters(fate: string, isKeyHidden: boolean, patient: string | null) {
  const server = createMemoryServer(keyed, {
    profiles: [{ ...anna }, { ...anna, id: 'ben' }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: patient }],
  });
  const clock = createTurnedClock();
  const net = { fate: 'answered' };
  const held: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    definitions: isKeyHidden ? keyless : keyed,
    async fetch(input, init) {
      if (net.fate === 'lost') throw new TypeError('No network');
      const answer = await server.fetch(input, init);
      if (net.fate === 'silent') await new Promise(() => undefined);
      if (net.fate === 'slow') await new Promise<void>((resolve) => held.push(resolve));
      if (net.fate === 'answer lost') throw new TypeError('No answer');
      return answer;
    },
  });
  const view = client.loaded('profiles');
  const people = { anna: await view.get('anna', letters), ben: await view.get('ben', letters) };
  const letter = await client.loaded('letters').get('letter-1');
  net.fate = fate;
  const lettersOf = (person: ModelRecord) => person.related('letters') as readonly unknown[];
  return {
    client,
    server,
    letter,
    ...people,
    patient: () => server.rows.letters?.[0]?.patient_id,
    /** The owner of the letter here, by the key and by the letters of both. */
    shown: () => [
      ...(isKeyHidden ? [] : [letter.get('patient_id') ?? null]),
      lettersOf(people.anna).length,
      lettersOf(people.ben).length,
    ],
    /** Records that wait for their own save are not saved. */
    async rest() {
      net.fate = 'answered';
      for (const resolve of held.splice(0)) resolve();
      await settle();
      for (let count = 0; count < 6; count += 1) await clock.turn(40_000);
    },
    save: () => clock.turn(600),
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
    ['not sent', 'answered', 'slow', 'silent', 'lost', 'answer lost'].map(
      (fate) => [linking[0], fate, linking] as const,
    ),
  ),
)(
  'undo and redo of %s, %s: the key, both sides and the server follow, with no save of the child [R7.10]',
  async (_name, fate, [, first, change]) => {
    for (const isKeyHidden of [false, true]) {
      const opened = await openLetters(fate, isKeyHidden, first);
      const { client, patient, shown, rest, save } = opened;
      const before = shown();
      change(opened);
      const after = shown();
      expect(after).not.toEqual(before);
      if (fate !== 'not sent') await save();
      client.undo();
      expect(shown()).toEqual(before);
      await rest();
      expect([shown(), patient(), client.pending()]).toEqual([before, first, []]);
      client.redo();
      expect(shown()).toEqual(after);
      await rest();
      const last = _name === 'an unlink' ? null : 'ben';
      expect([shown(), patient(), client.pending()]).toEqual([after, last, []]);
    }
  },
);

test('a restored record has no owner, if the key of its former owner is not visible', async () => {
  const { client, letter, patient, shown, rest } = await openLetters('answered', true, 'anna');
  await letter.remove();
  client.undo();
  await letter.flush();
  await rest();
  expect([shown(), patient(), client.pending()]).toEqual([[0, 0], null, []]);
});

test.each(['answered', 'slow', 'lost', 'answer lost'])(
  'a key that is edited during its link, %s, has the edited value in the end',
  async (fate) => {
    const { client, ben, letter, patient, shown, rest } = await openLetters(fate, false, 'anna');
    ben.link('letters', letter);
    const linked = ben.flush().catch(() => undefined);
    letter.set('patient_id', null);
    await linked;
    await rest();
    await letter.flush();
    await rest();
    expect([shown(), patient(), client.pending()]).toEqual([[null, 0, 0], null, []]);
  },
);

test('a key that is edited after a link without an answer is sent as edited, and no link follows', async () => {
  for (const fate of ['lost', 'answer lost']) {
    const { client, ben, letter, patient, shown, rest, save } = await openLetters(
      fate,
      false,
      'anna',
    );
    ben.link('letters', letter);
    await save();
    letter.set('patient_id', null);
    expect(client.pending()).toEqual([letter]);
    await rest();
    await letter.flush();
    await rest();
    expect([shown(), patient(), client.pending()]).toEqual([[null, 0, 0], null, []]);
  }
});

test.each(['not sent', 'answered', 'slow', 'silent', 'lost', 'answer lost'])(
  'undo of a key that was edited over an unlink, %s: it has no owner again, here and on the server [R7.10]',
  async (fate) => {
    const {
      client,
      anna: owner,
      letter,
      patient,
      shown,
      rest,
    } = await openLetters(fate, false, 'anna');
    owner.unlink('letters', letter);
    letter.set('patient_id', 'ben');
    expect(shown()).toEqual(['ben', 0, 1]);
    if (fate !== 'not sent') void letter.flush().catch(() => undefined);
    await settle();
    client.undo();
    expect(shown()).toEqual([null, 0, 0]);
    await rest();
    await letter.flush();
    await rest();
    expect([shown(), patient(), client.pending()]).toEqual([[null, 0, 0], null, []]);
  },
);

test('choosing the record that is already chosen creates no undo step', async () => {
  const { client, record } = await createPractice();
  const view = await client.view('users');
  const user = await view.get('user-1');
  record.link('user', user);
  await record.flush();
  record.link('user', user);
  client.undo();
  expect(record.get('user_id')).toBeNull();
});

test('an unlink after a link without an answer leaves the record without an owner, here and on the server', async () => {
  for (const isKeyHidden of [false, true]) {
    const opened = await openLetters('answer lost', isKeyHidden, 'anna');
    opened.ben.link('letters', opened.letter);
    await opened.save();
    opened.ben.unlink('letters', opened.letter);
    await opened.rest();
    expect([opened.shown().slice(-2), opened.patient()]).toEqual([[0, 0], null]);
  }
});

test('a deleted record is restored with pairs that were still to be sent, and without those that were not', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTurnedClock();
  const client = createRecordClient({ clock, fetch: server.fetch });
  const [one, two] = await (await client.view('tags')).find({ include: 'notes' });
  const [note] = await (await client.view('notes')).find({ include: 'tags' });
  if (!(one && two && note)) throw new Error('Nothing is there');
  two.link('notes', note);
  one.unlink('notes', note);
  await note.remove();
  client.undo();
  expect(note.related('tags')).toEqual([two]);
  for (let count = 0; count < 3; count += 1) await clock.turn(40_000);
  expect(note).toMatchObject({ isNew: false, isChanged: false });
  const pairs = server.rows.note_tags?.filter((pair) => pair.notes === note.get('id'));
  expect(pairs).toEqual([{ notes: note.get('id'), tags: 't2' }]);
});

test('a record that is restored, and deleted again before the save, is restored with its pairs', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTurnedClock();
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

test('undone and redone changes refer to a restored folder, not to its former id', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTurnedClock();
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

test('a deleted record is restored to the place of its pending link', async () => {
  const server = createMemoryServer(notes.definitions, notes.rows);
  const clock = createTurnedClock();
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
  'a deleted record is restored with its pairs, even if a list without it has arrived %s the answer',
  async (moment) => {
    const server = createMemoryServer(notes.definitions, notes.rows);
    const clock = createTurnedClock();
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
    await clock.turn(40_000);
    expect([tag.isDeleted, note.related('tags')]).toEqual([true, []]);
    client.undo();
    expect(note.related('tags')).toEqual([tag]);
    await tag.flush();
    const pairs = server.rows.note_tags?.filter((pair) => pair.tags === tag.get('id'));
    expect(pairs).toEqual([{ notes: 'n1', tags: tag.get('id') }]);
  },
);

test.each(['lost', 'refused'])(
  'a link made while an edit of the key is in flight, which is %s, counts in the end',
  async (fate) => {
    const opened = await openLetters('answered', false, 'anna');
    const { client, ben, letter, patient, server, shown, rest } = opened;
    const answer = Promise.withResolvers<Response>();
    server.answerNext(() => answer.promise);
    letter.set('patient_id', null);
    const saved = letter.flush().catch(() => undefined);
    await settle();
    ben.link('letters', letter);
    if (fate === 'lost') answer.reject(new TypeError('No answer'));
    else answer.resolve(new Response(null, { status: 403 }));
    await saved;
    expect(shown()).toEqual(['ben', 0, 1]);
    await rest();
    expect([shown(), patient(), client.pending()]).toEqual([['ben', 0, 1], 'ben', []]);
  },
);

type Step = (opened: Opened) => void;
const toAnna: Step = ({ anna: owner, letter }) => owner.link('letters', letter);
const toBen: Step = ({ ben, letter }) => ben.link('letters', letter);
const fromAnna: Step = ({ anna: owner, letter }) => owner.unlink('letters', letter);
const fromBen: Step = ({ ben, letter }) => ben.unlink('letters', letter);
const keyOf =
  (key: string | null): Step =>
  ({ letter }) =>
    letter.set('patient_id', key);

/** Each step is saved, or followed immediately by the next. */
const ways: [string, string | null, boolean[], Step[]][] = [
  ['two links', null, [true, false], [toBen, toAnna]],
  ['a link and an unlink', 'anna', [true, false], [toBen, fromBen]],
  ['an unlink and a link', 'anna', [true, false], [fromAnna, toBen]],
  ['a link and an edit to none', 'anna', [false], [toBen, keyOf(null)]],
  ['a link and an edit to another', null, [false], [toBen, keyOf('anna')]],
  ['an edit and a link', null, [false], [keyOf('anna'), toBen]],
];

test.each(ways.flatMap((way) => [true, false].map((isSaved) => [way[0], isSaved, way] as const)))(
  'undo and redo of %s at once, saved one by one: %s, restores the owner, here and on the server [R7.10]',
  async (_name, isSaved, [, first, hidden, steps]) => {
    for (const isKeyHidden of hidden) {
      const opened = await openLetters('answered', isKeyHidden, first);
      const { client, letter, patient, shown, rest } = opened;
      const saveAll = async () => {
        // An edit of the key belongs to the letter, whose view does not save by itself.
        if (letter.isChanged) await letter.flush();
        await rest();
      };
      const start = shown();
      for (const step of steps) {
        step(opened);
        if (isSaved) await saveAll();
      }
      await saveAll();
      const [end, last] = [shown(), patient()];
      for (const _step of steps) client.undo();
      expect(shown()).toEqual(start);
      await saveAll();
      expect([shown(), patient(), client.pending()]).toEqual([start, first, []]);
      for (const _step of steps) client.redo();
      expect(shown()).toEqual(end);
      await saveAll();
      expect([shown(), patient(), client.pending()]).toEqual([end, last, []]);
    }
  },
);

test.each([true, false])(
  'an undo of a link leaves the record with the owner that another user has chosen since, its key hidden: %s [R7.10]',
  async (isKeyHidden) => {
    const opened = await openLetters('answered', isKeyHidden, null);
    const { client, server, patient, shown, rest } = opened;
    toAnna(opened);
    await rest();
    expect(patient()).toBe('anna');
    Object.assign(server.rows.letters?.[0] ?? {}, { patient_id: 'ben', version: 9 });
    await client.loaded('letters').get('letter-1');
    for (const id of ['anna', 'ben']) await client.loaded('profiles').get(id, letters);
    const moved = shown();
    client.undo();
    expect(shown()).toEqual(moved);
    await rest();
    expect([shown(), patient(), client.pending()]).toEqual([moved, 'ben', []]);
  },
);

test('with an invisible key, undoing a link from an owner that is deleted since leaves the letter without an owner', async () => {
  for (const change of [toBen, fromAnna]) {
    const opened = await openLetters('answered', true, 'anna');
    const { client, server, patient, shown, rest } = opened;
    change(opened);
    await rest();
    server.rows.profiles?.splice(0, 1);
    client.loaded('profiles').forget('anna');
    client.undo();
    expect(shown()).toEqual([0, 0]);
    await rest();
    expect([shown(), patient(), client.pending()]).toEqual([[0, 0], null, []]);
  }
});

test('with an invisible key, a link after the deletion of the former owner is undone by an unlink', async () => {
  const opened = await openLetters('answered', true, 'anna');
  const { client, patient, shown, rest } = opened;
  await opened.anna.remove();
  toBen(opened);
  fromBen(opened);
  expect(opened.ben.related('letters')).toEqual([]);
  await rest();
  expect([opened.ben.related('letters'), client.pending()]).toEqual([[], []]);
  toBen(opened);
  await rest();
  expect([shown(), patient(), client.pending()]).toEqual([[0, 1], 'ben', []]);
});

test('with an invisible key, a list that was requested before an unlink does not restore the owner', async () => {
  const server = createMemoryServer(keyed, {
    profiles: [{ ...anna }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: 'anna' }],
  });
  let held: Promise<void> | null = null;
  const client = createRecordClient({
    clock: createTurnedClock(),
    definitions: keyless,
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

test('with an invisible key, a list that was requested before a link does not remove the owner', async () => {
  const box = { type: 'belongsTo', view: 'profiles', foreignKey: 'patient_id' } as const;
  const both = keyed.map((one) => (one.name === 'letters' ? { ...one, relations: { box } } : one));
  const server = createMemoryServer(both, {
    profiles: [{ ...anna }],
    letters: [{ id: 'letter-1', subject: 'Befund', patient_id: 'anna' }],
  });
  const columns = keyless[1]?.columns as Definition['columns'];
  let held: Promise<void> | null = null;
  const client = createRecordClient({
    clock: createTurnedClock(),
    definitions: both.map((one) => (one.name === 'letters' ? { ...one, columns } : one)),
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      if (init?.method === 'GET') await held;
      return answer;
    },
  });
  const owner = await client.loaded('profiles').get('anna', letters);
  const letter = await client.loaded('letters').get('letter-1', { include: 'box' });
  // The server's version is now newer than the known one.
  owner.unlink('letters', letter);
  await owner.flush();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const found = client.loaded('letters').find({ include: 'box' });
  await settle();
  owner.link('letters', letter);
  await owner.flush();
  expect(letter.related('box')).toBe(owner);
  resolve();
  await found;
  expect(letter.related('box')).toBe(owner);
  expect(owner.related('letters')).toEqual([letter]);
});

test('a new record that is deleted, and undone completely, during its creation is gone', async () => {
  const { server, client, view, net, answer, rest, cities } = await openWithBen();
  net.isSlow = true;
  const cleo = view.create({ first_name: 'Cleo', city: 'Gera' });
  const saved = cleo.flush();
  await settle();
  const deleted = cleo.remove();
  client.undo();
  await answer();
  await Promise.all([saved, deleted]);
  expect(cities()).toEqual(['Weimar', 'Jena']);
  // Its deletion belonged to the undo: another undo reverts the step before.
  client.undo();
  await rest();
  expect([cities(), cleo.isDeleted]).toEqual([['Weimar'], true]);
  client.redo();
  client.redo();
  await rest();
  expect(server.rows.profiles?.map(({ city }) => city)).toEqual(['Weimar', 'Jena', 'Gera']);
});
