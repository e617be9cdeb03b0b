import { expect, test } from 'vitest';
import { queueError } from './queue-error.ts';

/** As pg-boss copies an error: what is enumerable, message and stack. */
const copied = (error: Error) => ({ ...error, message: error.message, stack: error.stack });

test('a plain copy becomes an error again, with its message, its code and its place', () => {
  const error = Object.assign(new Error('permission denied'), { code: '42501' });
  expect(queueError(copied(error))).toBeInstanceOf(Error);
  expect(queueError(copied(error))).toMatchObject({
    message: 'permission denied',
    code: '42501',
    stack: error.stack,
  });
});

test('every error of an unavailable database becomes one kind of error, with a message', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01' });
  for (const [error, text] of [
    [copied(refused), 'ECONNREFUSED'],
    [refused, 'ECONNREFUSED'],
    [ended, 'terminating connection'],
  ] as const) {
    expect(queueError(error)).toMatchObject({
      code: 'DATABASE_AWAY',
      message: `The database of the jobs is away: ${text}`,
    });
  }
});

test('a thrown value that is no error is passed on as it is', () => {
  expect(queueError('broken').message).toBe('broken');
  expect(queueError(undefined).message).toBe('undefined');
});
