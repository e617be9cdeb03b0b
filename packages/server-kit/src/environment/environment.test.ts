import { resolve } from 'node:path';
import {
  ConfigError,
  type Environment,
  flag,
  mailbox,
  processSettings,
  processVariables,
  readEnvironment,
} from '@praxiskit/server-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

const schema = z.object({ ...processVariables, OWN_FLAG: flag.optional(), NEEDED: z.string() });
const read = (env: Environment) =>
  processSettings(readEnvironment(schema, { NEEDED: 'x', ...env }));

test('an empty environment is enough', () => {
  const dataDir = resolve('.data');
  expect(read({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origin: new URL('http://localhost:3000'),
    dataDir,
    mailDir: `${dataDir}/mail`,
    databaseUrl: null,
    replicaUrls: [],
    smtpUrl: null,
    sessionSecret: null,
    formerSecrets: [],
    metricsToken: null,
    trustProxy: false,
    logLevel: 'info',
  });
});

test('an empty variable counts as absent', () => {
  expect(read({ PORT: '', DATABASE_URL: '', OWN_FLAG: '' }).port).toBe(3000);
});

test('the origin is PUBLIC_URL, else localhost with the port', () => {
  expect(read({ PORT: '4000' }).origin.href).toBe('http://localhost:4000/');
  expect(read({ PUBLIC_URL: 'https://praxis.example' }).origin.href).toBe(
    'https://praxis.example/',
  );
});

test('a list takes spaces and a comma too many', () => {
  expect(read({ DATABASE_REPLICA_URLS: 'postgres://a/b, postgresql://c/d,' }).replicaUrls).toEqual([
    'postgres://a/b',
    'postgresql://c/d',
  ]);
});

test.each<[Environment, string]>([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: ' ' }, 'PORT'],
  [{ PORT: '0' }, 'PORT'],
  [{ PUBLIC_URL: 'https://praxis.example/site' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'praxis.example' }, 'PUBLIC_URL'],
  [{ DATABASE_REPLICA_URLS: 'postgres://a/b,replica' }, 'DATABASE_REPLICA_URLS'],
  [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://x/y' }, 'SESSION_SECRET'],
  ...['postgres://', 'postgres:', 'postgres://u:p@h', 'postgres://u:p@h/'].map(
    (value): [Environment, string] => [{ DATABASE_URL: value }, 'DATABASE_URL'],
  ),
  ...[
    'postgres://u:p@h/%zz',
    'postgres://u:%zz@h/x',
    'postgres://%zz/x',
    'postgres://u:%ff@h/x',
  ].flatMap((value): [Environment, string][] => [
    [{ DATABASE_URL: value }, 'DATABASE_URL'],
    [{ DATABASE_REPLICA_URLS: value }, 'DATABASE_REPLICA_URLS'],
  ]),
  [{ DATABASE_URL: 'postgres://h/x?sslrootcert=/nope' }, 'DATABASE_URL'],
  [
    { DATABASE_REPLICA_URLS: 'postgres://a/b,postgres://h/x?sslkey=/nope' },
    'DATABASE_REPLICA_URLS',
  ],
  [{ DATABASE_REPLICA_URLS: 'postgres://a/b,postgres://a' }, 'DATABASE_REPLICA_URLS'],
  ...['port=abc', 'port=12x', 'port=0', 'port=70000', 'sslmode=nonsense', 'sslmode='].map(
    (query): [Environment, string] => [{ DATABASE_URL: `postgres://h/x?${query}` }, 'DATABASE_URL'],
  ),
  [{ DATABASE_URL: 'postgres://h:0/x' }, 'DATABASE_URL'],
  [{ DATABASE_REPLICA_URLS: 'postgres://h/x?port=abc' }, 'DATABASE_REPLICA_URLS'],
  [{ SMTP_URL: 'smtp://u:%zz@h' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://h:0' }, 'SMTP_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps:/mail' }, 'SMTP_URL'],
  [{ DATA_DIR: ' ' }, 'DATA_DIR'],
  [{ SESSION_SECRET: ' '.repeat(40) }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: `${'s'.repeat(31)}  ` }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: `${'s'.repeat(32)}\ns` }, 'SESSION_SECRET'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ METRICS_TOKEN: 'ü'.repeat(40) }, 'METRICS_TOKEN'],
  [{ METRICS_TOKEN: ` ${'t'.repeat(40)} ` }, 'METRICS_TOKEN'],
  [{ TRUST_PROXY: '2' }, 'TRUST_PROXY'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ OWN_FLAG: 'maybe' }, 'OWN_FLAG'],
  [{ NEEDED: '' }, 'NEEDED'],
])('%o is refused in one line that names the variable', (env, name) => {
  const message = messageOf(env);
  expect(message).toMatch(new RegExp(`^${name} .+\\.$`));
  expect(message).not.toContain('\n');
});

test.each([
  'a'.repeat(32),
  'zweiunddreißig Zeichen & mehr: ✓ "€"',
  '{"$ `%\\ 0123456789 0123456789 012',
])('a secret may be any printable text: %s', (value) => {
  expect(read({ SESSION_SECRET: value }).sessionSecret).toBe(value);
});

test.each([
  ['praxis@aurelia.example', true],
  ['Praxis Aurelia <praxis@aurelia.example>', true],
  ['"Praxis, Aurelia" <praxis@aurelia.example>', true],
  ['Praxis Müller <praxis@müller.example>', true],
  ['praxis@localhost', true],
  ['Praxis Aurelia', false],
  ['praxis@', false],
  ['@aurelia.example', false],
  ['praxis@aurelia..', false],
  ['a@aurelia.example, b@aurelia.example', false],
  ['Team: a@aurelia.example;', false],
  ['praxis@aurelia.example\r\nBcc: all@aurelia.example', false],
  ['Praxis\nX: 1 <praxis@aurelia.example>', false],
  ['a@b c', false],
  ['Praxis praxis@aurelia.example', false],
  ['Praxis <praxis@aurelia.example> Aurelia', false],
  [' ', false],
])('%o as a sender of mails: %s', (value, isOne) => {
  expect(mailbox.safeParse(value).success).toBe(isOne);
});

test.each(['port=5433', 'sslmode=disable', 'sslmode=verify-full', 'host=/run/postgresql'])(
  'an address of a database may have %s',
  (query) => {
    const url = `postgres://h/x?${query}`;
    expect(messageOf({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) })).toBe('');
  },
);

test('each line names the variable and the fault', () => {
  expect(
    messageOf({ DATABASE_URL: 'postgres://h/x?sslrootcert=/nope', SESSION_SECRET: 's'.repeat(32) }),
  ).toBe('DATABASE_URL names a file that cannot be read: /nope (ENOENT).');
  expect(messageOf({ TRUST_PROXY: 'perhaps' })).toBe('TRUST_PROXY must be 1 or 0.');
  expect(messageOf({ NEEDED: '' })).toBe('NEEDED is required.');
});

test('whatever the environment holds, it is read, or refused in one line by a ConfigError', () => {
  const names = Object.keys(schema.shape);
  const environments = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom('1', 'off', 'postgres://a/b', 'smtp://a', 'x\ny')),
  );
  fc.assert(
    fc.property(environments, (env) => {
      const message = messageOf(env);
      expect(message === '' || /^[A-Z_]+ .+\.$/.test(message)).toBe(true);
    }),
  );
});

/** '' where nothing is wrong. */
function messageOf(env: Environment): string {
  try {
    read(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
}
