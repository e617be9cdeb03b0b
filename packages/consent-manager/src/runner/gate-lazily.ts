import type { Consent } from '../consent/consent.ts';
import type { GateMarkupOptions } from './gate-markup.ts';

/**
 * `gateMarkup`, whose code comes with the first element that has `data-consent`: a page without one never loads it.
 * Where it cannot be loaded it is tried again at the next change, and nothing starts.
 *
 * @returns a function that ends it; loaded content stays
 */
export function gateMarkupLazily(consent: Consent, options: GateMarkupOptions = {}): () => void {
  const { root = document.documentElement } = options;
  let end = () => observer.disconnect();
  let isComing = false;
  async function load() {
    if (isComing || !root.querySelector('[data-consent]')) return;
    isComing = true;
    try {
      const { gateMarkup } = await import('./gate-markup.ts');
      if (!isComing) return;
      observer.disconnect();
      end = gateMarkup(consent, options);
    } catch (error) {
      isComing = false;
      console.warn('What holds back `data-consent` could not be loaded', error);
    }
  }
  const observer = new MutationObserver(load);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-consent'] });
  void load();
  return () => {
    isComing = false;
    end();
  };
}
