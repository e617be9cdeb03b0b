import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRouteTable,
  type PageSession,
  type Payload,
  type PublicConfig,
  type Route,
} from '@praxiskit/pages';
import { type SiteDefinition, useSession, useSite } from '@praxiskit/pages/react';
import { createSiteApp, type SiteAssets } from '@praxiskit/pages/render';
import {
  createPageAnswers,
  type PageAnswers,
  type PagePorts,
  pages,
  publicData,
  type RevisionPort,
  requestLocale,
  securityHeaders,
  sitemap,
} from '@praxiskit/pages/server';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';

const origin = new URL('https://praxis.example');

/** The records of the sample: what a guest may read, and what belongs to one user. */
interface Records {
  names: Record<string, string>;
  secrets: Record<string, string>;
}

/** The app's port: reads with the permissions of `user`. */
export interface SampleData {
  user: string | null;
  name(slug: string): Promise<string>;
  slugs(): Promise<string[]>;
  secret(): Promise<string>;
}

interface Facts {
  practice: string;
}

function Treatment({ data }: Payload<{ name: string; readAs: string | null }>) {
  return (
    <h1>
      {data.name}, read as {data.readAs ?? 'guest'}
    </h1>
  );
}

function Own({ data }: Payload<{ secret: string }>) {
  return <h1>{data.secret}</h1>;
}

function Layout({ children }: { children: ReactNode }) {
  const { practice } = useSite<Facts>();
  const session = useSession();
  return (
    <>
      <header>
        {practice} {session ? `roles: ${session.user.data.roles.join(' ')}` : 'guest'}
        <i>{session?.user.data.id}</i>
      </header>
      <main id="content">{children}</main>
    </>
  );
}

function Shell({ children }: { children: ReactNode }) {
  return children;
}

function NotFound({ message }: { message: string }) {
  return <h1>Not found {message}</h1>;
}

function Failure({ status }: { status: number }) {
  return <h1>Failure {status}</h1>;
}

const shared = {
  layout: 'default',
  access: 'public',
  memory: true,
  start: 'on-demand',
  indexed: true,
  sheets: ['text'],
} as const satisfies Partial<Route>;
const own = { ...shared, memory: false, start: 'at-once', indexed: false } as const;
const treatment: Route['page'] = async () => ({ Component: Treatment });
const ownPage: Route['page'] = async () => ({ Component: Own });

const definition: SiteDefinition<Facts> = {
  routes: createRouteTable([
    { ...shared, id: 'home', path: '/', page: treatment },
    { ...own, id: 'login', path: '/login', access: 'guest-only', page: ownPage },
    { ...own, id: 'private', path: '/private', access: 'auth', layout: 'intern', page: ownPage },
    { ...own, id: 'password-new', path: '/password-new', access: 'auth', page: ownPage },
    {
      ...own,
      id: 'letter',
      path: '/letter/:id',
      layout: 'letter',
      page: ownPage,
      missing: 'error.letter',
      validate: ({ id }) => id === '1',
    },
    { ...shared, id: 'treatment', path: '/:slug', page: treatment },
  ]),
  layouts: { default: Layout, intern: Layout, letter: Layout, admin: Layout },
  Shell,
  NotFound,
  Failure,
  nameOf: (site) => ({ name: site?.practice ?? 'Practice', sentence: 'A practice.' }),
};

const assets: SiteAssets = {
  buildId: 'build-1',
  inline: 'theme()',
  font: '/assets/font.woff2',
  late: '/assets/late.css',
  css: { site: 'a{}', text: 'b{}', intern: 'c{}', late: 'd{}', gate: 'e{}' },
};

/** Texts that change while the site runs. */
const texts: { notFound?: string; sample?: boolean } = {};

/** A site that has not shown a page yet. */
export const createSampleSite = () =>
  createSiteApp<Facts, SampleData>(
    {
      definition,
      internSheet: 'intern',
      errorSheets: ['late'],
      roles: ['staff', 'admin'],
      facts: async ({ data }) => {
        await data.slugs();
        return { practice: 'Aurelia' };
      },
      payloads: {
        home: async ({ data, session }) => ({
          data: { name: 'Home', readAs: session ? 'a session' : data.user },
        }),
        treatment: async ({ data, params }) => ({
          data: { name: await data.name(params.slug ?? ''), readAs: data.user },
          structured: [{ '@type': 'MedicalProcedure', name: '</script>' }],
          pictures: {
            first: [{ address: '/a.avif', type: 'image/avif', media: '(width < 60em)' }],
            shared: {
              address: '/shared/a.jpg',
              type: 'image/jpeg',
              width: 1200,
              height: 630,
              alt: 'A "hill"',
            },
          },
        }),
        private: async ({ data }) => ({ data: { secret: await data.secret() } }),
        letter: async ({ data }) => ({ data: { secret: await data.secret() } }),
        // A step that is already done redirects.
        login: async ({ url }) => ({
          data: { secret: 'sign in' },
          ...(url.searchParams.has('to') ? { redirect: url.searchParams.get('to') ?? '' } : {}),
        }),
      },
      indexed: () => !texts.sample,
      lastChanges: async () => ({ '/hyaluron': '2026-11-23T09:00:00.000Z' }),
      addresses: {
        treatment: async (data) => [
          ...(await data.slugs()).map((slug) => `/${slug}`),
          { path: '/Former', canonical: '/hyaluron' },
          { path: '/hyaluron', canonical: '/botox' },
        ],
      },
      messages: (locale, isLocked) => ({
        error: {
          notFound: texts.notFound ?? `404 ${locale}`,
          failure: `500 ${locale}`,
          start: 'S',
          letter: 'No letter',
        },
        unsaved: { leave: 'Leave?' },
        pages: Object.fromEntries(
          definition.routes.routes.map(({ id }) => [id, { title: id, description: id }]),
        ),
        isLocked,
      }),
      closed: () => ({ title: 'Closed', body: <p>Closed</p>, sheets: ['gate'], data: { a: 1 } }),
      failed: ({ status, facts }) => ({
        title: 'Failed',
        sheets: ['late'],
        body: (
          <p>
            Failed {status} {facts?.practice} session: {sessionIn(facts)}
          </p>
        ),
      }),
    },
    assets,
  );

