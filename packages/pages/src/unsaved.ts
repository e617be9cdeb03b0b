/** What is left: a page for another one of the same document, or the document, by a reload for example. */
type Leaving = 'page' | 'document';

/** Edits of a form, or of records, that are lost with the page. */
export interface UnsavedEdits {
  isUnsaved(): boolean;
  /** They belong to the document, as records do: another page of it saves them, and loses nothing. */
  outlivesPages?: boolean;
  /** Tries to save them; its failure is visible only in `isUnsaved`. */
  save?(): Promise<unknown>;
  /** The visitor leaves without them. */
  discard?(): void;
}

export interface Unsaved {
  /** Returns a function that removes the edits. */
  add(edits: UnsavedEdits): () => void;
  /** Also false for edits that the visitor has agreed to lose. @param leaving the document by default */
  isUnsaved(leaving?: Leaving): boolean;
  /** Saves edits if possible, and asks the visitor if edits would still be lost. @param leaving the document by default */
  mayLeave(leaving?: Leaving): Promise<boolean>;
  /** The visitor types: if the page has stayed, edits that were to be discarded count as unsaved again. */
  edited(): void;
  /** The left page is gone: from now on this is about the next one. Edits that outlive it are saved. */
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
  const asking = new Map<Leaving, Promise<boolean>>();
  const pending = (leaving: Leaving) =>
    [...all].filter(
      (edits) =>
        !(givenUp.has(edits) || (leaving === 'page' && edits.outlivesPages)) && edits.isUnsaved(),
    );

  async function decide(leaving: Leaving): Promise<boolean> {
    await saveWithin(pending(leaving), patienceMs);
    if (pending(leaving).length > 0 && !(await ask())) return false;
    for (const edits of pending(leaving)) edits.discard?.();
    for (const edits of pending(leaving)) givenUp.add(edits);
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
    isUnsaved: (leaving = 'document') => pending(leaving).length > 0,
    mayLeave(leaving = 'document') {
      // One question at a time, shared by all callers.
      const asked = asking.get(leaving) ?? decide(leaving).finally(() => asking.delete(leaving));
      asking.set(leaving, asked);
      return asked;
    },
    edited: () => givenUp.clear(),
    arrived() {
      givenUp.clear();
      const left = [...all].filter((edits) => edits.outlivesPages && edits.isUnsaved());
      void saveWithin(left, patienceMs);
    },
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
