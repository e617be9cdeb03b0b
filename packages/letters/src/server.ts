export {
  deliverLetter,
  keepLetterMail,
  returnLetter,
  sweepGoneLetters,
} from './letter/deliver.ts';
export {
  composeLetter,
  freezeLetter,
  type LetterContent,
  type LetterParts,
  type LetterRecipient,
  type LetterSender,
  type ReadLetterSender,
} from './letter/freeze.ts';
export { keepLetterEvents, type LetterAttempt, sendingBegunBy } from './letter/keep-events.ts';
export { type LetterRoutesOptions, letterRoutes } from './letter/letter-routes.ts';
export { createLetterViews, type LetterViewsOptions } from './letter/letters.view.ts';
export { readLetterPrint } from './letter/read-print.ts';
export { type LetterSending, printColumns, usualTakeBackS } from './letter/send.ts';
export type { LetterRoles } from './letter/signing.ts';
