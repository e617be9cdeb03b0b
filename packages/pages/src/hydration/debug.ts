import type { PublicConfig } from '../config/public-config.ts';

/**
 * `window.__app`, two seconds after the start: data for looking into a page, nothing secret
 * [R2.20].
 */
export function exposeDebug(
  { version, build_id }: PublicConfig,
  stores: Readonly<Record<string, () => unknown>>,
): void {
  setTimeout(() => {
    Object.defineProperty(window, '__app', {
      configurable: true,
      value: Object.freeze({ version, buildId: build_id, stores: Object.freeze(stores) }),
    });
  }, 2000);
}
