import type { Consent } from '../consent/consent.ts';
import type { ConsentMessages } from '../messages.ts';
import { interceptOpenClick } from './opener.ts';

/**
 * `showConsent`, whose part of the code comes when it is needed: while the question waits for its time,
 * or at the first click on an element with `data-consent-open`. After an answer it is never loaded. Call it before
 * `start`. Where it cannot be loaded it is tried again at the next change, and nothing optional runs.
 *
 * @returns a function that ends it; an open dialog stays
 */
export function showConsentLazily(
  consent: Consent,
  messages?: Partial<ConsentMessages>,
): () => void {
  let isComing = false;
  async function load() {
    if (isComing) return;
    isComing = true;
    try {
      const { showConsent } = await import('../element.ts');
      if (!isComing) return;
      end();
      showConsent(consent, messages);
    } catch (error) {
      isComing = false;
      console.warn('The question of consent could not be loaded', error);
    }
  }
  function onClick(event: Event) {
    if (interceptOpenClick(event)) consent.open();
  }
  const unsubscribe = consent.subscribe(({ status }) => {
    if (status !== 'settled') void load();
  });
  function end() {
    unsubscribe();
    document.removeEventListener('click', onClick);
  }
  document.addEventListener('click', onClick);
  if (consent.getState().status === 'revising') void load();
  return () => {
    isComing = false;
    end();
  };
}
