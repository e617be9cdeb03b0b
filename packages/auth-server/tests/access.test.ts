import { type Account, authServer, guardAccess } from '@praxiskit/auth-server';
import type { AccessRule, Viewer } from '@praxiskit/core/fastify';
import fc from 'fast-check';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createSite, patient, serverOptions } from './site.ts';

const people = {
  guest: null,
  patient,
  staff: { ...patient, roles: ['staff'] },
  admin: { ...patient, roles: ['admin'] },
  'password flag': { ...patient, roles: ['patient', 'staff', 'admin'], passwordChange: true },
} satisfies Record<string, Account | null>;

const rules = {
  public: 'public',
  session: 'session',
  record: 'record',
  staff: ['staff'],
  'staff or admin': ['staff', 'admin'],
} satisfies Record<string, AccessRule>;

/** The status for each kind of caller. */
const expected: Record<keyof typeof rules, Record<keyof typeof people, number>> = {
  public: { guest: 200, patient: 200, staff: 200, admin: 200, 'password flag': 200 },
  record: { guest: 200, patient: 200, staff: 200, admin: 200, 'password flag': 200 },
  session: { guest: 401, patient: 200, staff: 200, admin: 200, 'password flag': 401 },
  staff: { guest: 401, patient: 404, staff: 200, admin: 404, 'password flag': 401 },
  'staff or admin': { guest: 401, patient: 404, staff: 200, admin: 200, 'password flag': 401 },
};

const cases = Object.entries(expected).flatMap(([rule, statuses]) =>
  Object.entries(statuses).map(([person, status]) => ({ rule, person, status })),
);

test.each(cases)('$rule: $person gets $status [R2.10] [R2.11]', async (one) => {
  const rule = rules[one.rule as keyof typeof rules];
  const person = people[one.person as keyof typeof people];
  const site = await createSite();
  site.app.route({
    method: ['GET', 'POST'],
    url: '/here',
    config: { access: rule, enforcedBy: 'the test' },
    handler: () => 'here',
  });
  const browser = site.browser();
  if (person !== null) {
    site.rows.accounts.set(patient.id, person);
    await browser.signIn();
  }
  const cookie = `next-auth.session-token=${browser.cookies.get('next-auth.session-token') ?? ''}`;
  for (const method of ['GET', 'HEAD', 'POST'] as const) {
    const answer = await site.app.inject({ method, url: '/here', headers: { cookie } });
    expect(answer.statusCode).toBe(one.status);
    if (method === 'GET' && one.status !== 200) {
      expect(answer.json().code).toBe(one.status === 401 ? 'UNAUTHENTICATED' : 'NOT_FOUND');
    }
  }
});

const role = fc.constantFrom('patient', 'staff', 'admin', 'other', 'Staff', 'staff ');

test('a list of roles allows users with at least one of them [R2.11]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(role, { minLength: 1, maxLength: 4 }),
      fc.array(role, { maxLength: 4 }),
      async (allowed, own) => {
        const app = appFor({ ...patient, roles: own });
        app.get('/here', { config: { access: allowed } }, () => 'here');
        const { statusCode } = await app.inject('/here');
        expect(statusCode).toBe(allowed.some((one) => own.includes(one)) ? 200 : 404);
      },
    ),
    { numRuns: 50 },
  );
});

describe('at the start', () => {
  const starting = (config: unknown) => () =>
    appFor(null).get('/api/open', { config } as RouteOptions, () => 'open');

  test.each([
    [undefined, 'The route GET /api/open has no access rule: give its config one, { access: … }.'],
    [{}, 'The route GET /api/open has no access rule: give its config one, { access: … }.'],
    [{ access: 'everybody' }, 'has no known access rule'],
    [{ access: null }, 'has no known access rule'],
    [{ access: [] }, 'has no known access rule'],
    [{ access: [''] }, 'has no known access rule'],
    [{ access: ['staff', 1] }, 'has no known access rule'],
    [{ access: { staff: true } }, 'has no known access rule'],
    [{ access: 'record' }, 'enforcedBy does not name who enforces it'],
    [{ access: 'record', enforcedBy: '' }, 'enforcedBy does not name who enforces it'],
    [{ access: 'session', session: 'on-demand' }, 'cannot ask for one'],
    [{ access: ['staff'], session: 'on-demand' }, 'cannot ask for one'],
  ])('a route with %j is refused, and named', (config, why) => {
    expect(starting(config)).toThrow(why);
    expect(starting(config)).toThrow('GET /api/open');
  });

  test('routes of plugins are checked too, with their full address', async () => {
    const app = appFor(null);
    app.register(
      async (scope) => {
        scope.post('/b', () => 'b');
      },
      { prefix: '/a' },
    );
    await expect(app.ready()).rejects.toThrow('The route POST /a/b has no access rule');
  });

  test('an app with only authServer is guarded [ASVS 8.2.1]', async () => {
    const { app } = await createSite();
    expect(() => app.get('/open', () => 'open')).toThrow('GET /open has no access rule');
  });

  test.each([['session' as const], [['staff']]])(
    'the rule %j without authServer stops the start, and the error says how to fix it',
    async (access) => {
      const app = Fastify();
      guardAccess(app);
      app.get('/open', { config: { access: 'public' } }, () => 'open');
      app.get('/mine', { config: { access } }, () => 'mine');
      await expect(app.ready()).rejects.toMatchObject({
        code: 'CONFIGURATION',
        message: expect.stringMatching(/GET \/mine .*register authServer/),
      });
    },
  );

  test('authServer in a scope beside the route does not count', async () => {
    const app = Fastify();
    guardAccess(app);
    app.register(async (scope) => {
      await scope.register(authServer, serverOptions());
    });
    app.register(async (scope) => {
      scope.get('/mine', { config: { access: 'session' } }, () => 'mine');
    });
    await expect(app.ready()).rejects.toThrow('GET /mine needs a session');
  });
});

