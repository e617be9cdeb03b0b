import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import nextAuthModule, { type AuthOptions } from 'next-auth';
import credentialsModule from 'next-auth/providers/credentials';
import { password, patient } from './site.ts';

// Both are CommonJS: in an ES module their default export is one level deeper.
const inner = <Module>(module: Module) => (module as { default?: Module }).default ?? module;
const nextAuth = inner(nextAuthModule) as (...given: unknown[]) => Promise<void>;
const credentials = inner(credentialsModule);

const options: AuthOptions = {
  secret: 'a secret of the reference, 32 characters or more',
  pages: { signIn: '/login', error: '/login' },
  logger: { error() {}, warn() {}, debug() {} },
  providers: [
    credentials({
      credentials: { email: {}, password: {} },
      authorize: async (given) =>
        given?.email === patient.email && given.password === password
          ? { id: patient.id, name: patient.name, email: patient.email }
          : null,
    }),
  ],
};

/** next-auth itself, in the form that Next.js gives it, with the sample's account. */
export async function startReferenceServer(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const nextauth = url.pathname.split('/').slice(3);
    const asked = Object.assign(request, {
      query: { ...Object.fromEntries(url.searchParams), nextauth },
      cookies: readCookies(request),
      body: Object.fromEntries(new URLSearchParams(await readBody(request))),
    });
    await nextAuth(asked, withHelpers(response), options);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The methods that Next.js adds to a response. */
function withHelpers(response: ServerResponse) {
  const helped = Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return helped;
    },
    json(value: unknown) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    },
    send: (value: unknown) =>
      typeof value === 'string' ? response.end(value) : helped.json(value ?? {}),
  });
  return helped;
}

function readCookies({ headers }: IncomingMessage): Record<string, string> {
  const pairs = (headers.cookie ?? '').split('; ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      return [name, decodeURIComponent(value)];
    }),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}
