import cookie from '@fastify/cookie';
import { consentLog } from '@praxiskit/consent-manager/server';
import { pages, sitemap } from '@praxiskit/pages/server';
import { errors, health, overload } from '@praxiskit/server-kit';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';

/** Never run: the compiler reads it. */
async function registerMisspelt(app: FastifyInstance, any: never) {
  // @ts-expect-error: `secret` is spelt without a final e
  await app.register(cookie, { secrete: 'a' });
  // @ts-expect-error: there is no `isDrained`
  await app.register(health, { database: any, isDraining: any, isDrained: any });
  // @ts-expect-error: there is no `views`
  await app.register(errors, { page: any, locale: any, viewer: any, views: any });
  // @ts-expect-error: there is no `timeoutMS`
  await app.register(overload, { timeoutMS: 5 });
  // @ts-expect-error: there is no `stores`
  await app.register(consentLog, { store: any, stores: any });
  // @ts-expect-error: there is no `locked`
  await app.register(pages, { host: any, answers: any, isLocked: any, locked: any });
  // @ts-expect-error: there is no `answer`
  await app.register(sitemap, { answers: any, origin: any, answer: any });
}

test('a misspelt option of a plug-in does not compile', () => {
  expect(registerMisspelt).toBeTypeOf('function');
});
