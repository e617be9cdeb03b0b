import { recordedAnswer } from '@praxiskit/test-support/recorded-answer';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPractice, ids, staff } from './practice.ts';

test('the answers that the documentation shows are those of the server [R8.8]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 9) });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, orm, state } = await createPractice();
  state.locale = 'en';
  const other = `/api/prices/${ids.other}`;
  const filter = `/api/prices?filter=${encodeURIComponent('{"amount":{"$lt":"200"}}')}`;
  const change = { version: 1, amount: '189.00' };
  const read = async (about: string, viewer: typeof staff | null, path: string) =>
    recordedAnswer(about, `GET ${decodeURIComponent(path)}`, await ask(viewer, 'GET', path), {
      by: viewer ? 'the staff' : 'a guest',
    });
  const write = async (about: string, body: Record<string, unknown>) =>
    recordedAnswer(
      about,
      `PUT ${other}`,
      await ask(staff, 'PUT', other, body, { 'if-match': '"1"' }),
      { by: 'the staff', headers: { 'if-match': '"1"' }, json: body },
    );
  const answers = [
    await read('A guest reads what guests may read', null, filter),
    await read(
      'Of a hidden treatment: as if it were not there',
      null,
      `/api/prices/${ids.hiddenPrice}`,
    ),
    await read('The staff read more columns', staff, other),
    await write('A rule is broken', { version: 1, amount: '-5.00' }),
    await write('Saved: the version counts on', change),
    await write('Saved from an old version: a colleague was faster', {
      ...change,
      amount: '179.00',
    }),
  ];
  await orm.close();
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(
    'recorded-answers.json',
  );
});
