export { onTreatments, wordsOnTreatments } from './staff/page-words.ts';
export { concernsPage, pricesPage, treatmentsPage } from './staff/staff-pages.ts';
export { treatmentStaffTexts } from './staff/texts.ts';
