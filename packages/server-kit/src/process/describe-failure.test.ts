import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type ListenOptions } from 'node:net';
import { DriverException } from '@mikro-orm/core';
import { ConfigError, describeFailure } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

function failureToListen(options: ListenOptions): Promise<Error> {
  return new Promise((resolve) => {
    createServer().on('error', resolve).listen(options);
  });
}

test('a HOST that this machine does not have is named as such, not as the database', async () => {
  // The system reads 1 as 0.0.0.1.
  for (const host of ['203.0.113.9', '1', 'no-such-host.invalid']) {
    const error = await failureToListen({ host, port: 0 });
    expect(describeFailure(error, host)).toBe('HOST is no address of this machine.');
  }
});

test('a directory that cannot be made names DATA_DIR', async () => {
  const error = await mkdir('/dev/null/data', { recursive: true }).catch((cause) => cause);
  expect(describeFailure(error, '', '/dev/null/data')).toMatch(
    /^DATA_DIR cannot be used \(ENOTDIR/,
  );
});

test('only a file in the data directory, or a directory above it, names DATA_DIR', async () => {
  const missing = await readFile('/nowhere/dist/manifest.json').catch((cause) => cause);
  const named = (dataDir: string) => describeFailure(missing, '', dataDir);
  expect(named('/nowhere')).toMatch(/^DATA_DIR /);
  expect(named('/nowhere/dist')).toMatch(/^DATA_DIR /);
  for (const dataDir of ['/nowhere/data', '/nowhere/di', '/nowhere/dist/manifest.json/data', '']) {
    expect(named(dataDir)).toMatch(/^The server failed: ENOENT.+manifest\.json/);
  }
  const above = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'mkdir' });
  expect(describeFailure(Object.assign(above, { path: '/srv' }), '', '/srv/site/data')).toMatch(
    /^DATA_DIR /,
  );
});

test('a port that this account may not use names PORT', () => {
  const refused = Object.assign(new Error('EACCES'), {
    code: 'EACCES',
    syscall: 'listen',
    address: '127.0.0.1',
    port: 80,
  });
  expect(describeFailure(refused)).toMatch(/^PORT or HOST /);
});

test('a wrong environment is described by its own line', () => {
  expect(describeFailure(new ConfigError('PORT must be a port number.'))).toBe(
    'PORT must be a port number.',
  );
});

test('a database that refuses is described by its innermost cause, in one line', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED\n    at x'), {
    code: 'ECONNREFUSED',
  });
  expect(describeFailure(new Error('select 1', { cause }))).toBe(
    'DATABASE_URL: the database cannot be used (connect ECONNREFUSED).',
  );
});

test('a failure names the database because of its SQLSTATE or the driver’s exception, never because of its text', () => {
  const coded = (code: string) => Object.assign(new Error('no'), { code });
  const wrapped = new Error('The schema cannot be read', { cause: coded('28P01') });
  for (const error of [coded('3D000'), wrapped, new DriverException(new Error('no'))]) {
    expect(describeFailure(error)).toBe('DATABASE_URL: the database cannot be used (no).');
  }
  const route = 'The route GET /api/mine has no known access rule: public or a list of roles.';
  const others = [new Error(route), new Error('database password'), coded('EPERM')];
  for (const error of others) {
    expect(describeFailure(error)).toBe(`The server failed: ${error.message}`);
  }
});

test.each([
  ['42P01', 'relation "services" does not exist', /a migration is missing/],
  ['42703', 'column "room" does not exist', /a migration is missing/],
  ['23502', 'column "note" contains null values', /nullable or give it a default/],
])('SQLSTATE %s at a start names the migration, not DATABASE_URL', (code, message, mend) => {
  const cause = Object.assign(new Error(message), { code });
  const text = describeFailure(new Error('insert into', { cause }));
  expect(text).toContain(`The database does not fit the entities (${message})`);
  expect(text).toMatch(mend);
  expect(text).not.toContain('DATABASE_URL');
});

test('an entity that is missing in the ORM is named, with the part that needs it', () => {
  expect(describeFailure(new Error('Metadata for entity Service not found'))).toBe(
    'The entity Service is not in the list of entities, or lacks setClass().',
  );
});
