import { createRouteTable, type Route, rulesOf } from '@praxiskit/pages';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';

function Empty() {
  return null;
}

const page = async () => ({ Component: Empty });

function route(path: string, more: Partial<Route> = {}): Route {
  return {
    id: path,
    path,
    page,
    sheets: [],
    layout: 'default',
    access: 'public',
    memory: true,
    start: 'on-demand',
    indexed: true,
    ...more,
  };
}

const table = createRouteTable([
  route('/'),
  route('/preise'),
  route('/index copy'),
  route('/service/letter/:id', { memory: false }),
  route('/:slug'),
]);

test.each([
  ['/', '/', {}],
  ['/preise', '/preise', {}],
  ['/PREISE', '/preise', {}],
  ['/%70reise', '/preise', {}],
  ['/index%20copy', '/index copy', {}],
  ['/service/letter/a1', '/service/letter/:id', { id: 'a1' }],
  ['/hyaluron', '/:slug', { slug: 'hyaluron' }],
  ['/gr%C3%B6%C3%9Fe', '/:slug', { slug: 'größe' }],
])('%s is the route %s', (pathname, path, params) => {
  expect(table.match(pathname)).toMatchObject({ route: { path }, params });
});

test.each(['/service/letter', '/service/letter/', '/a/b', '//', '/%E0%A4%A/b'])(
  '%s is no address of the site [R2.15]',
  (pathname) => {
    expect(table.match(pathname)).toBeNull();
  },
);

test('a static address is found in its canonical form, in any spelling', () => {
  expect(table.match('/%50REISE')?.path).toBe('/preise');
});

test('an address in the table and one in the router are the same route', () => {
  const objects = table.routes.map(({ id, path }) => ({ id, path }));
  const segment = fc.constantFrom('preise', 'PREISE', 'index copy', 'service', 'letter', 'a', 'ü');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(path, (segments) => {
      const pathname = `/${segments.map(encodeURIComponent).join('/')}`;
      const ours = table.match(pathname);
      const theirs = matchRoutes(objects, pathname)?.at(-1);
      expect(ours?.route.id).toBe(theirs?.route.id);
      expect(ours?.params ?? {}).toEqual(theirs?.params ?? {});
    }),
    { numRuns: 500 },
  );
});

test('an unknown middleware stops the site before it serves [R2.15]', () => {
  expect(() => createRouteTable([route('/', { middleware: ['toString'] })])).toThrow(
    'Unknown route middleware: toString',
  );
});

test('two routes with one id, or one address in any case, are refused', () => {
  expect(() => createRouteTable([route('/a'), route('/A', { id: 'b' })])).toThrow('/a twice');
  expect(() => createRouteTable([route('/a'), route('/b', { id: '/a' })])).toThrow('/a twice');
});

test.each([{ access: 'auth' }, { roles: 'staff' }, { middleware: ['auth'] }] as Partial<Route>[])(
  'a page that is the same for all visitors may have no guard: %o',
  (guard) => {
    expect(() => createRouteTable([route('/a', guard)])).toThrow('is remembered for all');
  },
);

test('the rules for the manifest contain no components', () => {
  expect(rulesOf(table)[1]).toEqual({
    path: '/preise',
    layout: 'default',
    access: 'public',
    memory: true,
    start: 'on-demand',
    indexed: true,
  });
});

test('the rules name every guard of a route, but not where it sends a visitor [R8.12]', () => {
  const rules = rulesOf(
    createRouteTable([
      route('/a', {
        memory: false,
        access: 'auth',
        roles: ['staff'],
        middleware: ['client-auth'],
        redirect: '/b',
        validate: () => true,
        sheets: ['text'],
      }),
    ]),
  );
  expect(JSON.parse(JSON.stringify(rules))).toEqual([
    {
      path: '/a',
      layout: 'default',
      access: 'auth',
      roles: ['staff'],
      middleware: ['client-auth'],
      memory: false,
      start: 'on-demand',
      indexed: true,
    },
  ]);
});
