/** Edits of a form, or of records, that are lost with the page. */
export interface UnsavedEdits {
  isUnsaved(): boolean;
  /** Tries to save them; its failure is visible only in `isUnsaved`. */
  save?(): Promise<unknown>;
  /** The visitor leaves without them. */
  discard?(): void;
}

export interface Unsaved {
  /** Returns a function that removes the edits. */
  add(edits: UnsavedEdits): () => void;
  /** Also false for edits that the visitor has agreed to lose. */
  isUnsaved(): boolean;
  /** Saves edits if possible, and asks the visitor if edits would still be lost. */
  mayLeave(): Promise<boolean>;
  /** The visitor types: if the page has stayed, edits that were to be discarded count as unsaved again. */
  edited(): void;
  /** The left page is gone: from now on this is about the next one. */
  arrived(): void;
}

export interface UnsavedOptions {
  /** Asks whether to leave without saving. */
  ask(): boolean | Promise<boolean>;
  /** Milliseconds that leaving waits for a save; 2000. */
  patienceMs?: number;
}

export function createUnsaved({ ask, patienceMs = 2000 }: UnsavedOptions): Unsaved {
  const all = new Set<UnsavedEdits>();
  /** Edits without `discard` that the visitor has agreed to lose. */
  const givenUp = new Set<UnsavedEdits>();
  let asking: Promise<boolean> | null = null;
  const pending = () => [...all].filter((edits) => !givenUp.has(edits) && edits.isUnsaved());

  async function decide(): Promise<boolean> {
    await saveWithin(pending(), patienceMs);
    if (pending().length > 0 && !(await ask())) return false;
    for (const edits of pending()) edits.discard?.();
    for (const edits of pending()) givenUp.add(edits);
    return true;
  }

  return {
    add(edits) {
      all.add(edits);
      return () => {
        all.delete(edits);
        givenUp.delete(edits);
      };
    },
    isUnsaved: () => pending().length > 0,
    mayLeave() {
      // One question at a time, shared by all callers.
      asking ??= decide().finally(() => {
        asking = null;
      });
      return asking;
    },
    edited: () => givenUp.clear(),
    arrived: () => givenUp.clear(),
  };
}

async function saveWithin(edits: readonly UnsavedEdits[], ms: number): Promise<void> {
  const savable = edits.filter(({ save }) => save !== undefined);
  if (savable.length === 0) return;
  const saves = savable.map(async (one) => one.save?.());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.allSettled(saves), patience]);
  clearTimeout(timer);
}
