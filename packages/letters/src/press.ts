export { LetterPressError, type LetterPressErrorCode } from './press/error.ts';
export {
  type FrozenLetter,
  type LayoutLine,
  type LetterHead,
  type LetterLayout,
  type LetterPrint,
  letterEngine,
  letterTemplate,
  type UnprintableSign,
} from './press/letter.ts';
export { createLetterPress, type LetterPress } from './press/press.ts';
export type { TypesetterOptions } from './press/typesetter.ts';
