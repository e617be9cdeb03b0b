import type { SaveState } from './types.ts';

export type SaveEvent =
  | 'edited'
  | 'reverted'
  | 'started'
  | 'saved'
  | 'failed'
  | 'refused'
  | 'conflicted'
  | 'resolved';

/** The next state by state and event. An event that a state does not list is ignored. */
const transitions: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  clean: { edited: 'dirty', started: 'saving', refused: 'invalid' },
  dirty: { reverted: 'clean', started: 'saving', refused: 'invalid', conflicted: 'conflict' },
  // Edits while a save is under way wait behind it.
  saving: { saved: 'saved', failed: 'failed', refused: 'invalid', conflicted: 'conflict' },
  saved: { edited: 'dirty', started: 'saving', refused: 'invalid' },
  failed: { edited: 'dirty', reverted: 'clean', started: 'saving', refused: 'invalid' },
  conflict: { reverted: 'clean', resolved: 'dirty' },
  invalid: { edited: 'dirty', reverted: 'clean', started: 'saving', refused: 'invalid' },
};

export const nextSaveState = (state: SaveState, event: SaveEvent): SaveState =>
  transitions[state][event] ?? state;