export const site = createSampleSite();

/** Personal data that a shared page may not contain. */
const sessionIn = (facts: object | null) =>
  facts && 'session' in facts && facts.session ? 'some' : 'none';

const sessionOf = (id: string, roles: string[] = [], flag = false): PageSession => ({
  user: { data: { id, roles, password_change: flag } },
  expires: '2030-01-01T00:00:00Z',
});

export interface Sample {
  app: FastifyInstance;
  records: Records;
  texts: typeof texts;
  counts: PageAnswers['counts'];
  /** Database queries since the start. */
  questions(): number;
  change(): void;
  config: PublicConfig;
  /** The behavior of the database from now on. */
  database: { mode: 'well' | 'away' | 'silent' | 'slow sessions' | 'broken'; isLive: boolean };
}

const visitors: Record<string, PageSession> = {
  erika: sessionOf('erika'),
  max: sessionOf('max'),
  clara: sessionOf('clara', ['staff']),
  flagged: sessionOf('flagged', [], true),
};

/** The sample as a server; a caller names its user in the header `x-visitor`. */
export async function startSample(more: Partial<PagePorts<SampleData>> = {}): Promise<Sample> {
  const records: Records = {
    names: { hyaluron: 'Hyaluron', botox: 'Faltenbehandlung' },
    secrets: { erika: 'Befund E', max: 'Befund M' },
  };
  const database: Sample['database'] = { mode: 'well', isLive: true };
  let asked = 0;
  let known = 1;
  delete texts.notFound;
  delete texts.sample;
  const ask = async <Value,>(value: () => Value): Promise<Value> => {
    asked += 1;
    if (database.mode === 'silent') await new Promise(() => {});
    if (database.mode === 'away') throw Object.assign(new Error('away'), { statusCode: 503 });
    return value();
  };
  const whole = (text: string) => {
    if (database.mode === 'broken') throw new Error('broken');
    return text;
  };
  const revision: RevisionPort = {
    get known() {
      return known;
    },
    get isLive() {
      return database.isLive;
    },
    current: () => known,
  };
  const visitorOf = (request: FastifyRequest) => visitors[String(request.headers['x-visitor'])];
  const host = { current: () => site, assets: async () => {}, pictures: '' };
  const isLocked = (request: FastifyRequest) => request.headers['x-locked'] !== undefined;
  const config: PublicConfig = {
    construction: false,
    construction_hash: null,
    no_cookies: false,
    responsive: { breakpoints: [] },
    animated_anchors: true,
    analytics_id: null,
    map_tiles: null,
    guest_redirect: '/',
    version: '1.0.0',
    build_id: 'build-1',
  };
  const answers = createPageAnswers<SampleData>({
    origin,
    host,
    revision,
    isLocked,
    config,
    session: (request) => {
      const visitor = visitorOf(request);
      if (visitor === undefined) return null;
      const wait = database.mode === 'slow sessions' ? 400 : 0;
      return ask(() => visitor).then((found) => sleep(wait, found));
    },
    data: (request) => {
      const user = (request && visitorOf(request)?.user.data.id) ?? null;
      return {
        user,
        name: (slug) => ask(() => records.names[slug] ?? '').then(whole),
        slugs: () => ask(() => Object.keys(records.names)),
        secret: () => ask(() => records.secrets[user ?? ''] ?? '').then(whole),
      };
    },
    statusOf: (error) => (error as { statusCode?: number }).statusCode ?? 500,
    ...more,
  });
  const app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  const headers = securityHeaders(origin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(requestLocale);
  await app.register(sitemap, { answers, origin });
  await app.register(publicData, {
    config,
    revision,
    facts: async () => ({ names: await ask(() => Object.keys(records.names)) }),
  });
  await app.register(pages, { host, answers, isLocked });
  return {
    app,
    records,
    texts,
    database,
    config,
    counts: answers.counts,
    questions: () => asked,
    change: () => {
      known += 1;
    },
  };
}
