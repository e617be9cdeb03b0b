import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TextServer, text } from './texts.ts';

type Row = Record<string, unknown> & { id: string; version: number };

/** The contract that clients rely on: for the server, and for its double in component tests. */
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

    test('a PUT of a published record is refused and names the routes that change it [R7.6]', async () => {
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

    test('findings block a draft until each is allowed or changed', async () => {
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

    test('removing an allowance removes it from the draft and from its record', async () => {
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
      // A second call changes nothing.
      expect((await post('disallow', finding)).version).toBe(taken.version);
      const saved = await write(again.id, { title_en: 'New' });
      expect(await refusal(post('publish', { version: saved.version }))).toMatchObject({
        status: 422,
        code: 'FINDINGS_OPEN',
        details: { body_en: [{ op: 'finding', message: 'forever', finding }] },
      });
    });

    test('discarding a draft leaves its record unchanged', async () => {
      const before = (await get(id)).toJSON();
      const draft = await post('open');
      await write(draft.id, { title_de: 'Weg' });
      expect(await post('discard')).toBeNull();
      expect(await refusal(get(draft.id))).toMatchObject({ status: 404 });
      expect((await get(id)).toJSON()).toEqual(before);
    });

    test('reverting a publishing restores the earlier public values, and keeps the changed values as the draft', async () => {
      const draft = await post('open');
      const { version } = await write(draft.id, { title_en: 'New' });
      const published = await post('publish', { version });
      expect(await refusal(post('revert', {}))).toMatchObject({ status: 422 });
      const again = await post('revert', { version: published.version });
      expect(again).toMatchObject({ title_en: 'New', draft_of_id: id, published_at: null });
      const record = (await get(id)).base();
      expect(record).toMatchObject({ ...text, id, draft_of_id: null });
      expect(record.published_at).not.toBeNull();
      // Only once: the reverted version is no longer public.
      const twice = post('revert', { version: published.version });
      expect(await refusal(twice)).toMatchObject({
        status: 412,
        code: 'VERSION_STALE',
        details: { id, title_en: 'Old' },
      });
      expect((await post('open')).id).toBe(again.id);
      // The public version was published long ago.
      const unpublished = post('revert', { version: record.version });
      expect(await refusal(unpublished)).toMatchObject({ status: 409, code: 'CONFLICT' });
      expect((await get(id)).base()).toEqual(record);
    });

    test('reverting a publishing keeps a draft that was opened later', async () => {
      const draft = await post('open');
      const { version } = await write(draft.id, { title_en: 'New' });
      const published = await post('publish', { version });
      const next = await post('open');
      const saved = await write(next.id, { title_de: 'Weiter' });
      expect(await post('revert', { version: published.version })).toEqual(saved);
      const record = (await get(id)).base() as unknown as Row;
      expect(record).toMatchObject(text);
      // What was published is an earlier version, and no second revert publishes it again.
      const { body } = await client.send(`/drafts/texts/${id}/versions`);
      expect(body).toMatchObject([{ version: published.version }]);
      const kept = await client.send(`/drafts/texts/${id}/versions/${published.version}`);
      expect(kept.body).toMatchObject({ content: { title_en: 'New' } });
      const again = post('revert', { version: record.version });
      expect(await refusal(again)).not.toBeNull();
      expect((await get(id)).base()).toMatchObject(text);
    });

    test('reverting a publishing restores the time and the user of the one before', async () => {
      const { published_at, published_by_name } = (await get(id)).base() as unknown as Row;
      const draft = await post('open');
      const published = await post('publish', { version: draft.version });
      await post('revert', { version: published.version });
      expect((await get(id)).base()).toMatchObject({ published_at, published_by_name });
    });

    test('a record that was published more than ten seconds ago is not reverted', async () => {
      const record = (await get(id)).base() as unknown as Row;
      for (const body of [{ version: record.version }, { version: record.version, first: true }]) {
        expect(await refusal(post('revert', body))).toMatchObject({
          status: 409,
          code: 'CONFLICT',
        });
      }
      expect((await get(id)).base()).toEqual(record);
    });

    test('reverting the first publishing makes the record private', async () => {
      const record = (await client.view('texts')).create({ ...text, title_de: 'Neu' });
      await record.flush();
      const made = record.base() as unknown as Row;
      const published = await post('publish', { version: made.version }, made.id);
      const next = await post('open', {}, made.id);
      await write(next.id, { body_de: 'Mehr' });
      const asked = { version: published.version };
      const reverted = await post('revert', asked, made.id);
      const unpublished = { draft_of_id: null, published_at: null, published_by_name: null };
      expect(reverted).toMatchObject({ id: made.id, title_de: 'Neu', ...unpublished });
      // Later edits are included.
      expect(reverted.body_de).toBe('Mehr');
      expect(await refusal(get(next.id))).toMatchObject({ status: 404 });
      const stale = { version: reverted.version };
      expect(await refusal(post('revert', stale, made.id))).toMatchObject({ status: 404 });
    });

    describe('earlier versions', () => {
      const versions = async (of = id) =>
        (await client.send(`/drafts/texts/${of}/versions`)).body as Row[];
      const contentOf = async (version: number | string, of = id) =>
        (await client.send(`/drafts/texts/${of}/versions/${version}`)).body as Row;
      async function publish(values: object) {
        const draft = await post('open');
        const { version } = await write(draft.id, values);
        return post('publish', { version });
      }

      test('each publishing keeps the version before it, the newest first, with its time and user [R7.6]', async () => {
        const first = (await get(id)).base();
        expect(await versions()).toEqual([]);
        const second = await publish({ title_de: 'Zweite' });
        await publish({ title_de: 'Dritte' });
        const of = ({ version, published_at, published_by_name }: Record<string, unknown>) => ({
          version,
          published_at,
          published_by_name,
        });
        expect(await versions()).toEqual([of(second), of(first)]);
        expect(await contentOf(second.version)).toEqual({
          ...of(second),
          content: { ...text, title_de: 'Zweite' },
        });
        expect((await contentOf(Number(first.version))).content).toEqual(text);
        // The id of its draft works too.
        const draft = await post('open');
        expect(await versions(draft.id)).toEqual(await versions());
      });

      test('a first publishing keeps no version, and neither does saving a draft', async () => {
        const record = (await client.view('texts')).create({ ...text, title_de: 'Neu' });
        await record.flush();
        const made = record.base() as unknown as Row;
        await post('publish', { version: made.version }, made.id);
        const draft = await post('open', {}, made.id);
        await write(draft.id, { title_en: 'New' });
        expect(await versions(made.id)).toEqual([]);
      });

      test('reverting a publishing removes its earlier version from the list', async () => {
        const second = await publish({ title_de: 'Zweite' });
        const third = await publish({ title_de: 'Dritte' });
        await post('revert', { version: third.version });
        expect((await get(id)).get('title_de')).toBe('Zweite');
        expect((await versions()).map(({ version }) => version)).toEqual([second.version - 1]);
      });

      test('the newest 50 versions are kept', async () => {
        for (let at = 0; at < 52; at += 1) await publish({ title_de: `Fassung ${at}` });
        const kept = await versions();
        expect(kept).toHaveLength(50);
        const titles = await Promise.all(
          [kept[0], kept[49]].map(async (one) => (await contentOf(Number(one?.version))).content),
        );
        expect(titles).toMatchObject([{ title_de: 'Fassung 50' }, { title_de: 'Fassung 1' }]);
      });

      test('an unknown version is a 404', async () => {
        await publish({ title_de: 'Zweite' });
        for (const version of [0, -1, 99, '1.5', 'x', '1e3', '99999999999', crypto.randomUUID()]) {
          expect([version, await refusal(contentOf(version))]).toMatchObject([
            version,
            { status: 404 },
          ]);
        }
        expect(await refusal(versions(crypto.randomUUID()))).toMatchObject({ status: 404 });
      });

      test('deleting a record deletes its earlier versions', async () => {
        await publish({ title_de: 'Zweite' });
        await (await get(id)).remove();
        expect(await refusal(versions())).toMatchObject({ status: 404 });
      });
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
