import type { TestClient } from './client.ts';

type Row = Record<string, unknown> & { id: string; version: number };

/** The answer of publishing, or the refusal before it. */
export interface Published {
  status: number;
  headers: Headers;
  body: Row & { code: string; message: string; details: Record<string, { message: string }[]> };
}

/**
 * Changes what visitors read, as staff do it: opens the draft of a record, saves it and publishes it. Of a change that
 * is refused no draft is left.
 */
export async function publish(
  staff: TestClient,
  view: string,
  id: string,
  values: object,
): Promise<Published> {
  const step = (name: string, body?: object) =>
    staff.send<Published['body']>('POST', `/api/drafts/${view}/${id}/${name}`, body);
  const opened = await step('open');
  if (opened.status >= 400) return opened;
  const path = `/api/${view}/${opened.body.id}`;
  const ifMatch = { 'if-match': `"${opened.body.version}"` };
  const draft = { ...opened.body, ...values };
  const saved = await staff.send<Published['body']>('PUT', path, draft, ifMatch);
  const { version } = saved.body;
  const answer = saved.status === 200 ? await step('publish', { version }) : saved;
  if (answer.status >= 400) await step('discard');
  return answer;
}
