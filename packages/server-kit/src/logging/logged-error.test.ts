import { expect, test } from 'vitest';
import { loggedMessage } from './logged-error.ts';

const refused = (at: string) => new Error(`connect ECONNREFUSED ${at}`);

test('an aggregate error without a text of its own has the texts of its errors', () => {
  const error = new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]);
  expect(loggedMessage(error)).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
  const value = Object.assign(new Error('invalid input: "Canary"'), { code: '22P02' });
  expect(loggedMessage(new AggregateError([value]))).toBe('A value does not fit its column.');
});

test('the words of a search that PostgreSQL does not understand are not in the message', () => {
  const text = `syntax error in tsquery: "('canary':*) & ('':*)"`;
  const error = Object.assign(new Error(text), { code: '42601' });
  const wrapped = new Error(`select 1 - ${text}`, { cause: error });
  expect(loggedMessage(error)).not.toContain('canary');
  expect(loggedMessage(wrapped)).not.toContain('canary');
  const other = Object.assign(new Error('syntax error at or near "form"'), { code: '42601' });
  expect(loggedMessage(other)).toContain('form');
});

test('an error without any text has its code as text', () => {
  const error = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(loggedMessage(error)).toBe('ECONNREFUSED');
  expect(loggedMessage(new Error(''))).toBe('');
});
