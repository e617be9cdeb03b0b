import { readFileSync } from 'node:fs';
import { type Filter, filterLimits, filterOps, parseFilter } from '@praxiskit/record-model';
import { expect, test } from 'vitest';
import { profiles } from './practice.ts';

const withJson = {
  ...profiles,
  columns: { ...profiles.columns, notes: { type: 'JSON', allowNull: true } },
} as const;
const lookup = (view: string) => (view === 'users' ? null : profiles);
const parse = (filter: unknown): Filter =>
  parseFilter(typeof filter === 'string' ? filter : JSON.stringify(filter), profiles, lookup);

test('words are searched where the view can be searched, and only there', () => {
  const searched = { ...profiles, search: true };
  const parsed = (filter: unknown) => parseFilter(JSON.stringify(filter), searched, lookup);
  expect(parsed({ $search: 'kim 1999', city: null })).toEqual(
    expect.objectContaining({
      nodes: [
        { kind: 'search', text: 'kim 1999' },
        { kind: 'test', column: 'city', op: '$eq', value: null },
      ],
    }),
  );
  for (const text of [7, null, ['kim'], 'a\0b', 'x'.repeat(filterLimits.search + 1)]) {
    expect(() => parsed({ $search: text })).toThrow('$search is a text of at most');
  }
  expect(() => parse({ $search: 'kim' })).toThrow('$and, $or and $not');
});

test('a filter becomes checked nodes without a prototype, values coerced by their column', () => {
  const filter = parse({
    visits: { $gt: '3' },
    $or: [{ city: 'Jena' }, { letters: { $some: { city: null } } }],
  });
  expect(JSON.parse(JSON.stringify(filter))).toEqual({
    kind: 'and',
    nodes: [
      { kind: 'test', column: 'visits', op: '$gt', value: 3 },
      {
        kind: 'or',
        nodes: [
          { kind: 'and', nodes: [{ kind: 'test', column: 'city', op: '$eq', value: 'Jena' }] },
          {
            kind: 'and',
            nodes: [
              {
                kind: 'relation',
                relation: 'letters',
                view: 'letters',
                match: '$some',
                node: {
                  kind: 'and',
                  nodes: [{ kind: 'test', column: 'city', op: '$eq', value: null }],
                },
              },
            ],
          },
        ],
      },
    ],
  });
  expect(Object.getPrototypeOf(filter)).toBeNull();
});

test.each([
  ['{"__proto__":{"city":1}}'],
  [{ constructor: 1 }],
  [{ prototype: 1 }],
  [{ toString: 1 }],
  [{ 'user.email': 'x' }],
  [{ nothing: 1 }],
  [{ full_name: 'x' }],
  [{ user: { email: 'x' } }],
  [{ city: { $regex: '.*' } }],
  [{ city: { $eq: { $gt: 1 } } }],
  [{ $where: '1' }],
  [{ visits: 'many' }],
  [{ visits: { $contains: '1' } }],
  [{ city: { $in: 'Jena' } }],
  [{ city: { $in: Array.from({ length: 201 }, () => 'x') } }],
  [{ city: { $between: ['a'] } }],
  [{ city: { $between: ['a', null] } }],
  [{ city: { $between: [null, 'a'] } }],
  [{ visits: { $between: ['', 1] } }],
  [{ city: { $contains: 'a\0b' } }],
  [{ city: ['Jena'] }],
  [{ city: {} }],
  [{ $or: Array.from({ length: 21 }, () => ({})) }],
  [{ $and: Array.from({ length: 20 }, () => ({ city: { $gt: 'a', $lt: 'b' } })) }],
  [{ $not: { $not: { $not: { $not: { city: 'x' } } } } }],
  [{ city: 'x'.repeat(9000) }],
  ['[]'],
  ['null'],
  ['{'],
])('%j is refused', (filter) => {
  expect(() => parse(filter)).toThrow(expect.objectContaining({ code: 'FILTER_INVALID' }));
});

test.each([
  { $eq: 'a' },
  { $ne: null },
  { $gt: 'a' },
  { $contains: 'a' },
  { $in: ['a'] },
  { $nin: ['a'] },
  { $between: ['a', 'b'] },
  null,
])('%j of a JSON column is refused: there only a missing value is asked for [R8.8]', (test) => {
  const parseNotes = (notes: unknown) => parseFilter(JSON.stringify({ notes }), withJson);
  expect(() => parseNotes(test)).toThrow(expect.objectContaining({ code: 'FILTER_INVALID' }));
  expect(parseNotes({ $null: true })).toMatchObject({ nodes: [{ op: '$null', value: true }] });
});

test('the README names every operator and every limit [R8.8]', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, filters = ''] = readme.split(/^### Filters$/m);
  const [section = ''] = filters.split(/^###? /m);
  const named = [...filterOps, ...Object.values(filterLimits).map((limit) => `${limit} `)];
  expect(named.filter((each) => !section.includes(each))).toEqual([]);
});
