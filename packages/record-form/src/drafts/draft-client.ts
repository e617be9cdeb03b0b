import { isSameValue } from '@praxiskit/record-model';
import { type ModelRecord, type RecordClient, RecordError } from '@praxiskit/record-model/client';
import { changedColumns, type DraftFinding, editableNames } from '@praxiskit/record-model/drafts';
import { isTypedItself } from './save-as-draft.ts';
import { draftsKnown, editedNow, editedOf, findDraft, isOwnDraft } from './use-drafts.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record's version in the server's answer to the last publishing by this page. */
const publishings = new WeakMap<ModelRecord, number>();

/** Requests to the server; each rejects with the RecordError of the answer. */
export function createDraftClient(client: RecordClient) {
  async function post(record: ModelRecord, step: string, body?: object): Promise<unknown> {
    const path = `/drafts/${record.view.name}/${record.base()[keyOf(record)]}/${step}`;
    return (await client.send(path, { method: 'POST', body })).body;
  }

  return {
    async open<Of extends ModelRecord>(record: Of): Promise<Of> {
      return record.view.adopt((await post(record, 'open')) as Values) as unknown as Of;
    },
    /**
     * Saves unsaved edits first and publishes them too. Does nothing if there is no draft. Edits
     * during the request become the next draft.
     */
    async publish(record: ModelRecord): Promise<void> {
      publishings.delete(record);
      const look = lookAt(editedOf(record));
      try {
        const edited = await editedNow(record);
        if (!edited) return;
        look.watchDraft(edited);
        await edited.flush();
        look.ensureSeen(edited);
        const body = { version: edited.base().version };
        // Addressed by its own id: the user has not seen another draft in its place, which may have
        // the same version.
        const published = (await post(edited, 'publish', body).catch((error) => {
          // Another user has saved the draft: this user has to see it before it is published.
          if (isStale(error)) edited.view.adopt(error.details as Values);
          throw error;
        })) as Values;
        publishings.set(record, Number(published.version));
        // An event may have reported this publishing before the answer: that is no conflict.
        const isOwn = Number(record.base().version) <= Number(published.version);
        const typed = isTypedItself(record) || isOwn ? typedIn(record) : [];
        const since = edited === record ? [] : typedIn(edited);
        if (edited !== record) forget(edited);
        // Edits are now based on the published values, so they do not conflict with the earlier
        // ones.
        for (const [name] of typed) record.rollback(name);
        record.view.adopt(published);
        for (const [name, value] of [...typed, ...since]) record.set(name, value);
      } finally {
        look.end();
      }
    },
    /**
     * Reverts the last publishing by this page: the published values become the draft again,
     * together with later edits. Does nothing if there was none.
     */
    async revert(record: ModelRecord): Promise<void> {
      const version = publishings.get(record);
      if (version === undefined) return;
      const row = (await post(record, 'revert', { version })) as Values;
      publishings.delete(record);
      const isWithdrawn = row[keyOf(record)] === record.base()[keyOf(record)];
      const ended = isWithdrawn ? findDraft(record) : null;
      const typed = [...(ended ? typedIn(ended) : []), ...typedIn(record)];
      // Edits were based on the published values; they do not conflict with the reverted ones.
      for (const [name] of typed) record.rollback(name);
      const draft = record.view.adopt(row);
      if (ended) forget(ended);
      // If this read gets no answer, the record's live event brings the same row.
      if (!isWithdrawn) await record.view.get(String(record.base()[keyOf(record)])).catch(() => {});
      for (const [name, value] of typed) draft.set(name, value);
    },
    /**
     * Edits during the request become the next draft.
     *
     * @param edited returns the record being edited: a save in progress may open a draft
     */
    async discard(record: ModelRecord, edited: () => ModelRecord): Promise<void> {
      const shown = edited();
      // No unsaved edit is sent any more; a request that opens a draft has already been sent.
      shown.rollback();
      record.rollback();
      const typing = watchTyping();
      const later = watchTyping();
      try {
        typing.watch(record);
        if (shown !== record) typing.watch(shown);
        // An edit that was never saved has no draft; a draft that another user opened was not seen
        // by this user.
        await draftsKnown(record);
        await record.flush();
        const draft = edited();
        if (draft === record && !isOwnDraft(record)) return;
        if (draft !== shown) {
          // Remove the edits that the save has put into the draft, but keep later ones.
          for (const [name] of typedIn(draft)) if (!typing.names.has(name)) draft.rollback(name);
          typing.watch(draft);
        }
        // Addressed by its own id: the user has not seen another draft in its place.
        later.watch(record);
        // Wherever else the draft is shown, its end is expected, even if an event reports it first.
        expected.add(draft);
        await post(draft, 'discard').catch((error) => {
          expected.delete(draft);
          if (error instanceof RecordError && error.code === 'UNAVAILABLE') expectEnd(draft);
          throw error;
        });
        if (draft === record) return forget(draft);
        // Edits that the draft's own save sent before it was discarded are kept too. Edits in the
        // record are newer: after an event reported the end, they may already be in another draft.
        const own = record.changes();
        const since = [...typing.names].filter((name) => !(name in own) && !later.names.has(name));
        const values = since.map((name) => [name, draft.get(name)] as const);
        forget(draft);
        for (const [name, value] of values) record.set(name, value);
      } finally {
        typing.end();
        later.end();
      }
    },
    /** Moves the unsaved edits of a draft that no longer exists to a new draft. */
    async keep(record: ModelRecord, gone: ModelRecord): Promise<void> {
      const { columns } = gone.view.definition;
      const draft = record.view.adopt((await post(record, 'open')) as Values);
      for (const [name, { value }] of Object.entries(gone.changes())) {
        if (name in columns) draft.set(name, value);
      }
      gone.rollback();
      // The new draft saves by itself, with its own state and retries.
      draft.flush().catch(() => undefined);
    },
    /**
     * Moves all content of a draft that another user discarded to a new draft, saved content too.
     */
    async keepAll(record: ModelRecord, gone: ModelRecord): Promise<void> {
      const { columns } = gone.view.definition;
      const values = gone.toJSON() as Values;
      const draft = record.view.adopt((await post(record, 'open')) as Values);
      for (const name of editableNames(columns)) draft.set(name, values[name] ?? null);
      gone.rollback();
      draft.flush().catch(() => undefined);
    },
    /**
     * Creates a record that another user deleted again, not published, with the latest edited
     * content.
     */
    async remake<Of extends ModelRecord>(record: Of, edited: Of): Promise<Of> {
      const { columns } = record.view.definition;
      const values = edited.toJSON() as Values;
      const made = record.view.create(
        Object.fromEntries(editableNames(columns).map((name) => [name, values[name] ?? null])),
      ) as unknown as Of;
      try {
        await made.flush();
      } catch (error) {
        made.remove().catch(() => undefined);
        throw error;
      }
      edited.rollback();
      record.rollback();
      return made;
    },
    /** The words must be saved on the server. */
    async allow(edited: ModelRecord, { rule, quote }: DraftFinding, reason: string): Promise<void> {
      await edited.flush();
      edited.view.adopt((await post(edited, 'allow', { rule, quote, reason })) as Values);
    },
    async disallow(edited: ModelRecord, { rule, quote }: DraftFinding): Promise<void> {
      edited.view.adopt((await post(edited, 'disallow', { rule, quote })) as Values);
    },
  };
}

