import { draftState, laggingLanguage } from '@praxiskit/record-form/drafts';
import { changedColumns } from '@praxiskit/record-model/drafts';
import { expect, test } from 'vitest';

const published = {
  id: '1',
  version: 3,
  updated_at: 'then',
  draft_of_id: null,
  published_at: 'then',
  name_de: 'Alt',
  name_en: 'Old',
  facts: { days: 1, hours: 2 },
  note_de: null,
};
const draft = {
  ...published,
  id: '2',
  version: 9,
  updated_at: 'now',
  draft_of_id: '1',
  published_at: null,
  findings: [{}],
  allowances: [{}],
};

test('only columns of content whose values differ are listed', () => {
  expect(changedColumns(published, draft)).toEqual([]);
  const facts = { hours: 2, days: 1 };
  expect(changedColumns(published, { ...draft, facts, name_en: 'New' })).toEqual(['name_en']);
  expect(changedColumns(published, { ...draft, facts: { days: 2 }, name_de: 'Neu' })).toEqual([
    'name_de',
    'facts',
  ]);
  // A value that is missing in both is equal to null.
  expect(changedColumns(published, draft, ['note_de', 'note_en'])).toEqual([]);
  expect(changedColumns({ ...published, note_de: '' }, draft)).toEqual([]);
  expect(changedColumns(published, { ...draft, name_de: '' })).toEqual(['name_de']);
});

test('a language lags if only the other language was changed', () => {
  const lagging = (changes: object) => laggingLanguage(published, { ...draft, ...changes });
  expect(lagging({})).toEqual([]);
  expect(lagging({ name_de: 'Neu', name_en: 'New' })).toEqual([]);
  expect(lagging({ facts: { days: 9 } })).toEqual([]);
  expect(lagging({ name_de: 'Neu' })).toEqual([{ name: 'name', changed: 'de', lagging: 'en' }]);
  expect(lagging({ name_en: 'New' })).toEqual([{ name: 'name', changed: 'en', lagging: 'de' }]);
});

test('a language also lags inside of JSON', () => {
  const step = { title_de: 'Eins', title_en: 'One', days: 1 };
  const course = [step, { ...step, text_de: 'Zwei', text_en: 'Two' }];
  const lagging = (next: object) =>
    laggingLanguage({ ...published, course }, { ...draft, course: next });
  expect(lagging([step, { ...course[1], text_en: 'Too' }])).toEqual([
    { name: 'course', changed: 'en', lagging: 'de' },
  ]);
  // Another order, one item less, another number: the change is the same in both languages.
  expect(lagging([course[1], step])).toEqual([]);
  expect(lagging([step])).toEqual([]);
  expect(lagging([{ ...step, days: 2 }, course[1]])).toEqual([]);
});

test('a record is new until it is published, and a draft if it differs from the published values', () => {
  expect(draftState({ ...published, published_at: null }, ['name_de'])).toBe('new');
  expect(draftState(published, ['name_de'])).toBe('draft');
  expect(draftState(published, [])).toBe('published');
});
