import type { Locale } from '@praxiskit/core';
import type { FastifyRequest } from 'fastify';
import type { PublicConfig } from '../config/public-config.ts';
import type { MaybePromise } from '../memory/in-time.ts';
import type { RevisionPort } from '../memory/memory.ts';
import type { PageSession } from '../page-session.ts';
import type { RegisteredData } from '../register.ts';
import type { ErrorPorts } from '../render/site-app.tsx';
import type { SiteHost } from './site-host.ts';

/** The parts of the server that the engine uses. */
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
  /** Reads with the permissions of the request's visitor, or of a guest for null. */
  data(request: FastifyRequest | null, locale: Locale): Data;
  /**
   * Reads as if the draft in `?draft=` were published, while `load` runs; null if the request's
   * visitor has no such draft. Without this port the parameter has no effect.
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
   * Milliseconds that a remembered page waits for the database if an older page exists; 250 by
   * default.
   */
  patienceMs?: number;
  /**
   * Milliseconds that a remembered page waits for the visitor's session before it is sent as a
   * guest's; 750 by default. The browser asks again for a late session.
   */
  sessionPatienceMs?: number;
}

/** The ports that depend on the visitor. */
export type VisitorPorts<Data = RegisteredData> = Pick<
  PagePorts<Data>,
  'session' | 'data' | 'isLocked'
>;

/**
 * The ports of a site without accounts, records and construction gate: every visitor is a guest,
 * there are no data, and nothing is locked. A site with one of these replaces the port.
 */
export const guestPorts: VisitorPorts<undefined> = {
  session: () => null,
  data: () => undefined,
  isLocked: () => false,
};

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

/** Reports the errors of one request's page. */
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
