import { defineEntity } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/pglite';
import {
  type ColumnSpec,
  defineView,
  describeViews,
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

const start = async (given: readonly View[]) => {
  const app = Fastify();
  await app.register(recordServer, {
    views: given,
    entityManager,
    viewer: () => null,
    locale: () => 'de',
  });
  await app.ready();
  return app;
};

// A view that no guest may see is checked, too, and no viewer is made up for it.
const unseen = () => {
  throw new Error('access was called');
};
const concerns = { name: 'concerns', entity: Concern, access: unseen };
/** Without the entity's names: types would refuse most of these views. */
const define = defineView<object>;

class NotInTheOrm {
  readonly id = '';
}

const ConcernTwin = defineEntity({ name: 'Concern', tableName: 'concerns', properties: {} });
class WithoutSetClass extends ConcernTwin.class {}
Object.defineProperty(WithoutSetClass, 'name', { value: 'Concern' });

test.each<[string, readonly View[]]>([
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

test('views that fit start without a call of access', async () => {
  await expect(start([defineView(concerns)])).resolves.toBeDefined();
});

test.each(['readable', 'writable'])('a column of `%s` that is none is named', (list) => {
  const access = () => ({ read: true, update: true, [list]: ['slug', 'slgu'] });
  const source = { views: [define({ ...concerns, access })], entityManager };
  expect(() => describeViews(source, staff, 'de')).toThrow(
    `View concerns: access() answers ${list} columns that it does not have: slgu`,
  );
});

test('a view’s name is snake_case and none of the app’s own', () => {
  expect(() => defineView({ ...concerns, name: 'myConcerns' })).toThrow('not snake_case');
  expect(() => defineView({ ...concerns, name: 'auth' })).toThrow(
    "View name is reserved: auth. The app's own addresses have it, choose another.",
  );
});

test('every route says that the view’s permissions decide, and who enforces them', async () => {
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

test('a prefix is before every address, in Location and Link too', async () => {
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

test('a definition carries the labels of its language, or names with a capital [R7.2]', () => {
  const source = { views, entityManager };
  const labelsOf = (locale: 'de' | 'en') => {
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
