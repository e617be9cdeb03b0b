import helmet from '@fastify/helmet';
import fastifyPlugin from 'fastify-plugin';

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const YEAR_S = 31_536_000;

/**
 * Headers of every answer: helmet's, without framing; HSTS for a year where `origin` is HTTPS. The
 * Content-Security-Policy comes with each page, one per build.
 */
export const securityHeaders = fastifyPlugin<{ origin: URL }>(async (app, { origin }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: origin.protocol === 'https:' && { maxAge: YEAR_S },
    // For browsers and plug-ins that this site does not serve.
    ...{ originAgentCluster: false, xDnsPrefetchControl: false, xDownloadOptions: false },
    ...{ xPermittedCrossDomainPolicies: false, xXssProtection: false, xPoweredBy: false },
  });
  // Helmet has no opinion on it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
});
