import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSentence, readComponents, textOf } from './read-components.ts';

test('a text of a guide is read with its quotation marks', () => {
  expect(textOf('purpose', "purpose:\n    'It\\'s \"one\".',")).toBe('It\'s "one".');
});

test('the first sentence of a comment is without what follows, and without a rule’s number', () => {
  expect(firstSentence(' One, Dr. m. says [R9.2]. It\n goes on.')).toBe('One, Dr. m. says.');
});

test('every component that has a page says in one sentence what it is', () => {
  const components = readComponents(join(import.meta.dirname, '../../../..'));
  expect(components['packages/ui-kit/src/button/button.stories.tsx']?.purpose).toBe(
    'Does something, here and now.',
  );
  const without = Object.entries(components)
    .filter(([file, { purpose }]) => file.startsWith('packages/ui-kit/') && !purpose)
    .map(([file]) => file);
  expect(without).toEqual([]);
});
