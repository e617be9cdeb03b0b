import type { Locale } from '@praxiskit/core';
import type { FastifyRequest } from 'fastify';
import type { PublicConfig } from '../config/public-config.ts';
import type { MaybePromise } from '../memory/in-time.ts';
import type { RevisionPort } from '../memory/memory.ts';
import type { RegisteredData } from '../register.ts';
import type { ErrorPorts } from '../render/site-app.tsx';
import type { PageSession } from '../session/page-session.ts';
import type { SiteHost } from './site-host.ts';

/** What the engine knows of the rest of the server. */
export interface PagePorts<Data> {
  /** The site's own origin; the Host header never counts. */
  origin: URL;
  host: SiteHost<Data>;
  config: PublicConfig;
  /** The revision of the content that pages show. */
  revision: RevisionPort;
  /** The visitor's session; rejects while it cannot be known. */
  session(request: FastifyRequest): MaybePromise<PageSession | null>;
  /** The construction gate is closed for this visitor. */
  isLocked(request: FastifyRequest): boolean;
  /** Reads with the permissions of the request's visitor; of a guest where it is null. */
  data(request: FastifyRequest | null, locale: Locale): Data;
  /**
   * Reads as if the draft that `?draft=` names were published, for as long as `load` runs; null where there is
   * none for the request's visitor. Without it the parameter says nothing.
   */
  preview?<Loaded>(
    request: FastifyRequest,
    locale: Locale,
    draft: string,
    load: (data: Data) => Promise<Loaded>,
  ): Promise<Loaded | null>;
  /** The page's status for an error of a payload function: 404, 503 or 500; see `pageStatusOf`. */
  statusOf(error: unknown): number;
  /**
   * Milliseconds that a remembered page waits for the database where it has an older one; 250 by
   * default.
   */
  patienceMs?: number;
  /**
   * Milliseconds that a remembered page waits for the visitor's session before it is sent as a guest's;
   * 750 by default. The browser asks again for what did not come.
   */
  sessionPatienceMs?: number;
}

/** What depends on the visitor. */
export type VisitorPorts<Data = RegisteredData> = Pick<
  PagePorts<Data>,
  'session' | 'data' | 'isLocked'
>;

/**
 * The ports of a site without accounts, records and construction gate: every visitor is a guest, there are no data,
 * and nothing is locked. A site that has one of these replaces its port.
 */
export const guestPorts: VisitorPorts<undefined> = {
  session: () => null,
  data: () => undefined,
  isLocked: () => false,
};

/** Without them no page can be answered. */
export const portNames = [
  'origin',
  'host',
  'config',
  'revision',
  'session',
  'isLocked',
  'data',
  'statusOf',
] as const;

/** Where the errors of one request's page go. */
export function errorPorts<Data>(
  { statusOf, host }: Pick<PagePorts<Data>, 'statusOf' | 'host'>,
  { log }: FastifyRequest,
): ErrorPorts {
  return {
    statusOf,
    report(error) {
      if (host.showError) throw error;
      log.error({ err: error }, 'A page could not be loaded');
    },
  };
}
