export { pageTextsPage, practicePage } from './staff/staff-pages.ts';
export { practiceStaffTexts } from './staff/texts.ts';
