import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { promiseAnswers } from './promised-answers.ts';

type Callback = (error: unknown, answer?: unknown) => void;

test('without a callback the answer is promised', async () => {
  const query = promiseAnswers((text, values, answer) => {
    (answer as Callback)(null, [text, values]);
  });
  expect(await query('select $1', [1])).toEqual(['select $1', [1]]);
});

test('an error rejects, also one that is thrown at once', async () => {
  const refused = promiseAnswers((_text, answer) => (answer as Callback)(new Error('refused')));
  await expect(refused('select')).rejects.toThrow('refused');
  const broken = promiseAnswers(() => {
    throw new TypeError('no query');
  });
  await expect(broken('select')).rejects.toThrow('no query');
});

test('a callback, and a query that is an object of its own, stay with pg', () => {
  const query = vi.fn(() => 'of pg');
  const callback = () => {};
  const own = { submit() {} };
  expect(promiseAnswers(query)('select', callback)).toBe('of pg');
  expect(promiseAnswers(query)(own)).toBe('of pg');
  expect(query.mock.calls).toEqual([['select', callback], [own]]);
});

test('an object stays as it was given', async () => {
  const { Query } = pg as unknown as { Query: new (...given: unknown[]) => { callback: Callback } };
  // Pg itself writes the callback into it.
  const query = promiseAnswers((...given) => new Query(...given).callback(null, 'answer'));
  const config = Object.freeze({ text: 'select 1' });
  expect(await query(config)).toBe('answer');
  expect(await query(config, [1])).toBe('answer');
});

test('what has a callback in it, or is of a kind that pg has to judge, stays with pg', () => {
  const query = vi.fn(() => 'of pg');
  class Text {
    get text() {
      return 'select 1';
    }
  }
  const given = [{ text: 'select', callback() {} }, new Text(), null, undefined, 5];
  expect(given.map((each) => promiseAnswers(query)(each))).toEqual(given.map(() => 'of pg'));
  expect(query.mock.calls).toEqual(given.map((each) => [each]));
});
