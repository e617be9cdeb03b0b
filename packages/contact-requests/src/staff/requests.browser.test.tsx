import { createRecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { requestQueries } from './queries.ts';
import { Component } from './requests-page.tsx';

// A Thursday at noon: answers are due on days on which the practice is open.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T11:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param last of the request that is answered */
async function open(last: object = {}, practice: object = {}) {
  const sample = createSample('en');
  Object.assign(sample.server.rows.practice?.[0] ?? {}, practice);
  Object.assign(sample.server.rows.requests?.at(-1) ?? {}, last);
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/requests" language="en" client={sample.client} />,
  );
  await expect.element(row('Erika Beispiel')).toBeVisible();
  // The list that comes last: what a test answers next is an answer to its own step.
  await expect.element(row('Ilse Vorlage')).toBeInTheDocument();
  const statusOf = (n: number) =>
    sample.server.rows.requests?.find(({ id }) => id === uuid(n))?.status;
  return { ...sample, statusOf };
}

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const shown = () => page.getByRole('article');

test('the one that is due first is open; its number is a link that calls', async () => {
  await open();
  await expect.element(row('Erika Beispiel')).toHaveAttribute('aria-current', 'true');
  const number = shown().getByRole('link', { name: '03643 000 00 41' });
  await expect.element(number).toHaveAttribute('href', 'tel:+4936430000041');
  await expect.element(shown().getByText('3\u00a0PM–6\u00a0PM')).toBeVisible();
});

test('a long e-mail address leaves the subject its place', async () => {
  const sample = createSample('en');
  const contact = `${'vorname.nachname.'.repeat(2)}praxisverwaltung@example.org`;
  const [first] = sample.server.rows.requests ?? [];
  Object.assign(first ?? {}, { contact, name: `Dr.${contact}` });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/requests" language="en" client={sample.client} />,
  );
  await row(`Dr.${contact}`).click();
  const wish = shown().getByText(/^would like a consultation/);
  await expect.element(wish).toBeVisible();
  const address = shown().getByRole('link', { name: contact });
  for (const width of [1440, 1280, 390]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(wish.element().getBoundingClientRect().width).toBeGreaterThan(240);
    const { left, right } = address.element().getBoundingClientRect();
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
  }
});

/** The line to the server is down until it is set up again. */
async function openOffline() {
  const sample = createSample('en');
  let isAway = false;
  const client = createRecordClient({
    locale: 'en',
    async fetch(input, init) {
      if (isAway) throw new TypeError('Failed to fetch');
      return sample.fetch(input, init);
    },
  });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/requests" language="en" client={client} />,
  );
  await expect.element(row('Erika Beispiel')).toBeVisible();
  isAway = true;
  return {
    client,
    first: () => sample.server.rows.requests?.find(({ id }) => id === uuid(50)) ?? {},
    async comeBack() {
      isAway = false;
      await (await client.view('requests'))
        .peek(uuid(50))
        ?.flush()
        .catch(() => undefined);
    },
  };
}

const waits = row('Erika Beispiel').getByText('waits for the connection');

test('a step without a network is kept, said in its row, and saved with the connection [R7.6]', async () => {
  const { first, comeBack } = await openOffline();
  await userEvent.keyboard('a');
  await expect.element(waits).toBeVisible();
  await expect.element(row('Max von Muster')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('One change is waiting');
  await expect.element(page.getByText('That did not work.')).not.toBeInTheDocument();
  expect(first()).toMatchObject({ status: 'open' });
  await comeBack();
  await expect.poll(first).toMatchObject({ status: 'answered' });
  await expect.element(waits).not.toBeInTheDocument();
});

test('a step without a network is taken back like any other, and nothing waits then [R7.6]', async () => {
  const { first, comeBack } = await openOffline();
  await userEvent.keyboard('a');
  await expect.element(waits).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(waits).not.toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).not.toMatchTextContent('waiting');
  await comeBack();
  expect(first()).toMatchObject({ status: 'open' });
});

test('of a kept step and another one that a colleague has taken meanwhile it is asked which counts [R7.6]', async () => {
  const { first, comeBack } = await openOffline();
  await userEvent.keyboard('a');
  await expect.element(waits).toBeVisible();
  Object.assign(first(), { status: 'closed', version: 2 });
  await comeBack();
  await page.getByRole('button', { name: 'One entry to decide' }).first().click();
  const question = shown().getByRole('alert');
  await expect.element(question).toMatchTextContent(/Answered.*Closed/);
  await question.getByRole('button', { name: 'Keep my entries' }).click();
  await expect.poll(first).toMatchObject({ status: 'answered' });
});

test('the days on which the practice is closed are no time in which an answer is due', async () => {
  const closed = Array.from({ length: 12 }, (_, day) => ({
    date: new Date(Date.now() + (day - 4) * 86_400_000).toISOString().slice(0, 10),
    hours: [],
    note_de: '',
    note_en: '',
  }));
  await open({}, { holidays: closed });
  await expect.element(page.getByRole('heading', { name: /^Later/ })).toBeVisible();
  // The days come after the requests.
  const today = page.getByRole('heading', { name: /^To be answered today/ });
  await expect.element(today).not.toBeInTheDocument();
});

