import { isSameValue } from '@praxiskit/record-model';
import { type ModelRecord, type RecordClient, RecordError } from '@praxiskit/record-model/client';
import { changedColumns } from '../compare/changed-columns.ts';
import type { DraftFinding } from '../finding.ts';
import { editableNames } from '../row.ts';
import { isTypedItself } from '../save-as-draft.ts';
import { draftsKnown, editedNow, editedOf, findDraft, isOwnDraft } from './use-drafts.ts';

type Values = Readonly<Record<string, unknown>>;

/** The last publishing of a record from here. */
interface Publishing {
  /** Of the record, as it was answered. */
  readonly version: number;
  /** Nothing was public before. */
  readonly first: boolean;
}
const publishings = new WeakMap<ModelRecord, Publishing>();

/** What is asked of the server; each rejects with the RecordError of its answer. */
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
     * What was typed last is saved first, and is published with the rest; where there is no draft, nothing is. What
     * is typed meanwhile begins the next one.
     */
    async publish(record: ModelRecord): Promise<void> {
      publishings.delete(record);
      const look = lookAt(editedOf(record));
      try {
        const edited = await editedNow(record);
        if (!edited) return;
        look.goOn(edited);
        await edited.flush();
        look.ensureSeen(edited);
        const body = { version: edited.base().version };
        const first = isOwnDraft(record);
        // By its own id: another draft in its place was not seen, and may have the same version.
        const published = (await post(edited, 'publish', body).catch((error) => {
          // Somebody else has saved it: it is seen before it is published.
          if (isStale(error)) edited.view.adopt(error.details as Values);
          throw error;
        })) as Values;
        publishings.set(record, { version: Number(published.version), first });
        // An event may have told of it before: that is no change of others, and nothing to ask about.
        const isOwn = Number(record.base().version) <= Number(published.version);
        const typed = isTypedItself(record) || isOwn ? typedIn(record) : [];
        const since = edited === record ? [] : typedIn(edited);
        if (edited !== record) forget(edited);
        // Typed over what is public now, it is no conflict with what was before.
        for (const [name] of typed) record.rollback(name);
        record.view.adopt(published);
        for (const [name, value] of [...typed, ...since]) record.set(name, value);
      } finally {
        look.end();
      }
    },
    /**
     * Takes the last publishing from here back: what it has published is the draft again, with what was typed since.
     * Where there was none, nothing is done.
     */
    async revert(record: ModelRecord): Promise<void> {
      const publishing = publishings.get(record);
      if (!publishing) return;
      const row = (await post(record, 'revert', publishing)) as Values;
      publishings.delete(record);
      const isWithdrawn = publishing.first;
      const ended = isWithdrawn ? findDraft(record) : null;
      const typed = [...(ended ? typedIn(ended) : []), ...typedIn(record)];
      // Typed over what was public, it is no conflict with what is now.
      for (const [name] of typed) record.rollback(name);
      const draft = record.view.adopt(row);
      if (ended) forget(ended);
      // Without an answer the record's live event brings the same row.
      if (!isWithdrawn) await record.view.get(String(record.base()[keyOf(record)])).catch(() => {});
      for (const [name, value] of typed) draft.set(name, value);
    },
    /**
     * What is typed meanwhile begins the next draft.
     *
     * @param edited what is edited now: a save that is under way may open a draft
     */
    async discard(record: ModelRecord, edited: () => ModelRecord): Promise<void> {
      const shown = edited();
      // Nothing of it is sent any more; what opens a draft meanwhile has done so.
      shown.rollback();
      record.rollback();
      const typing = watchTyping();
      const later = watchTyping();
      try {
        typing.watch(record);
        if (shown !== record) typing.watch(shown);
        // Of what was never saved there is none yet; one that others have begun was not seen.
        await draftsKnown(record);
        await record.flush();
        const draft = edited();
        if (draft === record && !isOwnDraft(record)) return;
        if (draft !== shown) {
          // What that save has put into it; what was typed since is there, too.
          for (const [name] of typedIn(draft)) if (!typing.names.has(name)) draft.rollback(name);
          typing.watch(draft);
        }
        // By its own id: another one in its place was not seen either.
        later.watch(record);
        // Wherever else it is shown, its end is nobody else's doing, however soon an event tells of it.
        expected.add(draft);
        await post(draft, 'discard').catch((error) => {
          expected.delete(draft);
          if (error instanceof RecordError && error.code === 'UNAVAILABLE') expectEnd(draft);
          throw error;
        });
        if (draft === record) return forget(draft);
        // Also what the draft's own save has sent before it was gone. What was typed in the record is newer: an event
        // may have told of the end before, and it may be in another draft by now.
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
    /** What was not saved of a draft that is gone begins another one. */
    async keep(record: ModelRecord, gone: ModelRecord): Promise<void> {
      const { columns } = gone.view.definition;
      const draft = record.view.adopt((await post(record, 'open')) as Values);
      for (const [name, { value }] of Object.entries(gone.changes())) {
        if (name in columns) draft.set(name, value);
      }
      gone.rollback();
      // Its save has a state and repeats of its own.
      draft.flush().catch(() => undefined);
    },
    /** All of a draft that others have discarded, what was saved of it, too. */
    async keepAll(record: ModelRecord, gone: ModelRecord): Promise<void> {
      const { columns } = gone.view.definition;
      const values = gone.toJSON() as Values;
      const draft = record.view.adopt((await post(record, 'open')) as Values);
      for (const name of editableNames(columns)) draft.set(name, values[name] ?? null);
      gone.rollback();
      draft.flush().catch(() => undefined);
    },
    /** A record that others have deleted is made anew, not published, with what was edited in it last. */
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
    /** The place has to be on the server as it is here. */
    async allow(edited: ModelRecord, { rule, quote }: DraftFinding, reason: string): Promise<void> {
      await edited.flush();
      edited.view.adopt((await post(edited, 'allow', { rule, quote, reason })) as Values);
    },
    async disallow(edited: ModelRecord, { rule, quote }: DraftFinding): Promise<void> {
      edited.view.adopt((await post(edited, 'disallow', { rule, quote })) as Values);
    },
  };
}

