/**
 * The accounts alone on the PostgreSQL of DATABASE_URL, with two routes beside them in the same server: a
 * JSON hello, and the bare SELECT that a session needs. Sends the cookie of a session that it has opened.
 */
import { createRequire } from 'node:module';
import { authServer, guardAccess, hashPassword } from '../../packages/auth-server/src/index.ts';
import {
  accountEntities,
  createAccountStores,
  User,
} from '../../packages/auth-server/src/mikro-orm.ts';
import { createServer } from '../../packages/server-kit/src/index.ts';

const api = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { MikroORM } = await import(api.resolve('@mikro-orm/postgresql'));
const { Pool } = createRequire(import.meta.url)('pg') as typeof import('pg');

const { DATABASE_URL = '', PORT = '' } = process.env;
const orm = await MikroORM.init({ clientUrl: DATABASE_URL, entities: accountEntities });
await orm.schema.create();
const password = 'a password for measuring';
const em = orm.em.fork();
em.create(User, {
  email: 'one@example.org',
  name: 'One',
  passwordHash: await hashPassword(password),
});
await em.flush();

// As many as MikroORM has.
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const origin = new URL(`http://localhost:${PORT}`);
const app = createServer({ logLevel: 'silent', trustProxy: false });
guardAccess(app);
await app.register(authServer, {
  origin,
  secret: 'a secret for measuring, 32 characters or more',
  ...createAccountStores({ em: () => orm.em.fork() }),
});
const config = { access: 'public', session: 'on-demand' } as const;
app.get('/hello', { config }, () => ({ status: 'ok' }));
let idHash = '';
const select =
  'select s.*, u.* from sessions s join users u on u.id = s.user_id where s.id_hash = $1';
app.get('/select', { config }, async () => {
  const { rows } = await pool.query(select, [idHash]);
  return { user: { name: rows[0].name, email: rows[0].email, data: { id: rows[0].id } } };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

const csrf = await app.inject({ url: '/api/auth/csrf' });
const [given] = csrf.cookies;
const answer = await app.inject({
  method: 'POST',
  url: '/api/auth/callback/credentials',
  headers: { cookie: `${given?.name}=${encodeURIComponent(given?.value ?? '')}` },
  payload: { email: 'one@example.org', password, csrfToken: csrf.json().csrfToken },
});
const token = answer.cookies.find(({ name }) => name === 'next-auth.session-token')?.value;
const { rows } = await pool.query('select id_hash from sessions');
idHash = rows[0].id_hash;
process.send?.({ cookie: `next-auth.session-token=${token}` });
