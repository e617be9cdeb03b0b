/**
 * Records and accounts as a site serves them, on the PostgreSQL of DATABASE_URL, and beside them, on
 * BARE_PORT, a bare Fastify with the same SQL by bare `pg`. Sends a cookie for each of its users; to 'heap' it
 * answers with the bytes of its heap, to 'change' it changes a record.
 */
import { createRequire } from 'node:module';
import fastify from 'fastify';
import {
  authServer,
  guardAccess,
  hashPassword,
  liveSessions,
} from '../../packages/auth-server/src/index.ts';
import {
  accountEntities,
  createAccountStores,
  User,
} from '../../packages/auth-server/src/mikro-orm.ts';
import { recordProperties } from '../../packages/core/src/mikro-orm.ts';
import { defineView, RecordEvent, recordServer } from '../../packages/record-server/src/index.ts';
import {
  batchQueries,
  createServer,
  openDatabase,
  overload,
} from '../../packages/server-kit/src/index.ts';

const api = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { defineEntity, p } = await import(api.resolve('@mikro-orm/core'));
const { Pool } = createRequire(import.meta.url)('pg') as typeof import('pg');

const { DATABASE_URL = '', PORT = '', BARE_PORT = '', USERS = '1' } = process.env;
const ROWS = 60_000;

const GroupSchema = defineEntity({
  name: 'Group',
  tableName: 'groups',
  properties: {
    ...recordProperties,
    name: p.string(),
    active: p.boolean(),
    prices: () => p.oneToMany(Price).mappedBy('group'),
    labels: () => p.manyToMany(Label).owner().pivotTable('group_labels'),
  },
});
class Group extends GroupSchema.class {}
GroupSchema.setClass(Group);

const LabelSchema = defineEntity({
  name: 'Label',
  tableName: 'labels',
  properties: { ...recordProperties, name: p.string() },
});
class Label extends LabelSchema.class {}
LabelSchema.setClass(Label);

const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...recordProperties,
    group: () => p.manyToOne(Group).index(),
    position: p.integer().index(),
    labelDe: p.string(),
    labelEn: p.string(),
    amount: p.decimal('string').precision(10).scale(2).nullable(),
    isFrom: p.boolean(),
    noteDe: p.string().nullable(),
    noteEn: p.string().nullable(),
    validFrom: p.date(),
  },
});
class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);

const views = [
  defineView({
    name: 'groups',
    entity: Group,
    defaultSort: 'name',
    relations: { prices: { view: 'prices' }, labels: { view: 'labels' } },
    access: () => ({ read: true }),
  }),
  defineView({ name: 'labels', entity: Label, access: () => ({ read: true }) }),
  defineView({
    name: 'prices',
    entity: Price,
    defaultSort: 'position',
    relations: { group: { view: 'groups' } },
    access: (viewer) =>
      viewer ? { read: true, update: true, writable: ['label_de'] } : { read: { isFrom: true } },
  }),
];

const database = await openDatabase({
  url: DATABASE_URL,
  dataDir: '',
  applicationName: 'bench',
  migrations: [],
  entities: [...accountEntities, Group, Label, Price, RecordEvent],
});
await database.orm.schema.create();
const em = () => database.fork();
await em().execute(`
  insert into groups select gen_random_uuid(), 1, now(), now(), 'Group ' || n, true from generate_series(1, 20) n;
  insert into labels select gen_random_uuid(), 1, now(), now(), 'Label ' || n from generate_series(1, 10) n;
  insert into group_labels select g.id, l.id from groups g, labels l;
  insert into prices (id, version, created_at, updated_at, group_id, position, label_de, label_en, amount, is_from, note_de, note_en, valid_from)
    select gen_random_uuid(), 1, now(), now(), (select id from groups order by name offset n % 20 limit 1), n,
      'Leistung ' || n, 'Service ' || n, n % 1000 + 0.5, true, null, 'a note of ' || n, '2026-01-01'
    from generate_series(1, ${ROWS}) n;
  analyze;
`);
const password = 'a password for measuring';
const passwordHash = await hashPassword(password);
const accounts = em();
for (let at = 0; at < Number(USERS); at += 1) {
  accounts.create(User, { email: `u${at}@example.org`, name: `U${at}`, passwordHash });
}
await accounts.flush();

const app = createServer({ logLevel: 'silent' });
guardAccess(app);
await app.register(overload);
const secret = 'a secret for measuring, 32 characters or more';
const origin = new URL(`http://localhost:${PORT}`);
await app.register(authServer, {
  origin,
  secret,
  ...createAccountStores({ em, batch: batchQueries }),
});
await app.register(recordServer, {
  views,
  entityManager: em,
  viewer: ({ viewer }) => viewer,
  locale: () => 'de' as const,
  events: { listener: database.listener, sessions: liveSessions },
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

// As many connections as MikroORM has.
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const columns =
  'id, version, created_at, updated_at, group_id, position, label_de, label_en, amount, is_from, note_de, note_en, valid_from';
const [one] = (await pool.query('select id from prices where position = 30000')).rows;
const bare = fastify();
bare.get('/list', async () => {
  const sql = `select ${columns} from prices where is_from = $1 order by position asc, id asc limit 21`;
  return (await pool.query(sql, [true])).rows.slice(0, 20);
});
bare.get('/one', async () => {
  const sql = `select ${columns} from prices where id = $1 and is_from = $2 limit 1`;
  return (await pool.query(sql, [one.id, true])).rows[0];
});
await bare.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });

const cookies: string[] = [];
for (let at = 0; at < Number(USERS); at += 1) {
  const csrf = await app.inject({ url: '/api/auth/csrf' });
  const [given] = csrf.cookies;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/callback/credentials',
    headers: { cookie: `${given?.name}=${encodeURIComponent(given?.value ?? '')}` },
    remoteAddress: `10.${at >> 8}.${at & 255}.1`,
    payload: { email: `u${at}@example.org`, password, csrfToken: csrf.json().csrfToken },
  });
  const token = answer.cookies.find(({ name }) => name === 'next-auth.session-token');
  if (token === undefined) throw new Error(answer.body);
  cookies.push(`${token.name}=${token.value}`);
}

let changes = 0;
process.on('SIGINT', () => process.exit(0));
process.on('message', async (word) => {
  if (word === 'heap') {
    globalThis.gc?.();
    return process.send?.(process.memoryUsage().heapUsed);
  }
  changes += 1;
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/prices/${one.id}`,
    payload: { label_de: `Leistung ${changes}` },
    headers: { cookie: cookies[0] ?? '', 'if-match': '*' },
  });
  process.send?.(answer.statusCode);
});
process.send?.({ cookies, one: one.id });
