import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TextServer, text } from './texts.ts';

type Row = Record<string, unknown> & { id: string; version: number };

/** What clients rely on: of the server, and of its double in tests of components. */
export function describeDrafts(name: string, start: () => Promise<TextServer>): void {
  describe(name, () => {
    let client: RecordClient;
    let id: string;
    let server: TextServer;
    beforeEach(async () => {
      server = await start();
      client = createRecordClient({ fetch: server.fetch });
      id = server.id;
    });
    const post = (step: string, body?: object, of = id) =>
      client
        .send(`/drafts/texts/${of}/${step}`, { method: 'POST', body })
        .then((answer) => answer.body as Row);
    const refusal = (answer: Promise<unknown>) =>
      answer.then(
        () => null,
        ({ status, serverCode, details }) => ({ status, code: serverCode, details }),
      );
    const get = async (of: string) => (await client.view('texts')).get(of);
    async function write(of: string, values: object) {
      const record = await get(of);
      record.assign({ ...values });
      await record.flush();
      return record.base() as unknown as Row;
    }

    test('a draft is opened once, and published with its version', async () => {
      const draft = await post('open');
      expect(draft).toMatchObject({ ...text, draft_of_id: id, published_at: null });
      expect((await post('open')).id).toBe(draft.id);
      const { version } = await write(draft.id, { title_en: 'New' });
      expect((await get(id)).get('title_en')).toBe('Old');
      expect(await refusal(post('publish', { version: draft.version }))).toMatchObject({
        status: 412,
        code: 'VERSION_STALE',
        details: { title_en: 'New' },
      });
      const published = await post('publish', { version });
      expect(published).toMatchObject({ id, draft_of_id: null, title_en: 'New' });
      expect(published.published_at).not.toBeNull();
      expect(await refusal(get(draft.id))).toMatchObject({ status: 404 });
      expect(await refusal(post('publish', { version }))).toMatchObject({ status: 404 });
    });

    test('a PUT of a published record is refused and names the calls that change it [R7.6]', async () => {
      const read = async () => (await server.fetch(`/api/texts/${id}`)).json();
      const before = await read();
      const record = await get(id);
      record.set('title_de', 'Neu');
      const error = await record.flush().catch((thrown) => thrown);
      expect(error).toMatchObject({ status: 409, serverCode: 'CONFLICT' });
      for (const step of ['open', 'publish']) {
        expect(error.message).toContain(`POST /api/drafts/{view}/{id}/${step}`);
      }
      expect(await read()).toEqual(before);
    });

    test('findings hold a draft back until each is allowed or changed', async () => {
      const draft = await post('open');
      const finding = { rule: 'lasting', quote: 'forever' };
      const saved = await write(draft.id, { body_en: 'It lasts forever.' });
      expect(saved.findings).toEqual([{ ...finding, where: 'body_en' }]);
      const { version } = saved;
      expect(await refusal(post('publish', { version }))).toMatchObject({
        status: 422,
        code: 'FINDINGS_OPEN',
        details: { body_en: [{ op: 'finding', message: 'forever', finding }] },
      });
      expect(await refusal(post('allow', { ...finding, reason: ' ' }))).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
      });
      const allowed = await post('allow', { ...finding, reason: 'A quotation.' });
      expect(allowed).toMatchObject({ id: draft.id, allowances: [{ reason: 'A quotation.' }] });
      const published = await post('publish', { version: allowed.version });
      expect(published).toMatchObject({ id, body_en: 'It lasts forever.' });
      expect(published.allowances).toMatchObject([finding]);
      expect(published.findings).toMatchObject([finding]);
    });

    test('an allowance is taken back of the draft and of its record', async () => {
      const finding = { rule: 'lasting', quote: 'forever' };
      const draft = await post('open');
      await write(draft.id, { body_en: 'It lasts forever.' });
      const { version } = await post('allow', { ...finding, reason: 'A quotation.' });
      await post('publish', { version });
      const again = await post('open');
      expect(again.allowances).toMatchObject([finding]);
      expect(await refusal(post('disallow', { rule: 'lasting' }))).toMatchObject({ status: 422 });
      const taken = await post('disallow', finding);
      expect(taken).toMatchObject({ id: again.id, allowances: [] });
      expect((await get(id)).base().allowances).toEqual([]);
      // Twice is once.
      expect((await post('disallow', finding)).version).toBe(taken.version);
      const saved = await write(again.id, { title_en: 'New' });
      expect(await refusal(post('publish', { version: saved.version }))).toMatchObject({
        status: 422,
        code: 'FINDINGS_OPEN',
        details: { body_en: [{ op: 'finding', message: 'forever', finding }] },
      });
    });

    test('a draft that is discarded leaves its record as it was', async () => {
      const before = (await get(id)).toJSON();
      const draft = await post('open');
      await write(draft.id, { title_de: 'Weg' });
      expect(await post('discard')).toBeNull();
      expect(await refusal(get(draft.id))).toMatchObject({ status: 404 });
      expect((await get(id)).toJSON()).toEqual(before);
    });

    test('a publishing that is taken back leaves what was public before, and the changed values as the draft', async () => {
      const draft = await post('open');
      const { version } = await write(draft.id, { title_en: 'New' });
      const published = await post('publish', { version });
      expect(await refusal(post('revert', { before: text }))).toMatchObject({ status: 422 });
      const again = await post('revert', { version: published.version, before: text });
      expect(again).toMatchObject({ title_en: 'New', draft_of_id: id, published_at: null });
      const record = (await get(id)).base();
      expect(record).toMatchObject({ ...text, id, draft_of_id: null });
      expect(record.published_at).not.toBeNull();
      // Once: what was seen is not public any more.
      const twice = post('revert', { version: published.version, before: text });
      expect(await refusal(twice)).toMatchObject({
        status: 412,
        code: 'VERSION_STALE',
        details: { id, title_en: 'Old' },
      });
      expect((await post('open')).id).toBe(again.id);
    });

    test('a draft that was begun since the publishing that is taken back stays as it is', async () => {
      const draft = await post('open');
      const { version } = await write(draft.id, { title_en: 'New' });
      const published = await post('publish', { version });
      const next = await post('open');
      const saved = await write(next.id, { title_de: 'Weiter' });
      expect(await post('revert', { version: published.version, before: text })).toEqual(saved);
      expect((await get(id)).base()).toMatchObject(text);
    });

    test('a new record whose publishing is taken back is public no more', async () => {
      const record = (await client.view('texts')).create({ ...text, title_de: 'Neu' });
      await record.flush();
      const made = record.base() as unknown as Row;
      const published = await post('publish', { version: made.version }, made.id);
      const next = await post('open', {}, made.id);
      await write(next.id, { body_de: 'Mehr' });
      const asked = { version: published.version, before: null };
      const reverted = await post('revert', asked, made.id);
      const unpublished = { draft_of_id: null, published_at: null, published_by_name: null };
      expect(reverted).toMatchObject({ id: made.id, title_de: 'Neu', ...unpublished });
      // What was typed since is in it.
      expect(reverted.body_de).toBe('Mehr');
      expect(await refusal(get(next.id))).toMatchObject({ status: 404 });
      const stale = { version: reverted.version, before: null };
      expect(await refusal(post('revert', stale, made.id))).toMatchObject({ status: 404 });
    });

    test('a record that was never published is its own draft', async () => {
      const record = (await client.view('texts')).create({ ...text, title_de: 'Neu' });
      await record.flush();
      const made = record.base() as unknown as Row;
      expect(made.published_at).toBeNull();
      expect((await post('open', {}, made.id)).id).toBe(made.id);
      const published = await post('publish', { version: made.version }, made.id);
      expect(published.published_at).not.toBeNull();
    });
  });
}
