import { requestStaffTexts, requestsPage } from '@praxiskit/contact-requests/staff';
import type { Locale } from '@praxiskit/core';
import { letterStaffTexts, lettersPage, textBlocksPage } from '@praxiskit/letters/staff';
import { patientStaffTexts, patientsPage } from '@praxiskit/patients/staff';
import { pageTextsPage, practicePage, practiceStaffTexts } from '@praxiskit/practice/staff';
import { type StaffPage, type StaffPageTexts, staffMessages } from '@praxiskit/staff';
import {
  concernsPage,
  pricesPage,
  treatmentStaffTexts,
  treatmentsPage,
} from '@praxiskit/treatments/staff';

/** The staff's pages, in the order of the navigation and of the search. */
export const staffPages = [
  requestsPage,
  lettersPage,
  patientsPage,
  treatmentsPage,
  { ...pricesPage, publicPage: '/preise' },
  pageTextsPage,
  practicePage,
  concernsPage,
  textBlocksPage,
] as const satisfies readonly StaffPage[];

type Texts = Readonly<Record<(typeof staffPages)[number]['name'], StaffPageTexts>>;

/** Their texts, and those of their frame. The browser gets them with a page. */
export const staffTexts = (locale: Locale) =>
  ({
    ...staffMessages[locale],
    ...requestStaffTexts[locale],
    ...letterStaffTexts[locale],
    ...patientStaffTexts[locale],
    ...treatmentStaffTexts[locale],
    ...practiceStaffTexts[locale],
  }) satisfies Texts;
