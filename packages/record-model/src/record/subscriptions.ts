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

  /** Tells the fields, those whose rules look at them, and whoever listens to the whole record. */
  tell(names: readonly string[], dependents: ReadonlyMap<string, readonly string[]>): void {
    const fields = new Set(names.flatMap((name) => [name, ...(dependents.get(name) ?? [])]));
    for (const name of [...fields, null]) {
      for (const listener of [...(this.sets.get(name) ?? [])]) listener();
    }
  }
}
