import { expect, test, vi } from 'vitest';
import { createBrowser } from './one-browser.ts';
import { createPractice, settle } from './practice.ts';

const tooMany = (seconds: string | null) =>
  Response.json(
    { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests' },
    { status: 429, ...(seconds === null ? {} : { headers: { 'retry-after': seconds } }) },
  );

test('after too many requests the server is not away: the time of the next try is shown, and the input is sent then', async () => {
  const { record, clock, server, client, calls } = await createPractice();
  server.answerNext(() => tooMany('20'));
  record.set('city', 'Jena');
  await clock.advance(500);
  const retryAt = clock.now() + 20_000;
  expect(record.saveError).toMatchObject({ code: 'THROTTLED', status: 429, retryAt });
  expect(client.connection.isAway).toBe(false);

  record.set('street', 'Anger');
  expect(record.saveError).toMatchObject({ code: 'THROTTLED', retryAt });
  await clock.advance(19_999);
  expect(calls()).toHaveLength(1);
  await clock.advance(1);
  expect(record).toMatchObject({ saveState: 'saved', saveError: null });
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena', street: 'Anger' });
  expect(calls()).toHaveLength(2);
});

test('without Retry-After a request is tried again as after a lost connection', async () => {
  const { record, clock, server } = await createPractice();
  server.answerNext(() => tooMany(null));
  record.set('city', 'Jena');
  await clock.advance(500);
  expect(record.saveError).toMatchObject({ code: 'THROTTLED', retryAt: undefined });
  await clock.advance(1000);
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
});

test('a Retry-After of months is limited to a day, and an unreadable one is ignored', async () => {
  const { view, clock, server, calls } = await createPractice();
  server.answerNext(() => tooMany('99999999'));
  const list = view.list();
  const end = list.subscribe(() => undefined);
  const retryAt = clock.now() + 24 * 3_600_000;
  await expect(list.ready).rejects.toMatchObject({ code: 'THROTTLED', retryAt });
  await clock.advance(60_000);
  expect(calls()).toHaveLength(1);
  end();
  server.answerNext(() => tooMany('soon'));
  await expect(view.find()).rejects.toMatchObject({ code: 'THROTTLED', retryAt: undefined });
});

test('edits that are undone during the pause are not sent', async () => {
  const { record, clock, server, client, calls } = await createPractice();
  server.answerNext(() => tooMany('20'));
  record.set('city', 'Jena');
  await clock.advance(500);
  record.rollback();
  expect(record).toMatchObject({ saveState: 'clean', saveError: null, isChanged: false });
  expect(client.pending()).toEqual([]);
  await clock.advance(60_000);
  expect(calls()).toHaveLength(1);
});

test('a new record is created with its current values: the server has not read the first try', async () => {
  const { client, clock, server } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  server.answerNext(() => tooMany('5'));
  await expect(user.flush()).rejects.toMatchObject({ code: 'THROTTLED' });
  user.set('email', 'c@example.org');
  await clock.advance(5000);
  expect(server.rows.users?.map(({ email }) => email)).toEqual(['a@example.org', 'c@example.org']);
  expect(server.requests.filter(({ method }) => method !== 'GET')).toHaveLength(2);
  expect(user.isNew).toBe(false);
});

test('a deletion and a link are sent again, too', async () => {
  const { client, record, clock, server } = await createPractice();
  const letter = await (await client.view('letters')).get('letter-1');
  server.answerNext(() => tooMany('5'));
  record.unlink('letters', letter);
  await expect(record.flush()).rejects.toMatchObject({ code: 'THROTTLED' });
  expect(record.saveError).toMatchObject({ code: 'THROTTLED' });
  await clock.advance(5000);
  expect(server.rows.letters?.[0]).toMatchObject({ patient_id: null });
  expect(record.saveError).toBeNull();

  server.answerNext(() => tooMany('5'));
  await expect(letter.remove()).rejects.toMatchObject({ code: 'THROTTLED' });
  await clock.advance(5000);
  expect(server.rows.letters).toEqual([]);
});

test('a waiting deletion that is canceled by an edit leaves no failure', async () => {
  const { client, clock, server } = await createPractice();
  const letter = await (await client.view('letters')).get('letter-1');
  server.answerNext(() => tooMany('5'));
  await expect(letter.remove()).rejects.toMatchObject({ code: 'THROTTLED' });
  letter.set('subject', 'Befund, neu');
  await settle();
  await clock.advance(10_000);
  expect([letter.saveState, letter.saveError]).toEqual(['dirty', null]);
  await letter.flush();
  expect(server.rows.letters).toMatchObject([{ subject: 'Befund, neu' }]);
});

test('a page that is closed while it waits leaves its changes to the next one', async () => {
  const browser = createBrowser();
  const page = await browser.open();
  const note = await page.client.loaded('notes').get('n1');
  browser.server.answerNext(() => tooMany('60'));
  note.set('a', 'typed');
  await browser.clock.advance(500);
  await page.outbox.settled();
  await page.kill();
  const next = await browser.open();
  expect(next.back).toHaveLength(1);
  await browser.clock.advance(1000);
  expect(browser.server.rows.notes?.[0]).toMatchObject({ a: 'typed' });
});

test('a list with a subscriber is loaded again by itself, not earlier than the server allows', async () => {
  const { view, clock, server, calls } = await createPractice();
  server.answerNext(() => tooMany('20'));
  const list = view.list();
  const end = list.subscribe(() => undefined);
  await expect(list.ready).rejects.toMatchObject({ code: 'THROTTLED' });
  server.answerNext(() => new Response(null, { status: 503 }));
  await clock.advance(20_000);
  await vi.waitFor(() => expect(list.error).toMatchObject({ code: 'UNAVAILABLE' }));
  await clock.advance(2000);
  await vi.waitFor(() => expect(list).toMatchObject({ status: 'ready', error: null }));
  expect(list.records).toHaveLength(1);
  expect(calls()).toHaveLength(3);
  end();

  const unseen = view.list({ limit: 7 });
  await unseen.ready;
  server.answerNext(() => new Response(null, { status: 503 }));
  await unseen.refresh();
  const asked = calls().length;
  await clock.advance(60_000);
  expect(calls()).toHaveLength(asked);
});
