import { defineEntity } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/pglite';
import type { Locale } from '@praxiskit/core';
import {
  type ColumnSpec,
  defineView,
  describeViews,
  keepShape,
  keepSteps,
  recordServer,
  type View,
} from '@praxiskit/record-server';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Concern, createPractice, Price, staff, Treatment, views } from './practice.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = (await createPractice()).orm;
});
afterAll(() => orm.close());

const entityManager = () => orm.em.fork();

const start = async (given: readonly View[], roles: readonly string[] = []) => {
  const app = Fastify();
  await app.register(recordServer, {
    views: given,
    roles,
    entityManager,
    viewer: () => null,
    locale: () => 'de',
  });
  await app.ready();
  return app;
};

// A view that no guest may see is checked, too.
const unseen = () => null;
const concerns = { name: 'concerns', entity: Concern, access: unseen };
/** Without the entity's names: types would refuse most of these views. */
const define = defineView<object>;

const steps = { first: ['asked'], next: {} };
const any = { safeParse: () => ({ success: true }) };

class NotInTheOrm {
  readonly id = '';
}

const ConcernTwin = defineEntity({ name: 'Concern', tableName: 'concerns', properties: {} });
class WithoutSetClass extends ConcernTwin.class {}
Object.defineProperty(WithoutSetClass, 'name', { value: 'Concern' });

test.each<[string, readonly View[]]>([
  [
    'View concerns: a hook names the column statsu, which its entity does not have. It has: id, version, slug.',
    [define({ ...concerns, hooks: { beforeUpdate: keepSteps('statsu', () => steps) } })],
  ],
  [
    'View concerns: a hook names the column hours, which its entity does not have.',
    [define({ ...concerns, hooks: { beforeCreate: [keepShape({ slug: any, hours: any })] } })],
  ],
  [
    'View concerns: its entity has no column name. It has: id, version, slug.',
    [define({ ...concerns, columns: { name: { rules: ['required'] } } })],
  ],
  [
    'View concerns: its entity has no relation treatments. It has: none.',
    [define({ ...concerns, relations: { treatments: { view: 'concerns' } } })],
  ],
  [
    'View treatments.prices: no view prices. Add it to the views, or leave the relation out.',
    [
      define({
        ...concerns,
        name: 'treatments',
        entity: Treatment,
        relations: { prices: { view: 'prices' } },
      }),
    ],
  ],
  [
    'View treatments.prices: the view concerns has another entity',
    [
      define({
        ...concerns,
        name: 'treatments',
        entity: Treatment,
        relations: { prices: { view: 'concerns' } },
      }),
      define(concerns),
    ],
  ],
  [
    'View concerns: its default sort cannot use -position',
    [define({ ...concerns, defaultSort: 'slug,-position' })],
  ],
  [
    'View treatments: its default sort cannot use facts',
    [define({ ...concerns, name: 'treatments', entity: Treatment, defaultSort: 'facts' })],
  ],
  [
    'View concerns: its default sort cannot use an empty name',
    [define({ ...concerns, defaultSort: 'slug,' })],
  ],
  [
    'View concerns: No rule is registered as noSwearing',
    [
      define({
        ...concerns,
        columns: { slug: { rules: [{ op: 'custom', arg: 'noSwearing' }] } },
      }),
    ],
  ],
  [
    'View concerns.slug: no setter is registered as shout.',
    [define({ ...concerns, columns: { slug: { setter: 'shout' } } })],
  ],
  [
    'View concerns.slug: no getter is registered as toString.',
    [define({ ...concerns, columns: { slug: { getter: 'toString' } } })],
  ],
  ['Two views are named concerns: rename one of them.', [define(concerns), define(concerns)]],
  [
    "View things: its entity NotInTheOrm is not one of the ORM's. Add it to the ORM's entities; a class of defineEntity needs setClass first.",
    [define({ ...concerns, name: 'things', entity: NotInTheOrm })],
  ],
  [
    'View concerns: its entity Concern is not the class of its schema. Call setClass(Concern) of the schema.',
    [define({ ...concerns, entity: WithoutSetClass })],
  ],
])('“%s” stops the start', async (message, given) => {
  await expect(start(given)).rejects.toThrow(message);
});

const withRules = (...rules: NonNullable<ColumnSpec['rules']>) => [
  define({ ...concerns, columns: { slug: { rules } } }),
];

test('a pattern of 201 characters, or a column with 65 rules, stops the start [R7.11]', async () => {
  const pattern = (length: number) => withRules({ op: 'pattern', arg: 'a'.repeat(length) });
  await expect(start(pattern(201))).rejects.toThrow('at most 200 characters');
  await expect(start(pattern(200))).resolves.toBeDefined();
  const rules = (count: number) => withRules(...Array.from({ length: count }, () => 'minLength:1'));
  await expect(start(rules(65))).rejects.toThrow('at most 64 rules');
  // The column's length adds one rule.
  await expect(start(rules(63))).resolves.toBeDefined();
});

