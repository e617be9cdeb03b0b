import type { ConsentJar } from '../clearing/cookies.ts';
import type { ConsentFacts, ConsentMap } from '../items/items.ts';
import type { ConsentStatus } from '../lifecycle/lifecycle.ts';
import type { PreferenceSource } from '../preferences.ts';
import type { ConsentSink } from '../proofs/decision.ts';
import type { ConsentRecord, ConsentStorage } from '../storage.ts';

/** The question's two views [R4.2, R4.3]. */
export type ConsentView = 'intro' | 'settings';

/** The visitor's consent; a new object with every change. */
export interface ConsentState {
  status: ConsentStatus;
  view: ConsentView;
  /** The choices in force. Only a decision changes them. */
  saved: ConsentMap;
  /** The choices that the switches show. Closing discards them. */
  draft: ConsentMap;
  /** The decisions in force, or null before the first one. */
  record: ConsentRecord | null;
  /** The optional items that are new or changed since the visitor decided. */
  changed: readonly string[];
  /** Cookies and storage keys that are not allowed, and that this page cannot remove; '' has no name. */
  unreached: readonly string[];
}

/** Time as a port, so that tests need not wait. */
export interface ConsentClock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface ConsentOptions {
  /** Their words may come later, by `describe`. */
  items: readonly ConsentFacts[];
  /** localStorage, or null if the browser blocks it; its errors are caught. */
  storage: ConsentStorage | null;
  cookies: ConsentJar;
  /** The storage keys of items; none by default. */
  keys?: ConsentJar;
  /** The system's by default. */
  clock?: ConsentClock;
  /** Where `storage` events of other tabs and `pageshow` arrive: the window. */
  tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Answers from elsewhere, Global Privacy Control for instance; none by default. */
  preferences?: PreferenceSource;
  /** Called with every decision made in this tab. */
  sinks?: readonly ConsentSink[];
  /** Milliseconds until the question shows; 3000 by default [R4.1]. */
  delay?: number;
  /** Milliseconds after which a decision has no force any more and is asked for again; 365 days by default. */
  maxAge?: number;
  /**
   * Whether the visitor is in the middle of something, such as filling in a field. The question waits, and this is
   * called ten times a second until it answers false.
   */
  isBusy?: () => boolean;
}
