import { attempt } from '../lifecycle/attempt.ts';
import type { ConsentStorage } from '../storage.ts';
import type { ConsentDecision } from './decision.ts';

/** Where decisions wait whose proofs are not sent yet: one a line as JSON, oldest first. */
export const UNSENT_KEY = 'consent.unsent';

/** The waiting proofs, as text; null where there are none, or where the browser stores nothing. */
export const unsentText = (storage: ConsentStorage | null) =>
  attempt(() => storage?.getItem(UNSENT_KEY)) ?? '';

/** Adds one for the next page. Of more than 50,000 letters the latest count. */
export const storeUnsent = (storage: ConsentStorage | null, decision: ConsentDecision) =>
  attempt(() =>
    storage?.setItem(
      UNSENT_KEY,
      `${unsentText(storage)}${JSON.stringify(decision)}\n`.slice(-50_000),
    ),
  );
