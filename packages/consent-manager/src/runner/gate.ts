import type { Consent } from '../consent/consent.ts';

/**
 * Runs code while an item is allowed: at once where it is, else from the moment of consent on.
 *
 * @param run returns what ends it, if something does: called when the consent is withdrawn. What it
 * throws is logged, and the gate stays
 * @returns ends the gate, and what runs behind it
 */
export function gate(
  consent: Pick<Consent, 'watch'>,
  id: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: code that needs no end returns nothing
  run: () => void | (() => void),
): () => void {
  let onWithdraw: (() => void) | undefined;
  let runs = 0;
  const withdraw = () => {
    runs++;
    const end = onWithdraw;
    onWithdraw = undefined;
    end?.();
  };
  const unwatch = consent.watch(id, (isGranted) => {
    if (!isGranted) return withdraw();
    const own = ++runs;
    const end = run() ?? undefined;
    // The code may itself have withdrawn the consent.
    if (own === runs) onWithdraw = end;
    else end?.();
  });
  return () => {
    unwatch();
    withdraw();
  };
}
