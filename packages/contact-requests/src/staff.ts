export { requestsPage } from './staff/requests-staff-page.ts';
export { type RequestTexts, requestStaffTexts } from './staff/texts.ts';
