import type { Finding } from '@praxiskit/compliance';
import type { DraftAllowance } from '@praxiskit/record-model/drafts';
import { createContext, use } from 'react';

/** A finding that may stay, and who has allowed it. */
export interface Allowed {
  readonly finding: Finding;
  readonly allowance: DraftAllowance;
}

/** The state of the texts in an editor. */
export interface Checking {
  /** Findings that are not allowed. */
  readonly findings: readonly Finding[];
  readonly allowed: readonly Allowed[];
  readonly onAllow: ((finding: Finding, reason: string) => void) | null;
  /** Takes that back. */
  readonly onDisallow: ((finding: Finding) => void) | null;
  /** The public values, by column: the language that was not changed since is marked. Null where nothing is public yet. */
  readonly published: Readonly<Record<string, unknown>> | null;
}

const none: Checking = {
  findings: [],
  allowed: [],
  onAllow: null,
  onDisallow: null,
  published: null,
};

/** Around the fields of an editor. */
export const CheckingContext = createContext(none);

export const useChecking = (): Checking => use(CheckingContext);

/** The text at a way into the columns, 'risks.0.text_de', as visitors read it; null where there is none. */
export function publishedText({ published }: Checking, way: string): string | null {
  let value: unknown = published;
  for (const name of way.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return typeof value === 'string' ? value : null;
}