test('J and K lead from one request to the next, and each is shown', async () => {
  await open();
  await userEvent.keyboard('j');
  await expect.element(row('Max von Muster')).toHaveFocus();
  await expect.element(shown().getByRole('link', { name: 'max@example.org' })).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(row('Erika Beispiel')).toHaveFocus();
});

test('A answers, the next one gets the focus, and Z takes it back', async () => {
  const { statusOf } = await open();
  const count = page.getByText('3 open requests');
  await expect.element(count.first()).toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.poll(() => statusOf(50)).toBe('answered');
  await expect.element(row('Max von Muster')).toHaveFocus();
  await expect.element(page.getByText('2 open requests').first()).toBeInTheDocument();
  await userEvent.keyboard('z');
  await expect.poll(() => statusOf(50)).toBe('open');
  await expect.element(count.first()).toBeInTheDocument();
});

test('a step is taken back before the server has answered, and not the one before it', async () => {
  const { server, statusOf } = await open();
  await userEvent.keyboard('a');
  await expect.poll(() => statusOf(50)).toBe('answered');
  const answer = Promise.withResolvers<Response>();
  server.answerNext(() => answer.promise);
  vi.setSystemTime(Date.now() + 1000);
  await userEvent.keyboard('a');
  await expect.poll(() => server.requests.at(-1)?.path).toContain(uuid(51));
  await userEvent.keyboard('z');
  const second = server.rows.requests?.find(({ id }) => id === uuid(51));
  Object.assign(second ?? {}, { status: 'answered', version: 2 });
  answer.resolve(Response.json(second));
  await expect.poll(() => statusOf(51)).toBe('open');
  expect(statusOf(50)).toBe('answered');
});

test('the second click of two is none on the request that has taken the place of the first', async () => {
  const { server, statusOf } = await open();
  const close = () =>
    shown()
      .getByRole('button', { name: /^Close/ })
      .element();
  // As the browser counts them: at one place, also where it has another button by then.
  close().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await expect.element(row('Max von Muster')).toHaveAttribute('aria-current', 'true');
  close().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.poll(() => statusOf(50)).toBe('closed');
  await expect.element(row('Max von Muster')).toHaveAttribute('aria-current', 'true');
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a key held down takes the step for one request only', async () => {
  const { server, statusOf } = await open();
  await userEvent.keyboard('{a>3/}');
  await expect.poll(() => statusOf(50)).toBe('answered');
  await expect.element(row('Max von Muster')).toHaveAttribute('aria-current', 'true');
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a step whose time the server has not sent yet is shown, too', async () => {
  const { server } = await open({ answered_at: null, answered_by_id: null });
  await row('Ilse Vorlage').click();
  await expect.element(shown().getByText('Answered …')).toBeVisible();
  expect(server.rows.requests?.find(({ id }) => id === uuid(53))).toMatchObject({
    answered_at: null,
  });
});

test('a user who selects a request while a step is being saved stays there, also where the step is refused', async () => {
  const { server } = await open();
  const answer = Promise.withResolvers<Response>();
  server.answerNext(() => answer.promise);
  await userEvent.keyboard('a');
  await expect.element(row('Max von Muster')).toHaveAttribute('aria-current', 'true');
  await row('Ilse Vorlage').click();
  answer.resolve(Response.json({ statusCode: 404, code: 'NOT_FOUND' }, { status: 404 }));
  await expect.element(page.getByText('That did not work.', { exact: false })).toBeVisible();
  await expect.element(row('Ilse Vorlage')).toHaveAttribute('aria-current', 'true');
});

test('a request that the server refuses to close is as it was', async () => {
  const { server, statusOf } = await open();
  server.answerNext(() => Response.json({ statusCode: 404, code: 'NOT_FOUND' }, { status: 404 }));
  await userEvent.keyboard('e');
  await expect.element(page.getByText('That did not work.', { exact: false })).toBeVisible();
  expect(statusOf(50)).toBe('open');
});

test('a step at one request too many says when the next may be, and the request is as it was', async () => {
  const { server, statusOf } = await open();
  const headers = { 'retry-after': '300' };
  server.answerNext(() => Response.json({}, { status: 429, headers }));
  await userEvent.keyboard('e');
  await expect
    .element(page.getByText(/^Those were too many clicks at once\..*Please try again from \d/))
    .toBeVisible();
  expect(statusOf(50)).toBe('open');
});

test('a request that takes the list’s place on a phone has the page’s heading', async () => {
  await open();
  await page.viewport(390, 800);
  await row('Erika Beispiel').click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Erika Beispiel' }))
    .toBeVisible();
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});

