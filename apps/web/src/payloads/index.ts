import { accountPayloads, waitingRoles } from '@praxiskit/account-pages/server';
import type { PayloadFunction } from '@praxiskit/pages';
import { pagePayloads, staffPayloads } from '@praxiskit/staff/server';
import { wordsOnTreatments } from '@praxiskit/treatments/staff';
import { pageWords } from '../content/words.ts';
import { staffPages } from '../staff-pages.ts';
import { home } from './home.ts';
import { accessibility, imprint, privacy } from './legal.ts';
import { letter, privateArea } from './letters.ts';
import { myDay } from './my-day.ts';
import { prices } from './prices.ts';
import { request } from './request.ts';
import { treatment } from './treatment.ts';

/** Route id → the page's data. A page without an entry has no data of its own. */
export const payloads: Readonly<Record<string, PayloadFunction<unknown>>> = {
  home,
  'index-copy': home,
  prices,
  'my-day': myDay,
  request,
  treatment,
  imprint,
  privacy,
  accessibility,
  ...accountPayloads,
  private: privateArea,
  letter,
  ...staffPayloads(staffPages),
  ...pagePayloads(wordsOnTreatments(pageWords)),
  staff: waitingRoles,
};
