import { createRouteTable, routeKinds } from '@praxiskit/pages';
import { engineSegments, isFreeSlug } from '@praxiskit/pages/server';
import { expect, test } from 'vitest';

function Empty() {
  return null;
}

const page = async () => ({ Component: Empty });
const routes = createRouteTable([
  { ...routeKinds.open, id: 'prices', path: '/preise', page, sheets: [] },
  { ...routeKinds.open, id: 'treatment', path: '/:slug', page, sheets: [] },
]);
const isFree = isFreeSlug(routes, new Set<string>([...engineSegments, 'health']));

test.each([
  ['hyaluron', true],
  // A static page has this address.
  ['preise', false],
  ['assets', false],
  ['health', false],
  ['a/b', false],
])('whether %s is free for a record: %s', (slug, expected) => {
  expect(isFree(slug)).toBe(expected);
});
