import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const uses =
  /from 'node:crypto'|crypto\.subtle|from '@node-rs\/argon2'|from '@fastify\/jwt'|from '@noble\//;
const named =
  /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)|hkdfSync|subtle\.digest)\(\s*'([^']+)'/g;
const approved = ['sha256', 'SHA-256', 'aes-256-gcm'];
/** Lists of stolen passwords are sorted by it; nothing is protected by it. */
const foreign = {
  file: 'packages/auth-server/src/methods/password/breached.ts',
  algorithm: 'sha1',
};

const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\.ts$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => uses.test(text));

test('every source with cryptography is in the inventory, and no other one is [ASVS v5.0.0-11.1.3] [11.2.1]', () => {
  const document = readFileSync('docs/security.md', 'utf8');
  const inventory = document.slice(
    document.indexOf('## Cryptography'),
    document.indexOf('## Logs'),
  );
  const listed = [...inventory.matchAll(/`((?:packages|apps)\/[^`]+)`/g)].map(([, file]) => file);
  expect(listed.sort()).toEqual(files.map(({ file }) => file).sort());
});

test('no source uses another algorithm than the approved ones [ASVS v5.0.0-11.4.1]', () => {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(named)].map(([, algorithm = '']) => ({ file, algorithm })),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ algorithm }) => !approved.includes(algorithm))).toEqual([foreign]);
});
