import type { ReactNode } from 'react';

/**
 * What a component's page in Storybook says that nothing else knows. It is `parameters.guide` of the component's
 * stories. In its sentences `` `code` `` is code, and *Link* leads to the page of that name.
 */
export interface Guide {
  /** What it does, in one sentence. */
  purpose: string;
  /** When to use it. */
  when: string;
  /** When not, and what to use instead: 'to open a page: *Link*'. */
  whenNot: string;
  /** Its parts, numbered. Sizes are measured from the element and need no words. */
  anatomy?: {
    /** The component with all of its parts; else the component with the args of its first story. */
    sample?: ReactNode;
    /** A selector within the sample, a name, and a sentence. */
    parts: readonly (readonly [selector: string, name: string, note: string])[];
  };
  /** Side by side, each drawn and with its reason. */
  pairs?: readonly {
    do: readonly [drawn: ReactNode, why: string];
    dont: readonly [drawn: ReactNode, why: string];
  }[];
  /** In place of the sheet, for components with kinds and states: one drawing for each pair of both. */
  states?: {
    kinds: readonly string[];
    /** 'hover', 'active' and 'focus-visible' are what they say. */
    states: readonly string[];
    draw(kind: string, state: string): ReactNode;
  };
  /** Keys, separated by spaces, and what they do: ['Enter Space', 'press it']. */
  keys?: readonly (readonly [keys: string, does: string])[];
  /** A state, and what a screen reader says in it. */
  heard?: readonly (readonly [state: string, words: string])[];
  /** Shown in place of the first story's code. */
  code?: string;
  /** Further exports that belong to it: changes that name one of them are its changes, too. */
  also?: readonly string[];
  /** Words by which it may be searched for, in any language; more than one in quotation marks are a phrase. */
  search?: string;
}
