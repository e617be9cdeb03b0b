import type { StaffSample } from './sample.ts';

/** Publishes other values of a record, as another member of the staff does it before the page is opened. */
export async function publishSample(
  { fetch, server }: Pick<StaffSample, 'fetch' | 'server'>,
  view: string,
  id: string,
  values: object,
): Promise<void> {
  const step = async (name: string, body: object = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`/api/drafts/${view}/${id}/${name}`, init);
    if (!answer.ok) throw new Error(`${name} of ${view}: ${await answer.text()}`);
    return answer.json();
  };
  const draft = await step('open');
  const row = server.rows[view]?.find((one) => one.id === draft.id);
  Object.assign(row ?? {}, values);
  await step('publish', { version: draft.version });
}