test('a user who was too late reads that another user has changed the request', async () => {
  const { server, statusOf } = await open();
  const first = server.rows.requests?.find(({ id }) => id === uuid(50));
  Object.assign(first ?? {}, { status: 'closed', version: 2 });
  await userEvent.keyboard('a');
  const told = page.getByText('somebody else has just changed the request', { exact: false });
  await expect.element(told).toBeVisible();
  await expect.element(shown().getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(statusOf(50)).toBe('closed');
});

test('unanswered requests are counted where the page of requests can be opened', async () => {
  const { server, client } = await open();
  server.rows.requests?.push({ ...server.rows.requests[0], id: uuid(60), name: 'Neu Muster' });
  await (await client.view('requests')).list(requestQueries.open).refresh();
  await expect.element(page.getByText('4 open requests').first()).toBeInTheDocument();
});

test('among many requests a caller’s is found by name, number or treatment', async () => {
  const { server, client } = await open();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  const [first] = server.rows.requests ?? [];
  for (let n = 0; n < 12; n++) {
    server.rows.requests?.push({ ...first, id: uuid(600 + n), name: `Person ${n}`, contact: '1' });
  }
  await (await client.view('requests')).list(requestQueries.open).refresh();
  await expect.element(row('Person 11')).toBeVisible();
  await userEvent.keyboard('/');
  const field = page.getByRole('searchbox', { name: 'Narrow the list' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('0176');
  await expect.element(row('Person 11')).not.toBeInTheDocument();
  await expect.element(row('Lea Exempel')).toHaveAttribute('aria-current', 'true');
  await field.fill('max falten');
  await expect.element(row('Max von Muster')).toBeVisible();
  await expect.element(row('Lea Exempel')).not.toBeInTheDocument();
  await field.fill('nobody');
  await expect.element(page.getByText('Nothing here matches.')).toBeVisible();
  expect(page.getByText('No request.', { exact: false }).query()).toBeNull();
});

test('the key line names the way in which a sender is answered', async () => {
  await open();
  const line = page.getByRole('contentinfo');
  await expect.element(line).toMatchTextContent(/Tcall/);
  await row('Max von Muster').click();
  await expect.element(line).toMatchTextContent(/Twrite an e-mail/);
});

test('A and E in one second answer one request and close none', async () => {
  const { server, statusOf } = await open();
  await userEvent.keyboard('ae');
  await expect.poll(() => statusOf(50)).toBe('answered');
  await expect.element(row('Max von Muster')).toHaveFocus();
  expect(statusOf(51)).toBe('open');
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  // Who has chosen it means it.
  await userEvent.keyboard('jke');
  await expect.poll(() => statusOf(51)).toBe('closed');
});

/** Requests behind those of the sample: `n` is 1000 for the newest one. */
function addRequests(rows: Record<string, unknown>[], count: number, status: string) {
  const [first] = rows;
  for (let n = 0; n < count; n++) {
    const at = new Date(Date.now() - (n + 60) * 3_600_000).toISOString();
    const own = { id: uuid(1000 + n), name: `Person ${n} Ende`, contact: `0361 ${n}`, status };
    rows.push({ ...first, ...own, created_at: at });
  }
}

async function openMany(count: number, status: string) {
  const sample = createSample('en');
  addRequests(sample.server.rows.requests ?? [], count, status);
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/requests" language="en" client={sample.client} />,
  );
  await expect.element(row('Lea Exempel')).toBeVisible();
  return sample;
}

test('with 700 answered requests the oldest is counted, found, and reached page by page', async () => {
  const { server } = await openMany(700, 'answered');
  const heading = page.getByRole('heading', { name: /^Answered/ });
  await expect.element(heading).toMatchTextContent('Answered 701');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.element(row('Person 180 Ende')).toBeInTheDocument();
  await expect.element(row('Person 699 Ende')).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('0361 699');
  await expect.element(row('Person 699 Ende')).toBeVisible();
  await expect.element(heading).toMatchTextContent('Answered 1');
  const pages = server.requests.filter(({ path }) => path.includes('answered'));
  expect(pages.length).toBeGreaterThan(6);
});

test('with 250 open requests all overdue ones are listed and counted', async () => {
  await openMany(250, 'open');
  await expect
    .element(page.getByRole('heading', { name: /^To be answered today/ }))
    .toMatchTextContent(/25\d/);
  await expect.element(row('Person 249 Ende')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(row('Person 0 Ende')).toBeInTheDocument();
  await expect.element(page.getByText('253 open requests').first()).toBeInTheDocument();
});

test('the hours below the scale keep their line', async () => {
  await open();
  const hours = [...document.querySelectorAll('.pk-staff-tick > span')];
  expect(hours.map(({ textContent }) => textContent)).toContain('12\u00a0PM');
  const heights = hours.map((hour) => hour.getBoundingClientRect().height);
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('the key line has the keys of the open request first, and then those of the list', async () => {
  await open();
  const keys = () =>
    page
      .getByRole('contentinfo')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(keys).toEqual(['Tcall', 'Aanswered', 'Eclose', 'JKbrowse', '?all keys']);
});
