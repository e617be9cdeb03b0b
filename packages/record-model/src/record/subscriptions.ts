/** Listeners of a record (null) and of its fields; sets are made when first needed. */
export class Subscriptions {
  private readonly sets = new Map<string | null, Set<() => void>>();

  add(name: string | null, listener: () => void): () => void {
    let listeners = this.sets.get(name);
    if (listeners === undefined) {
      listeners = new Set();
      this.sets.set(name, listeners);
    }
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Notifies listeners of the fields, of fields whose rules depend on them, and of the record. */
  tell(names: readonly string[], dependents: ReadonlyMap<string, readonly string[]>): void {
    for (const name of names) {
      this.notify(name);
      for (const dependent of dependents.get(name) ?? []) {
        if (!names.includes(dependent)) this.notify(dependent);
      }
    }
    this.notify(null);
  }

  private notify(name: string | null): void {
    const listeners = this.sets.get(name);
    // A copy: a listener may end its subscription, or begin another.
    if (listeners !== undefined) for (const listener of [...listeners]) listener();
  }
}
