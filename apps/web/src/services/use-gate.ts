import { gateMarkup } from '@praxiskit/consent-manager';
import { useServices } from '@praxiskit/pages/react';
import { useCallback } from 'react';
// The question in the element's place must not wait for the dialog's styles: it would grow as they arrive.
import '@praxiskit/consent-manager/styles.css';

/**
 * As a `ref`: elements with `data-consent` in the element wait for their item, with a placeholder. React must leave the
 * inside of the element as it is; `data-start-in-view` on it starts the page in time.
 */
export function useGate() {
  const services = useServices();
  return useCallback(
    (root: HTMLElement | null) =>
      root ? gateMarkup(services().consent, { root }) : () => undefined,
    [services],
  );
}
