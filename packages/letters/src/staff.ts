export { lettersPage } from './staff/letters-staff-page.ts';
export { type LetterTexts, letterStaffTexts } from './staff/texts.ts';
