import type { AuthClient } from '@praxiskit/auth-client';
import { useServices } from '@praxiskit/pages/react';

/**
 * The auth client of the page: `auth` of the site's services. For handlers and effects, which run only in a
 * browser.
 */
export function useAccountClient(): () => AuthClient {
  const services = useServices<{ auth: AuthClient }>();
  return () => services().auth;
}
