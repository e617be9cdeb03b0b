import type { Viewer } from '@praxiskit/core/fastify';
import {
  createRecordReader,
  type RecordReader,
  type RecordReaderCaller,
  RecordServerError,
} from '@praxiskit/record-server';
import {
  mostly,
  queryOf,
  type Shapes,
  searchOf,
  shapeOf,
} from '@praxiskit/test-support/random-query';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, ids, patient, staff, Treatment, views } from './practice.ts';

interface Views {
  treatments: { name_de: string; prices: { label_de: string }[] };
  notes: { price: { amount: string } };
}

let practice: Awaited<ReturnType<typeof createPractice>>;
let readerFor: (caller: RecordReaderCaller) => RecordReader;
let typedReaderFor: (caller: RecordReaderCaller) => RecordReader<Views>;
beforeAll(async () => {
  practice = await createPractice();
  const source = { views, entityManager: () => practice.orm.em.fork() };
  readerFor = createRecordReader(source);
  typedReaderFor = createRecordReader<Views>(source);
});
afterAll(() => practice.orm.close());

const guest = () => readerFor({ viewer: null, locale: 'de' });

/** The value of a call, or its error in wire form. */
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

test('a list without a limit has every row [R8.8]', async () => {
  const many = await createPractice();
  const reader = createRecordReader<Views>({ views, entityManager: () => many.orm.em.fork() });
  const rows = () =>
    reader({ viewer: staff, locale: 'de' }).list('treatments', { sort: 'name_de', limit: 'all' });
  const before = await rows();
  const names = Array.from({ length: 1100 }, (_, n) => `Ä ${String(n).padStart(4, '0')}`);
  const em = many.orm.em.fork();
  await em.insertMany(
    Treatment,
    names.map((nameDe) => ({ id: crypto.randomUUID(), nameDe, active: true })),
  );
  const after = await rows();
  expect(after).toHaveLength(before.length + 1100);
  expect(new Set(after.map(({ name_de }) => name_de))).toEqual(
    new Set([...before.map(({ name_de }) => name_de), ...names]),
  );
  await many.orm.close();
});

test('a list has the caller’s rows, in the view’s order, with the requested includes', async () => {
  const reader = typedReaderFor({ viewer: null, locale: 'de' });
  const rows = await reader.list('treatments', {
    filter: { prices: { $some: { label_de: 'Stirn' } } },
    include: 'prices',
  });
  expect(rows.map(({ name_de }) => name_de)).toEqual(['Botox']);
  expect(rows[0]?.prices).toHaveLength(2);
  const all = await typedReaderFor({ viewer: staff, locale: 'de' }).list('treatments');
  expect(all.map(({ name_de }) => name_de)).toEqual(['Botox', 'Geheim', 'Peeling 100 %']);
});

test('one record is found with its includes, or refused as on the wire', async () => {
  const reader = typedReaderFor({ viewer: patient, locale: 'en' });
  const note = await reader.find('notes', ids.note, { include: 'price' });
  expect(note.price.amount).toBe('12345678901234567.89');
  await expect(guest().find('treatments', ids.hidden)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(guest().list('notes')).rejects.toMatchObject({ statusCode: 401 });
});

test('a view that is not registered is an error that names it; only a visitor’s request for it is a 404', async () => {
  const missing = "There is no view 'nothing'";
  await expect(guest().list('nothing')).rejects.toThrow(missing);
  await expect(guest().find('nothing', ids.note)).rejects.toThrow(missing);
  await expect(guest().list('constructor')).rejects.toThrow("There is no view 'constructor'");
});

test('a name that is not in a site’s map of views does not compile', async () => {
  const reader = typedReaderFor({ viewer: null, locale: 'de' });
  // @ts-expect-error the map has no such view
  await expect(reader.list('treatmnts')).rejects.toThrow("There is no view 'treatmnts'");
  const [treatment] = await reader.list('treatments');
  // @ts-expect-error a treatment has no such column
  expect(treatment?.name_dee).toBeUndefined();
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

test('a caller that reads nothing creates no entity manager', () => {
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
  'a filter with %s is refused, because in JSON it would match more rows',
  async (_case, filter) => {
    await expect(guest().list('treatments', { filter })).rejects.toMatchObject({
      code: 'FILTER_INVALID',
    });
  },
);

test('a value that the database cannot compare is the same error as in the route', async () => {
  const filter = { updated_at: { $gt: 8.64e15 } };
  await expect(
    readerFor({ viewer: staff, locale: 'de' }).list('prices', { filter }),
  ).rejects.toMatchObject({ code: 'FILTER_INVALID' });
});

/** The values of each view: values that its rows have, and values that they do not have. */
const shapes: Shapes = {
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

const request = fc.constantFrom(...Object.keys(shapes)).chain((view) =>
  fc.record({
    view: fc.constant(view),
    query: queryOf(shapes, view),
    viewer: fc.constantFrom<Viewer | null>(null, patient, staff),
    id: mostly(
      fc.constantFrom(...(shapeOf(shapes, view).columns.id ?? []).map(String), ids.note),
      fc.constant('no-uuid'),
    ),
  }),
);

test('for every query, the reader and the route return the same rows or the same error', async () => {
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
      expect(listed).toEqual(await route(viewer, `/api/${view}/?${searchOf(query)}`));
      const { include } = query;
      const one = include === undefined ? {} : { include };
      const found = await outcome(reader.find(view, id, one));
      expect(found).toEqual(await route(viewer, `/api/${view}/${id}?${searchOf(one)}`));
      count(listed);
      count(found);
    }),
    { numRuns: 600 },
  );
  // The property proves little if most results are errors.
  expect(seen.get('rows')).toBeGreaterThan(60);
  expect(seen.get('record')).toBeGreaterThan(60);
  for (const code of ['FILTER_INVALID', 'SORT_INVALID', 'INCLUDE_INVALID', 'NOT_FOUND']) {
    expect(seen.get(code)).toBeGreaterThan(5);
  }
});
