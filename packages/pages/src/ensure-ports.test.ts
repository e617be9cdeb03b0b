import { createPageAnswers, pages, sitemap } from '@praxiskit/pages/server';
import Fastify, { type FastifyPluginCallback } from 'fastify';
import { expect, test } from 'vitest';

test('a missing port stops the start, and is named', async () => {
  expect(() => createPageAnswers({ origin: new URL('http://localhost') } as never)).toThrow(
    'createPageAnswers was not given: host, config, revision, session, isLocked, data, statusOf. PagePorts says what it has to be.',
  );
  const start = async (plugin: unknown) => Fastify().register(plugin as FastifyPluginCallback);
  await expect(start(pages)).rejects.toThrow('pages was not given: host, answers, isLocked.');
  await expect(start(sitemap)).rejects.toThrow('sitemap was not given: answers, origin.');
});
