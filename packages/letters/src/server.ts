export {
  composeLetter,
  freezeLetter,
  type LetterContent,
  type LetterParts,
  type LetterRecipient,
  type LetterSender,
  type ReadLetterSender,
} from './letter/freeze.ts';
export type { LetterRoles } from './letter/keep-letter.ts';
export { createLetterViews, type LetterViewsOptions } from './letter/letters.view.ts';
export type { LetterSending } from './letter/send.ts';
