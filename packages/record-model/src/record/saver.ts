import { RecordError } from '../error.ts';
import type { Values } from '../values/values.ts';
import type { SavableRecord } from './savable-record.ts';

const saveDelayMs = 100;
const autosaveMs = 500;
const firstRetryMs = 1000;
const longestRetryMs = 30_000;
/** How often a save is merged and sent again when another user saved in between. */
const mergeAttempts = 5;

interface Waiting {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

/** The save queue of one record: delayed, one request at a time; later edits wait for the next one. */
export class Saver {
  private readonly record: SavableRecord;
  private timer: unknown;
  private isExplicit = false;
  private waiting: Waiting | null = null;
  private tail: Promise<unknown> = Promise.resolve();
  private retries = 0;
  /** A POST without an answer is repeated unchanged: its idempotency key belongs to one body. */
  private post: { key: string; body: Values; sent: Map<string, unknown> } | null = null;

  constructor(record: SavableRecord) {
    this.record = record;
  }

  save(): Promise<void> {
    this.isExplicit = true;
    return this.schedule(saveDelayMs);
  }

  autosave(): void {
    // An explicit save is scheduled already, and earlier.
    if (this.waiting !== null && this.isExplicit) return;
    const { record } = this;
    this.schedule(autosaveMs).catch((error) => record.core.report(error, record));
  }

  flush(): Promise<void> {
    const saved = this.schedule(saveDelayMs);
    this.fire();
    return saved;
  }

  cancel(): void {
    this.record.core.clock.clearTimeout(this.timer);
    this.waiting?.resolve();
    this.waiting = null;
  }

  /** Resolves when what is under way has ended, well or not. */
  settled(): Promise<unknown> {
    return this.tail;
  }

  private schedule(delay: number): Promise<void> {
    const { clock } = this.record.core;
    this.waiting ??= Promise.withResolvers<void>();
    clock.clearTimeout(this.timer);
    this.timer = clock.setTimeout(() => this.fire(), delay);
    return this.waiting.promise;
  }

  private fire(): void {
    this.record.core.clock.clearTimeout(this.timer);
    const { waiting, isExplicit } = this;
    if (waiting === null) return;
    this.waiting = null;
    this.isExplicit = false;
    this.tail = this.tail.then(() => this.run(isExplicit)).then(waiting.resolve, waiting.reject);
  }

  private async run(explicit: boolean): Promise<void> {
    const { record } = this;
    if (record.isDeleted || !record.needsSave) return;
    try {
      await this.saveParents();
      record.ensureSavable();
      record.enter('started');
      await this.sendRecord();
      await record.sendLinks();
      this.retries = 0;
      record.enter('saved');
      record.core.saved(record, { explicit });
    } catch (thrown) {
      const error =
        thrown instanceof RecordError
          ? thrown
          : new RecordError('REFUSED', 'The save failed', { cause: thrown });
      record.fail(error);
      if (error.code === 'UNAVAILABLE') this.retry(error);
      throw error;
    }
  }

  private async saveParents(): Promise<void> {
    for (const [foreignKey, parent] of this.record.parents()) {
      if (parent.needsSave) await parent.flush();
      this.record.adoptForeignKey(foreignKey, parent.id);
    }
  }

  private async sendRecord(): Promise<void> {
    const { record } = this;
    if (record.isNew) {
      this.post ??= {
        key: record.core.createKey(),
        body: record.newValues(),
        sent: record.edits(),
      };
      const { key, body, sent } = this.post;
      try {
        const headers = { 'idempotency-key': key };
        const reply = await record.core.send(`/${record.view.name}/`, {
          method: 'POST',
          body,
          headers,
        });
        record.receiveSaved(reply.body as Values, sent);
      } catch (error) {
        if (!(error instanceof RecordError && error.code === 'UNAVAILABLE')) this.post = null;
        throw error;
      }
      this.post = null;
      return;
    }
    for (let attempt = 1; record.isChanged; attempt += 1) {
      const sent = record.edits();
      try {
        const headers = { 'if-match': `"${String(record.base().version)}"` };
        const call = { method: 'PUT', body: record.toJSON(), headers } as const;
        const reply = await record.core.send(record.path, call);
        record.receiveSaved(reply.body as Values, sent);
        return;
      } catch (error) {
        const isStale = error instanceof RecordError && error.code === 'VERSION_STALE';
        const theirs = isStale ? (error.details as Values | undefined) : undefined;
        // Merged without a conflict: the same edits are sent again, based on the server's new version.
        if (theirs === undefined || !record.mergeTheirs(theirs) || attempt >= mergeAttempts)
          throw error;
      }
    }
  }

  private retry(error: RecordError): void {
    const { record } = this;
    const { retryAfter } = (error.details ?? {}) as { retryAfter?: string };
    const pause = Math.min(firstRetryMs * 2 ** this.retries, longestRetryMs);
    this.retries += 1;
    this.schedule(Math.max(pause, Number(retryAfter ?? 0) * 1000 || 0)).catch((failure) =>
      record.core.report(failure, record),
    );
    // With the first connection, in browsers; a save that has begun meanwhile is not begun again.
    globalThis.addEventListener?.('online', () => this.fire(), { once: true });
  }
}