/** Unsaved edits in columns of a record. */
const typedIn = (record: ModelRecord): (readonly [string, unknown])[] =>
  Object.entries(record.changes()).flatMap(([name, { value }]) =>
    name in record.view.definition.columns ? [[name, value] as const] : [],
  );

/**
 * Records which columns the user edits from now on. Undoing a save in progress is an edit too, but
 * to the value already shown, so it does not count.
 */
function watchTyping() {
  const names = new Set<string>();
  const ends: (() => void)[] = [];
  return {
    names: names as ReadonlySet<string>,
    watch(record: ModelRecord) {
      const before = record.toJSON() as Values;
      ends.push(
        record.subscribe(() => {
          for (const [name, value] of typedIn(record)) {
            if (!isSameValue(value, before[name])) names.add(name);
          }
        }),
      );
    },
    end() {
      for (const end of ends) end();
    },
  };
}

/**
 * Remembers the content that the user sees when publishing. A save may bring changes of another
 * user or later edits: neither is published before the user has seen it.
 */
function lookAt(shown: ModelRecord) {
  const own = new Map(typedIn(shown));
  const seen = { ...(shown.base() as Values), ...Object.fromEntries(own) };
  const wasNew = shown.isNew;
  const ends: (() => void)[] = [];
  const watch = (record: ModelRecord) =>
    ends.push(
      record.subscribe(() => {
        // The user has typed again. A value that only the server normalized still counts as the
        // user's own.
        for (const [name, value] of typedIn(record)) {
          if (!isSameValue(value, seen[name])) own.delete(name);
        }
      }),
    );
  watch(shown);
  return {
    /** Also watches the draft of the record. */
    watchDraft(edited: ModelRecord) {
      if (edited !== shown) watch(edited);
    },
    end() {
      for (const end of ends) end();
    },
    /** @throws RecordError VERSION_STALE */
    ensureSeen(edited: ModelRecord): void {
      if (wasNew) return;
      const now = edited.base() as Values;
      const names = editableNames(edited.view.definition.columns);
      const isSeen = changedColumns(seen, now, names).every((name) => own.has(name));
      if (!isSeen) throw new RecordError('VERSION_STALE', 'It was not seen as it is now');
    },
  };
}

const isStale = (error: unknown): error is RecordError =>
  error instanceof RecordError && error.code === 'VERSION_STALE' && error.details !== undefined;

const expected = new WeakSet<ModelRecord>();

/**
 * The draft was discarded by this page, or the request had no answer: no other user caused its end.
 */
export const isEndExpected = (draft: ModelRecord): boolean => expected.has(draft);

/** Edits after the request keep the draft: its end is then reported to the user. */
function expectEnd(draft: ModelRecord): void {
  const before = draft.toJSON() as Values;
  expected.add(draft);
  const end = draft.subscribe(() => {
    const isTyped = typedIn(draft).some(([name, value]) => !isSameValue(value, before[name]));
    if (isTyped) expected.delete(draft);
    else if (draft.conflict?.isGone) forget(draft);
    else if (!draft.isDeleted) return;
    end();
  });
}

/**
 * The draft no longer exists on the server: no list and no row writes to it, even before an event
 * reports it.
 */
function forget(draft: ModelRecord): void {
  draft.view.forget(String(draft.base()[keyOf(draft)]));
}

export const keyOf = ({ view }: ModelRecord): string => view.definition.primaryKey;
