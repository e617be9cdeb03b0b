/** Edits of a form, or of records, that are lost with the page. */
export interface UnsavedEdits {
  /** There are edits that are not saved. */
  isUnsaved(): boolean;
  /** Tries to save them; its failure says nothing that `isUnsaved` does not. */
  save?(): Promise<unknown>;
  /** The visitor leaves without them. */
  discard?(): void;
}

/** Everything in a document that is not saved yet. */
export interface Unsaved {
  /** Returns what takes the edits out again. */
  add(edits: UnsavedEdits): () => void;
  /** False, too, for what the visitor has agreed to lose. */
  isUnsaved(): boolean;
  /** Saves what can be saved, and asks the visitor where something would still be lost. */
  mayLeave(): Promise<boolean>;
  /** Somebody types: what was given up may be wanted again, where the page has stayed after all. */
  edited(): void;
  /** The page that was left is gone: from here on it is about the next one. */
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
  /** Edits that nothing could discard, after the visitor has agreed to lose them. */
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
      // One question at a time, whoever asks for it.
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
