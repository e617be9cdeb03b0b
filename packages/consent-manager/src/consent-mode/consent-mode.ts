import type { Consent } from '../consent/consent.ts';
import { tagHost } from '../items/analytics-hosts.ts';
import { holdBack } from './hold-back.ts';

export interface ConsentModeOptions {
  /** The tag's id, `G-…`. */
  id: string;
  /** The id of the item that allows it; 'analytics' by default. */
  item?: string;
  /** Signals that the item allows beside `analytics_storage`; none by default. */
  signals?: readonly ('ad_storage' | 'ad_user_data' | 'ad_personalization')[];
}

/** The part of Trusted Types that is used. */
interface Policy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

/** A page makes a policy of one name once; tags that come later share it. */
let policy: Policy | undefined;

/**
 * Loads Google's tag with Consent Mode v2, basic: no script, and no request, before the item is allowed
 * [R4.15]. Withdrawing denies all signals and switches the tag off, and events that it has kept to send later are not
 * sent; allowing again switches it on, and the script is not loaded twice. Under Trusted Types its policy is
 * named `praxiskit-consent`.
 *
 * https://developers.google.com/tag-platform/security/concepts/consent-mode
 *
 * @returns ends it as a withdrawal does
 */
export function startConsentMode(consent: Pick<Consent, 'watch'>, options: ConsentModeOptions) {
  const { id, item = 'analytics', signals = [] } = options;
  const page = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] };
  const url = `${tagHost}/gtag/js?id=${encodeURIComponent(id)}`;
  // A page may end it and start it again.
  let isLoaded = [...document.scripts].some(({ src }) => src === url);
  let isWatched = false;

  // The tag reads `arguments` objects; it ignores arrays.
  const gtag: (...values: unknown[]) => void = function () {
    page.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    page.dataLayer.push(arguments);
  };
  const all = (value: 'granted' | 'denied') =>
    Object.fromEntries(['analytics_storage', ...signals].map((signal) => [signal, value]));

  function update(isGranted: boolean) {
    page[`ga-disable-${id}`] = !isGranted;
    if (!isGranted && isLoaded && !isWatched) {
      isWatched = true;
      holdBack(id, () => page[`ga-disable-${id}`] === true);
    }
    if (isGranted && !isLoaded) {
      isLoaded = true;
      const names = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
      gtag('consent', 'default', Object.fromEntries(names.map((name) => [name, 'denied'])));
      gtag('consent', 'update', all('granted'));
      // Before its id is named: a tag that runs already would load it, and throws where Trusted Types forbid that.
      document.head.append(scriptOf(url));
      gtag('js', new Date());
      gtag('config', id);
    } else if (isLoaded) {
      gtag('consent', 'update', all(isGranted ? 'granted' : 'denied'));
    }
  }
  const unwatch = consent.watch(item, update);
  return () => {
    unwatch();
    update(false);
  };
}

function scriptOf(url: string) {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (value: string) => value };
  policy ??= trustedTypes?.createPolicy('praxiskit-consent', rules) ?? rules;
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(url) as string;
  return script;
}