describe('routes from before the guard', () => {
  async function appWithEarlyRoutes() {
    const app = Fastify();
    const ran: string[] = [];
    const note = async (name: string) => ran.push(name);
    app.get('/bare', () => note('bare'));
    app.get('/wrong', { config: { access: [] } }, () => note('wrong'));
    app.get('/unkept', { config: { access: 'record' } }, () => note('unkept'));
    app.get('/open', { config: { access: 'public' } }, () => note('open'));
    app.get('/staff', { config: { access: ['staff'] } }, () => note('staff'));
    await app.register(async (scope) => {
      scope.get('/scope/bare', () => note('scope'));
      scope.get('/scope/staff', { config: { access: ['staff'] } }, () => note('scope'));
    });
    await app.register(authServer, serverOptions());
    return { app, ran };
  }

  test.each([
    ['/bare', 404],
    ['/wrong', 404],
    ['/unkept', 404],
    ['/scope/bare', 404],
    ['/staff', 401],
    ['/scope/staff', 401],
  ])('%s is refused with %i, for HEAD as well [ASVS 8.2.1]', async (url, status) => {
    const { app, ran } = await appWithEarlyRoutes();
    expect((await app.inject(url)).statusCode).toBe(status);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(status);
    expect(ran).toEqual([]);
  });

  test('an earlier route with a public rule answers all callers, and one for staff answers staff', async () => {
    const { app } = await appWithEarlyRoutes();
    expect((await app.inject('/open')).statusCode).toBe(200);
    const site = await createSite({}, (early) =>
      early.get('/staff', { config: { access: ['staff'] } }, () => 'here'),
    );
    site.rows.accounts.set(patient.id, people.staff);
    const browser = site.browser();
    await browser.signIn();
    expect((await browser.get('/staff')).body).toBe('here');
  });
});

test('a request without a route gets the not-found handler, with every method', async () => {
  const app = appFor(null);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing here'));
  for (const method of ['GET', 'HEAD', 'POST'] as const) {
    expect((await app.inject({ method, url: '/none' })).statusCode).toBe(404);
  }
  expect((await app.inject('/none')).body).toBe('nothing here');
});

test('hooks run in this order: origin check, session, access, the route’s own', async () => {
  const order: string[] = [];
  const app = Fastify();
  guardAccess(app);
  await app.register(authServer, serverOptions());
  app.addHook('onRequest', (request, _reply, done) => {
    order.push(`the app's, viewer ${request.viewer?.id}`);
    done();
  });
  app.post('/mine', {
    config: { access: 'session' },
    onRequest: (_request, _reply, done) => {
      order.push('the route’s own');
      done();
    },
    handler: () => 'mine',
  });
  const foreign = { origin: 'https://evil.example' };
  const answer = await app.inject({ method: 'POST', url: '/mine', headers: foreign });
  expect(answer.json().code).toBe('CSRF');
  expect(order).toEqual([]);
  expect((await app.inject({ method: 'POST', url: '/mine' })).statusCode).toBe(401);
  expect(order).toEqual(["the app's, viewer undefined"]);
});

test('guarding an app twice guards it once and keeps a route’s own hooks', async () => {
  const app = appFor(patient);
  guardAccess(app);
  const ran: string[] = [];
  const own = (name: string) => async () => void ran.push(name);
  const onRequest = [own('first'), own('second')];
  app.get('/mine', { config: { access: 'session' }, onRequest }, () => 'mine');
  expect((await app.inject('/mine')).body).toBe('mine');
  expect(ran).toEqual(['first', 'second']);
  // Several routes may share the caller's own array.
  expect(onRequest).toHaveLength(2);
});

test('a plugin that replaces a route’s hooks does not remove its rule', async () => {
  const app = appFor(null);
  app.addHook('onRoute', (route) => {
    route.onRequest = async () => {};
  });
  app.get('/mine', { config: { access: 'session' } }, () => 'mine');
  expect((await app.inject('/mine')).statusCode).toBe(401);
});

/** A guarded app in which every request has this viewer. */
function appFor(viewer: Viewer | null): FastifyInstance {
  const app = Fastify();
  guardAccess(app);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.viewer = viewer;
    done();
  });
  return app;
}
