import { expect, test } from 'vitest';
import { sentenceCase } from './sentence-case.ts';

test.each([
  ['Long Words', 'Long words'],
  ['On A Phone', 'On a phone'],
  ['In German', 'In German'],
  ['Plain German Settings', 'Plain German settings'],
  ['Sheet', 'Sheet'],
  ['With PDF', 'With PDF'],
  ['One of four, with prices', 'One of four, with prices'],
])('the story %j is called %j', (name, expected) => {
  expect(sentenceCase(name)).toBe(expected);
});
