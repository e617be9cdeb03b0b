import type { PublicConfig } from '../contract.ts';

interface DebugSources {
  config: PublicConfig;
  consent: { getState(): unknown };
  auth: { getState(): { status: string } };
  router: { state: { location: { pathname: string } } };
}

/** `window.__app`, two seconds after the start: what helps to look into a page, nothing secret [R2.20]. */
export function exposeDebug({ config, consent, auth, router }: DebugSources): void {
  setTimeout(() => {
    const stores = {
      consent: () => consent.getState(),
      status: () => auth.getState().status,
      location: () => router.state.location,
    };
    Object.defineProperty(window, '__app', {
      configurable: true,
      value: Object.freeze({ version: config.version, buildId: config.build_id, stores }),
    });
  }, 2000);
}
