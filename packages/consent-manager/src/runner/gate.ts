import type { Consent } from '../consent/consent.ts';

/**
 * Runs code while an item is allowed: at once where it is, else from the moment of consent on.
 *
 * @param run returns what ends it, if something does: called when the consent is withdrawn
 * @returns ends the gate, and what runs behind it
 */
export function gate(
  consent: Pick<Consent, 'watch'>,
  id: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: code that needs no end returns nothing
  run: () => void | (() => void),
): () => void {
  let onWithdraw: (() => void) | undefined;
  const withdraw = () => {
    const end = onWithdraw;
    onWithdraw = undefined;
    end?.();
  };
  const unwatch = consent.watch(id, (isGranted) => {
    if (isGranted) onWithdraw = run() ?? undefined;
    else withdraw();
  });
  return () => {
    unwatch();
    withdraw();
  };
}
