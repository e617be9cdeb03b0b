export { lettersPage } from './staff/letters-staff-page.ts';
export { textBlocksPage } from './staff/text-blocks-staff-page.ts';
export { type LetterTexts, letterStaffTexts, type TextBlockTexts } from './staff/texts.ts';
