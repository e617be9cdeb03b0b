import { expect } from 'vitest';
import type { TestClient } from './client.ts';

export interface Letter {
  id: string;
  patient_id: string;
  status: string;
  mail_status?: string | null;
}

/** Writes a letter to patient@example.org and sends it. */
export async function sendLetter(staff: TestClient): Promise<Letter> {
  const profiles = await staff.get<{ id: string }[]>(
    '/api/profiles/?filter={"last_name":"Mustermann"}',
  );
  const draft = await staff.send<Letter>('POST', '/api/letters/', {
    patient_id: profiles.body[0]?.id,
    subject: 'Verlauf und Geheimnis',
    body: 'Ein Text, der in keiner E-Mail stehen darf.',
  });
  expect(draft.status).toBe(201);
  const sent = await staff.send<Letter>(
    'PUT',
    `/api/letters/${draft.body.id}`,
    { ...draft.body, status: 'sent' },
    { 'if-match': draft.headers.get('etag') ?? '' },
  );
  expect(sent.status).toBe(200);
  return sent.body;
}
