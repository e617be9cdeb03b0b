export { CodedError, type CodedErrorOptions } from './coded-error.ts';
export { fill } from './fill.ts';
export { foldText } from './fold-text.ts';
export {
  createFormats,
  type DateForm,
  dayIn,
  type Formats,
  practiceTimeZone,
} from './format.ts';
export { inBothLanguages } from './locale/in-both-languages.ts';
export { isLocale, type Locale, type LocalTexts, locales } from './locale/locale.ts';
export { type LocalizedTexts, localized, localizedTexts } from './locale/localized.ts';
