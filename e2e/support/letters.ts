import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { createFormats, type Locale } from '../../packages/core/src/index.ts';
import { letterStaffTexts } from '../../packages/letters/src/staff/texts.ts';
import { patientStaffTexts } from '../../packages/patients/src/staff/texts.ts';
import { expect, signIn } from './test.ts';

/** People of the sample data. */
export const people = {
  desk: 'desk@example.org',
  doctor: 'staff@example.org',
  patient: 'patient@example.org',
  patient2: 'patient2@example.org',
} as const;

export interface SentLetter {
  id: string;
  version: number;
  status: string;
  body: string;
  mail_status: string | null;
  frozen: unknown;
  layout: unknown;
}

/** What the pages of the staff say, in the language of the browser. */
export const letterWords = (locale: Locale) => ({
  letters: letterStaffTexts[locale].letters,
  patients: patientStaffTexts[locale].patients,
});

/** A day as letters name it: '29. November 2026'. */
export const longDay = (at: string, locale: Locale) => createFormats(locale).date(at, 'long');

/** Requests of a signed-in user of the practice. */
export function letterRequests(request: APIRequestContext) {
  const read = async (id: string): Promise<SentLetter> => {
    const answer = await request.get(`/api/letters/${id}`);
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const change = async (id: string, values: object): Promise<SentLetter> => {
    const { version } = await read(id);
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': randomUUID() };
    const answer = await request.put(`/api/letters/${id}`, { data: values, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const create = async <Row>(view: string, data: object): Promise<Row> => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await request.post(`/api/${view}/`, { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const writeTo = (patientId: string, values: object) =>
    create<SentLetter>('letters', { patient_id: patientId, ...values });
  const patientOf = async (lastName: string): Promise<{ id: string; version: number }> => {
    // A name never is in an address.
    const data = { filter: { last_name: lastName } };
    const [patient] = await (await request.post('/api/profiles/query', { data })).json();
    return patient;
  };
  const write = async (lastName: string, values: object): Promise<SentLetter> =>
    writeTo((await patientOf(lastName)).id, values);
  const sent = async (id: string): Promise<SentLetter> => {
    await expect
      .poll(async () => (await read(id)).status, { timeout: 40_000, intervals: [200] })
      .toBe('sent');
    return read(id);
  };
  return {
    read,
    change,
    /** A draft to the patient of this surname. */
    write,
    /** A draft to the patient of this id. */
    writeTo,
    /** Creates a patient without an account, and gives their id. */
    createPatient: async (values: object) => (await create<{ id: string }>('profiles', values)).id,
    /** Changes the patient of this surname. */
    async rename(lastName: string, values: object): Promise<void> {
      const { id, version } = await patientOf(lastName);
      const headers = { 'if-match': `"${version}"`, 'idempotency-key': randomUUID() };
      const answer = await request.put(`/api/profiles/${id}`, { data: values, headers });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async withdraw(id: string, reason: string): Promise<void> {
      const answer = await request.post(`/api/letters/${id}/withdraw`, { data: { reason } });
      expect(answer.status()).toBe(200);
    },
    /** Waits until a letter cannot be taken back any more. */
    sent,
    /** Writes a letter and sends it. */
    async send(lastName: string, values: object): Promise<SentLetter> {
      const { id } = await write(lastName, values);
      await change(id, { status: 'sending' });
      return sent(id);
    },
  };
}

/** Signs in, and gives the requests of this user beside the page. */
export async function letterRequestsOf(page: Page, email: string, path?: string) {
  await signIn(page, email, path);
  return letterRequests(page.context().request);
}
