import { createRouteTable, type Route } from '@praxiskit/pages';
import { expect, test } from 'vitest';
import type { SiteAssets } from '../assets/site-assets.ts';
import type { CompleteServer } from './complete-server.tsx';
import { ensureWhole } from './ensure-whole.ts';
import { createSiteApp } from './site-app.tsx';

function Empty() {
  return null;
}

const page: Route['page'] = async () => ({ Component: Empty });
const treatment: Route = {
  id: 'treatment',
  path: '/:slug',
  page,
  sheets: ['text'],
  layout: 'default',
  access: 'public',
  memory: true,
  start: 'on-demand',
  indexed: true,
};
const parts = { roles: [], facts: 1, messages: 1 };
const whole = { payloads: {}, addresses: { treatment: async () => [] }, sheets: ['site', 'text'] };

interface Changed {
  payloads?: object;
  addresses?: object;
  sheets?: string[];
}

function ensure(changed: Changed, route = treatment): void {
  const { sheets, ...given } = { ...whole, ...changed };
  const server = {
    ...given,
    ...parts,
    definition: { routes: createRouteTable([route]) },
    internSheet: 'text',
    errorSheets: ['text'],
  } as unknown as CompleteServer<object, unknown>;
  ensureWhole(server, {
    buildId: '1',
    inline: 'theme()',
    font: '/font.woff2',
    late: '/late.css',
    css: Object.fromEntries(sheets.map((name) => [name, ''])),
  });
}

test('a complete site starts', () => {
  expect(() => ensure({})).not.toThrow();
});

test('a remembered route with parameters needs the list of its addresses', () => {
  expect(() => ensure({ addresses: {} })).toThrow(
    'The route treatment is remembered and has parameters: its addresses are missing',
  );
  expect(() => ensure({ addresses: {} }, { ...treatment, memory: false })).not.toThrow();
});

test('a payload function or addresses of an unknown route are named', () => {
  expect(() => ensure({ payloads: { tretment: async () => ({ data: 1 }) } })).toThrow(
    'No route has the id tretment',
  );
  expect(() => ensure({ addresses: { ...whole.addresses, other: 1 } })).toThrow(
    'No route has the id other',
  );
});

test('a style sheet that is not in the build is named', () => {
  expect(() => ensure({ sheets: ['site'] })).toThrow('There is no style sheet text');
  expect(() => ensure({ sheets: ['text'] })).toThrow('There is no style sheet site');
});

test('a missing part of a site is named', () => {
  const create = createSiteApp as (server: object, assets: SiteAssets) => unknown;
  const assets = { css: {} } as SiteAssets;
  expect(() => create({ ...whole, ...parts, facts: undefined, messages: null }, assets)).toThrow(
    'createSiteApp was not given: definition, facts, messages. SiteServer says what it has to be.',
  );
});
