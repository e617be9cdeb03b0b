import { expect, vi } from 'vitest';
import type { TestClient } from './client.ts';

export interface Letter {
  id: string;
  version: number;
  patient_id: string;
  status: string;
  mail_status?: string | null;
}

const texts = {
  subject: 'Verlauf und Geheimnis',
  body: 'Ein Text, der in keiner E-Mail stehen darf.',
};

/** Without one, a letter is not sent on paper. */
export const address = { street: 'Berkaer Straße 17b', postal_code: '99423', city: 'Weimar' };

/** A draft to patient@example.org, or to another patient. */
export async function writeLetter(staff: TestClient, values: object = {}): Promise<Letter> {
  const profiles = await staff.get<{ id: string }[]>(
    '/api/profiles/?filter={"last_name":"Mustermann"}',
  );
  const draft = { patient_id: profiles.body[0]?.id, ...texts, ...values };
  const made = await staff.send<Letter>('POST', '/api/letters/', draft);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

/** A PUT of a letter as it is stored, with other values. */
export async function changeLetter(staff: TestClient, id: string, values: object) {
  const stored = await staff.get<Letter>(`/api/letters/${id}`);
  const etag = stored.headers.get('etag') ?? '';
  return staff.send<Letter>('PUT', `/api/letters/${id}`, values, { 'if-match': etag });
}

/** Writes a letter and sends it, and waits until it cannot be taken back any more. */
export async function sendLetter(staff: TestClient, values: object = {}): Promise<Letter> {
  const { id } = await writeLetter(staff, values);
  const sending = await changeLetter(staff, id, { status: 'sending' });
  expect(sending.status, JSON.stringify(sending.body)).toBe(200);
  return vi.waitFor(
    async () => {
      const { body } = await staff.get<Letter>(`/api/letters/${id}`);
      expect(body.status).toBe('sent');
      return body;
    },
    { timeout: 20_000, interval: 100 },
  );
}
