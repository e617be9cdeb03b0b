import {
  createRecordReader,
  type RecordQuery,
  RecordServerError,
  type Viewer,
} from '@praxiskit/record-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, ids, patient, staff, views } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
let readerFor: ReturnType<typeof createRecordReader>;
beforeAll(async () => {
  practice = await createPractice();
  readerFor = createRecordReader({ views, entityManager: () => practice.orm.em.fork() });
});
afterAll(() => practice.orm.close());

const guest = () => readerFor({ viewer: null, locale: 'de' });

/** What a call answers: its value, or its error as the wire has it. */
const outcome = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof RecordServerError)) throw error;
    const { statusCode, code, details } = error;
    return { statusCode, code, ...(details === undefined ? {} : { details }) };
  });

const route = async (viewer: Viewer | null, url: string) => {
  const { status, body } = await practice.ask(viewer, 'GET', url);
  if (status === 200) return body;
  const { message: _message, ...error } = body;
  return error;
};

test('a list has the caller’s rows, in the view’s order, with what was included', async () => {
  interface Row {
    name_de: string;
    prices: { label_de: string }[];
  }
  const rows = await guest().list<Row>('treatments', {
    filter: { prices: { $some: { label_de: 'Stirn' } } },
    include: 'prices',
  });
  expect(rows.map(({ name_de }) => name_de)).toEqual(['Botox']);
  expect(rows[0]?.prices).toHaveLength(2);
  const all = await readerFor({ viewer: staff, locale: 'de' }).list<Row>('treatments');
  expect(all.map(({ name_de }) => name_de)).toEqual(['Botox', 'Geheim', 'Peeling 100 %']);
});

test('one record is found with what was included, or refused as on the wire', async () => {
  const note = await readerFor({ viewer: patient, locale: 'en' }).find<{
    price: { amount: string };
  }>('notes', ids.note, { include: 'price' });
  expect(note.price.amount).toBe('12345678901234567.89');
  await expect(guest().find('treatments', ids.hidden)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(guest().list('notes')).rejects.toMatchObject({ statusCode: 401 });
  await expect(guest().list('nothing')).rejects.toMatchObject({ statusCode: 404 });
});

test('reads of one caller run at the same time', async () => {
  const reader = guest();
  const lists = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? reader.list('treatments', { include: 'prices' }) : reader.list('prices'),
    ),
  );
  expect(new Set(lists.map((rows) => JSON.stringify(rows))).size).toBe(2);
});

test('a caller that reads nothing costs no entity manager', () => {
  let made = 0;
  const create = createRecordReader({
    views,
    entityManager: () => {
      made += 1;
      return practice.orm.em.fork();
    },
  });
  const atStart = made;
  create({ viewer: null, locale: 'de' });
  expect(made).toBe(atStart);
});

test.each([
  ['undefined', { treatment_id: undefined }],
  ['undefined deeper', { $or: [{ position: { $gt: undefined } }] }],
  ['a number that is none', { position: Number.NaN }],
  ['a function', { position: () => 1 }],
])(
  'a filter with %s is refused: in JSON it would find more than was meant',
  async (_case, filter) => {
    await expect(guest().list('treatments', { filter })).rejects.toMatchObject({
      code: 'FILTER_INVALID',
    });
  },
);

test('what the database refuses is the error that the route answers', async () => {
  const filter = { updated_at: { $gt: 8.64e15 } };
  await expect(
    readerFor({ viewer: staff, locale: 'de' }).list('prices', { filter }),
  ).rejects.toMatchObject({ code: 'QUERY_INVALID' });
});

interface Shape {
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  readonly relations: Readonly<Record<string, string>>;
}

/** What each view has, with values that its rows have and values that they do not. */
const shapes: Readonly<Record<string, Shape>> = {
  treatments: {
    columns: {
      id: [ids.botox, ids.hidden],
      name_de: ['Botox', 'peel', '%'],
      position: [1, '3', -1],
      active: [true, false],
      facts: [null],
    },
    relations: { prices: 'prices', concerns: 'concerns' },
  },
  prices: {
    columns: {
      id: [ids.price, ids.hiddenPrice],
      label_de: ['Stirn', 'augen'],
      amount: ['199.00', 1],
      views: ['9007199254740993'],
      valid_from: ['2026-01-31'],
      treatment_id: [ids.botox, ids.hidden],
      secret: ['canary'],
    },
    relations: { treatment: 'treatments' },
  },
  concerns: { columns: { id: [ids.scars], slug: ['falten', 'n'] }, relations: {} },
  notes: {
    columns: {
      id: [ids.note],
      owner: ['patient', 'another'],
      text: ['mine'],
      price_id: [ids.price, null],
    },
    relations: { price: 'prices' },
  },
};

const shapeOf = (view: string): Shape =>
  Object.hasOwn(shapes, view) && shapes[view]
    ? shapes[view]
    : { columns: { id: [1] }, relations: {} };

const ops = ['$eq', '$ne', '$gt', '$lte', '$null', '$contains', '$startsWith'];

