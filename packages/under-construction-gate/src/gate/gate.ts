import { createStore } from 'zustand/vanilla';

/** `checking` while the server or the digest checks a password. */
export type GateStatus = 'locked' | 'checking' | 'unlocked';
export type GateEvent = 'submit' | 'accept' | 'refuse' | 'leave';

/** The next status by status and event. An event that a status does not list is ignored. */
export const transitions: Readonly<Record<GateStatus, Partial<Record<GateEvent, GateStatus>>>> = {
  locked: { submit: 'checking' },
  checking: { accept: 'unlocked', refuse: 'locked' },
  unlocked: { leave: 'locked' },
};

/** The state that a screen shows; every change makes a new object. */
export interface GateState {
  status: GateStatus;
  /** How many passwords were refused: the screen shakes when the number grows. */
  refusals: number;
}

/** The part of `Storage` that is used; `localStorage` fits. */
export type GateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** SHA-256 of a text, as lower-case hex. */
export type Digest = (text: string) => Promise<string>;

export interface GateOptions {
  /** The password's SHA-256 in hex; without one there is no login. */
  hash: string | null;
  /** `localStorage`; the gate catches its errors. */
  storage: GateStorage;
  /** `sha256Hex` by default, where the browser has it. */
  digest?: Digest;
  /**
   * Asks the server to open too, and returns whether it did: `createUnlock`. With it the server alone
   * decides: while the server shows the gate, access stored earlier does not count.
   */
  unlock?: (password: string) => Promise<boolean>;
  /** Asks the server to close again. See `createLock`. */
  lock?: () => Promise<unknown>;
  /** Called once when the gate opened; the site goes to `/` then. */
  onUnlocked?: () => void;
}

/** The name in the storage; its value is `true` [R3.4]. */
export const ACCESS_KEY = 'construction_access';

/**
 * SHA-256 by the browser.
 *
 * @throws TypeError on plain HTTP: `crypto.subtle` exists only on HTTPS and on localhost
 */
export const sha256Hex: Digest = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const hasDigest = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

export type Gate = ReturnType<typeof createGate>;

/** Decides whether a visitor may see a site that is still being built [R3.4, R3.5]. */
export function createGate(options: GateOptions) {
  const { storage, unlock, lock, onUnlocked } = options;
  // Without a digest, as on plain HTTP, only the server can check the password.
  const digest = options.digest ?? (hasDigest() ? sha256Hex : null);
  const hash = options.hash?.toLowerCase() || null;
  const store = createStore<GateState>(() => ({
    status: !unlock && readAccess() ? 'unlocked' : 'locked',
    refusals: 0,
  }));

  function readAccess() {
    try {
      return storage.getItem(ACCESS_KEY) === 'true';
    } catch {
      return false;
    }
  }

  function send(event: GateEvent) {
    const state = store.getState();
    const status = transitions[state.status][event];
    if (!status) return;
    store.setState({ status, refusals: state.refusals + (event === 'refuse' ? 1 : 0) });
  }

  async function isRight(password: string) {
    if (!hash) return false;
    // A pasted password often has a blank at its end [R3.4D].
    const isWrong = async (text: string) => digest && (await digest(text)) !== hash;
    if ((await isWrong(password)) && (await isWrong(password.trim()))) return false;
    if (unlock) return unlock(password);
    return digest !== null;
  }

  return {
    /** Whether there is a password at all, and so a login box [R3.3]. */
    hasLogin: hash !== null,
    getState: store.getState,
    /** Calls `listener` after every change of the state. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => store.subscribe(() => listener()),
    /**
     * Checks a password. A wrong password, or one that could not be checked, is logged to the console; the
     * screen shows no message [R3.5].
     */
    async submit(password: string) {
      if (store.getState().status !== 'locked') return;
      send('submit');
      const accepted = await isRight(password).catch(() => false);
      if (!accepted) {
        console.error('Incorrect password');
        return send('refuse');
      }
      try {
        storage.setItem(ACCESS_KEY, 'true');
      } catch {
        // Storage is blocked: the server's cookie alone keeps the gate open.
      }
      send('accept');
      onUnlocked?.();
    },
    /**
     * Ends the access, for instance on a shared device. The next page shows the gate again.
     *
     * @throws what `lock` rejects with; the status is then unchanged
     */
    async leave() {
      try {
        storage.removeItem(ACCESS_KEY);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
      await lock?.();
      send('leave');
    },
  };
}
