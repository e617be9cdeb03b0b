import type { Locale } from '@praxiskit/core';
import { useLanguageChoice } from '@praxiskit/pages/react';
import { type HoursException, LanguageSwitch, Link, type OpenSpan } from '@praxiskit/ui-kit';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * How deep a page stands: 0 for the doors, before anybody is known, and one more with each step. What a
 * site makes of it (a layer, a picture) is its own.
 */
export type Depth = 0 | 1 | 2;

/** Something that the law has a site keep after an account is gone. */
export interface KeptRecord {
  text: Readonly<Record<Locale, string>>;
  years: number;
}

/** What a site brings to the frames of the pages. Each has a plain default. */
export interface AccountPagesParts {
  /** How apps for codes name the site: `siteName` of the server. */
  name: string;
  /** What no password may be made of: the practice's name and town; the name by default. */
  words?: readonly string[];
  /** Where the site says how it treats personal data; '/datenschutz' by default. */
  privacyPath: string;
  /** Top left of a step; a link home with the name by default. */
  Brand: ComponentType;
  /** Switches the language of a step. */
  Language: ComponentType;
  /** Whom to call at the foot of every page; nothing by default. */
  telephone: string | null;
  /** When somebody is there to answer. */
  hours: readonly OpenSpan[];
  /** Days on which other hours count; none by default. */
  exceptions: readonly Omit<HoursException, 'note'>[];
  /** The picture behind a page, which nobody has to see. Nothing by default. */
  Scenery: ComponentType<{ depth: Depth }>;
  /** What is kept after an account is deleted, from the shortest time on. Nothing by default. */
  kept: readonly KeptRecord[];
  /** The laws that say so; none by default. */
  keptBecause: Readonly<Record<Locale, string>> | null;
}

function PlainBrand() {
  const { name } = useParts();
  return <Link href="/">{name}</Link>;
}

function PlainLanguage() {
  return <LanguageSwitch {...useLanguageChoice()} />;
}

const Nothing = () => null;

const plain: AccountPagesParts = {
  name: '',
  privacyPath: '/datenschutz',
  Brand: PlainBrand,
  Language: PlainLanguage,
  telephone: null,
  hours: [],
  exceptions: [],
  Scenery: Nothing,
  kept: [],
  keptBecause: null,
};

const PartsContext = createContext(plain);

/** Of `AccountPagesProvider`. */
export interface AccountPagesProviderProps {
  parts: Partial<AccountPagesParts> & Pick<AccountPagesParts, 'name'>;
  children: ReactNode;
}

/** Gives the site's own parts to the pages of accounts below it. */
export function AccountPagesProvider({ parts, children }: AccountPagesProviderProps) {
  return <PartsContext value={{ ...plain, ...parts }}>{children}</PartsContext>;
}

export function useParts(): AccountPagesParts {
  return useContext(PartsContext);
}
