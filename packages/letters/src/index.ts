export {
  type LetterCircle,
  type LetterDelivery,
  type LetterEventKind,
  type LetterStatus,
  letterStatuses,
} from './letter/status.ts';
export { letterMerges } from './letter-merges.ts';
export type {
  LetterBlock,
  LetterDocument,
  LetterInline,
  LetterLine,
} from './letter-text/document.ts';
export { letterLineText } from './letter-text/line-text.ts';
export { type LetterConflict, type LetterMerge, mergeLetterText } from './letter-text/merge.ts';
export { normaliseLetterText } from './letter-text/normalise.ts';
export { parseLetterText } from './letter-text/parse.ts';
export { serialiseLetterText } from './letter-text/serialise.ts';
export { type LetterPlace, letterPlaces, openPlacesOf } from './open-places.ts';
export type {
  FrozenLetter,
  LayoutLine,
  LetterHead,
  LetterLayout,
  UnprintableSign,
} from './press/letter.ts';
export { type Greeted, salutationOf } from './salutation.ts';