const ofGuest = (filter: object) => [
  define({
    ...concerns,
    name: 'treatments',
    entity: Treatment,
    access: () => ({ read: filter as never }),
  }),
];

test.each<[string, object]>([
  ['a filter for read with actve,', { actve: true }],
  ['a filter for read with prices.amuont,', { $or: [{ prices: { $some: { amuont: '1' } } }] }],
  ['a filter for read with prices.treatment.actve,', { prices: { treatment: { actve: true } } }],
  ['a filter for read with concerns.slgu,', { $not: { concerns: { slgu: 'x' } } }],
  ['a filter for read:', { position: { $grt: 1 } }],
])('a permission that cannot be read stops the start: %s', async (message, filter) => {
  await expect(start(ofGuest(filter))).rejects.toThrow(
    `View treatments: access() answers ${message}`,
  );
});

test('valid permissions start', async () => {
  const key = '01990000-0000-7000-8000-000000000001';
  const filters = [
    { $or: [{ active: true }, { $not: { position: { $in: [1, 2] } } }] },
    { prices: { $none: { treatment: key } }, concerns: key },
    { prices: { $some: { treatment: { $in: [key] } } } },
    { facts: { $contains: { layer: 'x' } } },
  ];
  for (const filter of filters) await expect(start(ofGuest(filter))).resolves.toBeDefined();
});

test('the start also checks the answer of `access` for a role', async () => {
  const access = (viewer: { roles: readonly string[] } | null) =>
    viewer?.roles.includes('staff') ? { read: true, update: { slgu: 'x' } as never } : null;
  const given = [define({ ...concerns, access })];
  await expect(start(given, ['staff'])).rejects.toThrow(
    'View concerns: access() answers a filter for update with slgu, which its entity does not have.',
  );
  await expect(start(given, ['patient'])).resolves.toBeDefined();
});

test.each(['readable', 'writable'])('a column of `%s` that is none is named', (list) => {
  const access = () => ({ read: true, update: true, [list]: ['slug', 'slgu'] });
  const source = { views: [define({ ...concerns, access })], entityManager };
  expect(() => describeViews(source, staff, 'de')).toThrow(
    `View concerns: access() answers ${list} columns that it does not have: slgu`,
  );
});

test('a view’s name is snake_case, and not one of the app’s own', () => {
  expect(() => defineView({ ...concerns, name: 'myConcerns' })).toThrow('not snake_case');
  expect(() => defineView({ ...concerns, name: 'auth' })).toThrow(
    "View name is reserved: auth. The app's own addresses have it, choose another.",
  );
});

test('every route says that the view’s permissions decide, and which package enforces them', async () => {
  const found: unknown[] = [];
  const app = Fastify();
  app.addHook('onRoute', ({ config }) => void found.push(config));
  await app.register(recordServer, {
    views,
    entityManager,
    viewer: () => null,
    locale: () => 'de',
  });
  expect(found.length).toBeGreaterThanOrEqual(18);
  for (const config of found) {
    expect(config).toMatchObject({ access: 'record', enforcedBy: 'record-server' });
  }
});

test('a prefix is before every address, also in Location and Link', async () => {
  const app = Fastify();
  await app.register(recordServer, {
    prefix: '/records',
    views,
    entityManager,
    viewer: () => staff,
    locale: () => 'de',
  });
  const made = await app.inject({
    method: 'POST',
    url: '/records/concerns/',
    payload: { slug: 'x' },
  });
  expect(made.headers.location).toBe(`/records/concerns/${made.json().id}`);
  const { headers } = await app.inject('/records/concerns?limit=1');
  expect(headers.link).toMatch(/^<\/records\/concerns\?limit=1&after=[\w-]+>; rel="next"$/);
  expect((await app.inject('/api/concerns')).statusCode).toBe(404);
});

test('a definition has labels of its language, or names with a capital [R7.2]', () => {
  const source = { views, entityManager };
  const labelsOf = (locale: Locale) => {
    const [treatments] = describeViews(source, staff, locale);
    const { name_de, position } = treatments?.columns ?? {};
    return [treatments?.label, name_de?.label, position?.label];
  };
  expect(labelsOf('de')).toEqual(['Behandlungen', 'Name', 'Position']);
  expect(labelsOf('en')).toEqual(['Treatments', 'Name (German)', 'Position']);
  const [german, english] = (['de', 'en'] as const).map(
    (locale) => describeViews(source, staff, locale)[0]?.revision,
  );
  expect(german).not.toBe(english);
});

test('a label in one language does not compile', () => {
  // @ts-expect-error a bare string is one language only
  const column: ColumnSpec = { label: 'Name' };
  // @ts-expect-error English is missing
  defineView({ ...concerns, entity: Price, label: { de: 'Preise' } });
  expect(column.label).toBe('Name');
});