/** What is edited in columns of a record, and not saved yet. */
const typedIn = (record: ModelRecord): (readonly [string, unknown])[] =>
  Object.entries(record.changes()).flatMap(([name, { value }]) =>
    name in record.view.definition.columns ? [[name, value] as const] : [],
  );

/**
 * In which columns somebody types from now on. What takes a save back that is under way is an edit, too, but to the
 * value that is shown already: nobody has typed it.
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
 * What somebody sees as it is to be published. Its saves may bring what others have made of it, or what was typed
 * on: neither is published unseen.
 */
function lookAt(shown: ModelRecord) {
  const own = new Map(typedIn(shown));
  const seen = { ...(shown.base() as Values), ...Object.fromEntries(own) };
  const wasNew = shown.isNew;
  const ends: (() => void)[] = [];
  const watch = (record: ModelRecord) =>
    ends.push(
      record.subscribe(() => {
        // Typed on; what the server makes of a value is still what was typed.
        for (const [name, value] of typedIn(record)) {
          if (!isSameValue(value, seen[name])) own.delete(name);
        }
      }),
    );
  watch(shown);
  return {
    /** The draft of what was looked at. */
    goOn(edited: ModelRecord) {
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

/** It was discarded from here, or was to be and has had no answer: should it go, nobody else has done it. */
export const isEndExpected = (draft: ModelRecord): boolean => expected.has(draft);

/** What is typed in it meanwhile is wanted, and asked about. */
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

/** It is gone from the server: no list and no row writes to it any more, also before an event says so. */
function forget(draft: ModelRecord): void {
  draft.view.forget(String(draft.base()[keyOf(draft)]));
}

export const keyOf = ({ view }: ModelRecord): string => view.definition.primaryKey;
