import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { emptyPolicy } from '../document/policy.ts';

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const YEAR_S = 31_536_000;

/**
 * Headers of every answer: helmet's, without framing; HSTS for a year if `origin` is HTTPS; a
 * Content-Security-Policy that allows nothing, which each page replaces with its build's own.
 */
export function securityHeaders(origin: URL): Readonly<Record<string, string>> {
  return {
    ...headersOf(
      helmet({
        contentSecurityPolicy: false,
        xFrameOptions: { action: 'deny' },
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        strictTransportSecurity: origin.protocol === 'https:' && { maxAge: YEAR_S },
        // For browsers and plug-ins that this site does not support.
        originAgentCluster: false,
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
        xPoweredBy: false,
      }),
    ),
    'content-security-policy': emptyPolicy,
    // Helmet does not set it.
    'permissions-policy': PERMISSIONS,
  };
}

/** They do not depend on the request, so they are created once. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => {
    headers[name.toLowerCase()] = value;
  };
  middleware({} as IncomingMessage, { setHeader } as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
