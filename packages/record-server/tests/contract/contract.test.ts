import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { computedContract } from './computed.ts';
import { partsContract } from './conditional.ts';
import { linkingContract } from './links.ts';
import { readingContract } from './lists.ts';
import { type Server, startServers } from './servers.ts';
import { writingContract } from './writes.ts';

let servers: Awaited<ReturnType<typeof startServers>>;
beforeAll(async () => {
  servers = await startServers();
});
afterAll(() => servers.close());

describe.each(['real', 'double'] as const)('the %s server', (name) => {
  let server: Server;
  beforeEach(async () => {
    server = servers[name];
    await server.reset();
  });
  describe('reading', () => readingContract(() => server));
  describe('writing', () => writingContract(() => server));
  describe('parts', () => partsContract(() => server));
  describe('computed columns', () => computedContract(() => server));
  describe('linking', () => linkingContract(() => server));
});