/** One generated part in twenty is of no view. */
const mostly = <T>(usual: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: wrong });

type Where = Record<string, unknown>;

function filterOf(view: string, depth = 2): fc.Arbitrary<Where> {
  const { columns, relations } = shapeOf(view);
  const column = fc.constantFrom(...Object.entries(columns)).chain(([name, values]) => {
    const value = mostly<unknown>(fc.constantFrom(...values), fc.constantFrom('x', {}, [], 5));
    const test = fc.oneof(
      value,
      fc.tuple(mostly(fc.constantFrom(...ops), fc.constant('$x')), value).map(([op, arg]) => ({
        [op]: op === '$null' ? arg !== null : arg,
      })),
      fc.tuple(value, value).map((list) => ({ $between: list })),
      fc.array(value, { maxLength: 3 }).map((list) => ({ $in: list })),
    );
    return test.map((given) => ({ [name]: given }));
  });
  const wrong = fc.constantFrom<Where>({ nothing: 1 }, { __proto__x: 1 }, { constructor: {} });
  if (depth === 0) return mostly(column, wrong);
  const parts: fc.Arbitrary<Where>[] = [
    fc.constant({}),
    column,
    column,
    fc.array(filterOf(view, depth - 1), { maxLength: 2 }).map((list) => ({ $or: list })),
    filterOf(view, depth - 1).map((inner) => ({ $not: inner })),
  ];
  for (const [name, target] of Object.entries(relations)) {
    const inner = filterOf(target, depth - 1);
    parts.push(inner.map((where) => ({ [name]: where })));
    for (const match of ['$some', '$none', '$every']) {
      parts.push(inner.map((where) => ({ [name]: { [match]: where } })));
    }
  }
  return mostly(fc.oneof(...parts), wrong);
}

function pathsOf(view: string, depth = 2): string[] {
  return Object.entries(shapeOf(view).relations).flatMap(([name, target]) => [
    name,
    ...(depth === 0 ? [] : pathsOf(target, depth - 1).map((path) => `${name}.${path}`)),
  ]);
}

function queryOf(view: string): fc.Arbitrary<RecordQuery> {
  const sorts = Object.keys(shapeOf(view).columns);
  const includes = ['', ...pathsOf(view)];
  return fc.record(
    {
      filter: filterOf(view),
      sort: mostly(
        fc.constantFrom(...sorts).chain((name) => fc.constantFrom(name, `-${name},id`)),
        fc.constant('nothing'),
      ),
      include: mostly(
        fc.array(fc.constantFrom(...includes), { maxLength: 2 }).map((paths) => paths.join(',')),
        fc.constantFrom('nothing', 'prices.treatment.prices.treatment'),
      ),
      limit: mostly(fc.constantFrom(0, 1, 2, 500), fc.constantFrom(501, -1, 1.5)),
      offset: mostly(fc.constantFrom(0, 1, 5), fc.constant(1e6)),
    },
    { requiredKeys: [] },
  );
}

const request = mostly(
  fc.constantFrom(...Object.keys(shapes)),
  fc.constantFrom('nothing', 'constructor'),
).chain((view) =>
  fc.record({
    view: fc.constant(view),
    query: queryOf(view),
    viewer: fc.constantFrom<Viewer | null>(null, patient, staff),
    id: mostly(
      fc.constantFrom(...(shapeOf(view).columns.id ?? []).map(String), ids.note),
      fc.constant('no-uuid'),
    ),
  }),
);

function search({ filter, ...rest }: RecordQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) parameters.set(name, String(value));
  if (filter !== undefined) parameters.set('filter', JSON.stringify(filter));
  return parameters;
}

test('the reader and the route answer the same rows, or the same error, to every query', async () => {
  const seen = new Map<string, number>();
  const count = (answer: unknown) => {
    const { code } = answer as { code?: string };
    const isEmpty = Array.isArray(answer) && answer.length === 0;
    const key = code ?? (Array.isArray(answer) ? (isEmpty ? 'no rows' : 'rows') : 'record');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  };
  await fc.assert(
    fc.asyncProperty(request, async ({ view, query, viewer, id }) => {
      const reader = readerFor({ viewer, locale: 'de' });
      const listed = await outcome(reader.list(view, query));
      expect(listed).toEqual(await route(viewer, `/api/${view}/?${search(query)}`));
      const { include } = query;
      const one = include === undefined ? {} : { include };
      const found = await outcome(reader.find(view, id, one));
      expect(found).toEqual(await route(viewer, `/api/${view}/${id}?${search(one)}`));
      count(listed);
      count(found);
    }),
    { numRuns: 600 },
  );
  // The property proves little if most of what it compares are errors.
  expect(seen.get('rows')).toBeGreaterThan(60);
  expect(seen.get('record')).toBeGreaterThan(60);
  for (const code of ['FILTER_INVALID', 'SORT_INVALID', 'INCLUDE_INVALID', 'NOT_FOUND']) {
    expect(seen.get(code)).toBeGreaterThan(5);
  }
});
