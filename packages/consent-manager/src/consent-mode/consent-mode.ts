import type { Consent } from '../consent/consent.ts';
import { analyticsHosts, tagHost } from '../items/analytics-hosts.ts';

/** Of a Google tag. */
export interface ConsentModeOptions {
  /** The tag's id, `G-…`. */
  id: string;
  /** The id of the item that allows it; 'analytics' by default. */
  item?: string;
  /** What the item allows beside `analytics_storage`; nothing by default. */
  signals?: readonly ('ad_storage' | 'ad_user_data' | 'ad_personalization')[];
}

/** The part of Trusted Types that is used. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The hosts of the tag, by directive, for a site's policy: only where an id is configured [R4.15D]. */
export const consentModeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': [tagHost],
  'connect-src': analyticsHosts,
  'img-src': analyticsHosts,
};

/**
 * Loads Google's tag with Consent Mode v2, basic: no script, and no request, before the item is allowed
 * [R4.15]. Withdrawing denies all signals and switches the tag off; allowing again switches it on, and
 * the script is not loaded twice. Under Trusted Types its policy is named `praxiskit-consent`.
 *
 * https://developers.google.com/tag-platform/security/concepts/consent-mode
 *
 * @returns ends it as a withdrawal does
 */
export function startConsentMode(consent: Pick<Consent, 'watch'>, options: ConsentModeOptions) {
  const { id, item = 'analytics', signals = [] } = options;
  const page = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] };
  let isLoaded = false;

  // The tag reads `arguments` objects; it ignores arrays.
  const gtag: (...values: unknown[]) => void = function () {
    page.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    page.dataLayer.push(arguments);
  };
  const all = (value: 'granted' | 'denied') =>
    Object.fromEntries(['analytics_storage', ...signals].map((signal) => [signal, value]));

  function tell(isGranted: boolean) {
    page[`ga-disable-${id}`] = !isGranted;
    if (isGranted && !isLoaded) {
      isLoaded = true;
      const names = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
      gtag('consent', 'default', Object.fromEntries(names.map((name) => [name, 'denied'])));
      gtag('consent', 'update', all('granted'));
      gtag('js', new Date());
      gtag('config', id);
      document.head.append(scriptOf(`${tagHost}/gtag/js?id=${encodeURIComponent(id)}`));
    } else if (isLoaded) {
      gtag('consent', 'update', all(isGranted ? 'granted' : 'denied'));
    }
  }
  const unwatch = consent.watch(item, tell);
  return () => {
    unwatch();
    tell(false);
  };
}

function scriptOf(url: string) {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (value: string) => value };
  const policy = trustedTypes?.createPolicy('praxiskit-consent', rules) ?? rules;
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(url) as string;
  return script;
}
