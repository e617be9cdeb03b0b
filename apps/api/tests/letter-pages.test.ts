import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { addLetterRow, type RowOptions } from './support/letter-rows.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

describe.each(mainDatabases)('what patients see of their letters, on %s', (kind) => {
  let node: TestNode;
  let patient: TestClient;

  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    patient = createClient(node.url);
    await patient.signIn('patient@example.org');
  });

  const add = (options: Partial<RowOptions>) =>
    addLetterRow(node.database.fork(), { status: 'sent', ...options });
  const page = async (path: string) => (await patient.request(path)).text();
  /** The text of a list's entry or of the newest letter, by the letter's subject. */
  const entryOf = (html: string, subject: string) =>
    html
      .split(/<li>|<p class="newest-date">/)
      .find((part) => part.includes(subject))
      ?.replace(/<[^>]*>/g, ' ');

  test('a letter and its correction name each other, and so do their rows', async () => {
    const original = await add({ subject: 'Erster Plan' });
    const correction = await add({ subject: 'Neuer Plan', corrects: original });
    expect(await page(`/service/letter/${original}`)).toContain(
      `href="/service/letter/${correction}"`,
    );
    expect(await page(`/service/letter/${correction}`)).toContain(
      `href="/service/letter/${original}"`,
    );
    const overview = await page('/private');
    expect(entryOf(overview, 'Erster Plan')).toContain('berichtigt');
    expect(entryOf(overview, 'Neuer Plan')).toContain('Korrektur');
  });

  test('a correction that is withdrawn, or begun, corrects nothing for the patient', async () => {
    const original = await add({ subject: 'Alter Plan' });
    const withdrawn = await add({ status: 'withdrawn', corrects: original });
    const draft = await add({ status: 'draft', corrects: original });
    const html = await page(`/service/letter/${original}`);
    for (const id of [withdrawn, draft]) expect(html).not.toContain(id);
    expect(entryOf(await page('/private'), 'Alter Plan')).not.toContain('berichtigt');
  });

  test('name, day and month, and time stay on one line', async () => {
    const withdrawn = await add({ status: 'withdrawn' });
    expect(await page('/private')).toContain('Frau\u00a0Mustermann.');
    expect(await page(`/service/letter/${withdrawn}`)).toMatch(
      /<h1>Brief vom \d+\.\u00a0\p{L}+ \d{4}/u,
    );
  });

  test('a withdrawn letter does not lead the overview, and is a row', async () => {
    await node.database
      .fork()
      .execute("update letters set read_at = now() where read_at is null and status = 'sent'");
    const withdrawn = await add({ status: 'withdrawn' });
    const [, ages = ''] = (await page('/private')).split('class="age is-newest"');
    const [newest = '', rows = ''] = ages.split('</section>');
    expect(newest).toContain('Neuester Brief');
    expect(newest).not.toContain(withdrawn);
    expect(rows).toContain(withdrawn);
  });
});
