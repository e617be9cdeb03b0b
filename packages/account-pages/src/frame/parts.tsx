import type { Locale } from '@praxiskit/core';
import { useLanguageChoice } from '@praxiskit/pages/react';
import { type HoursException, LanguageSwitch, Link, type OpenSpan } from '@praxiskit/ui-kit';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * How deep a page is: 0 before sign-in, and one more with each step. A site may show it by a layer or a
 * picture.
 */
export type Depth = 0 | 1 | 2;

/** A record that the law requires the site to keep after an account is deleted. */
export interface KeptRecord {
  text: Readonly<Record<Locale, string>>;
  years: number;
}

/** A site's own parts for the frames of the pages. Each has a plain default. */
export interface AccountPagesParts {
  /** The site's name in apps for codes: `siteName` of the server. */
  name: string;
  /** Words that a password may not be made of: the practice's name and town; the name by default. */
  words?: readonly string[];
  /** The path of the privacy policy; '/datenschutz' by default. */
  privacyPath: string;
  /** Top left of a step; by default the name as a link to the home page. */
  Brand: ComponentType;
  Language: ComponentType;
  /** The telephone number at the foot of every page; none by default. */
  telephone: string | null;
  /** When the telephone is answered. */
  hours: readonly OpenSpan[];
  /** Days with other hours; none by default. */
  exceptions: readonly Omit<HoursException, 'note'>[];
  /** A decorative picture behind a page. None by default. */
  Scenery: ComponentType<{ depth: Depth }>;
  /** Records that are kept after an account is deleted, shortest first. None by default. */
  kept: readonly KeptRecord[];
  /** The laws that require it; none by default. */
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

export interface AccountPagesProviderProps {
  parts: Partial<AccountPagesParts> & Pick<AccountPagesParts, 'name'>;
  children: ReactNode;
}

export function AccountPagesProvider({ parts, children }: AccountPagesProviderProps) {
  return <PartsContext value={{ ...plain, ...parts }}>{children}</PartsContext>;
}

export function useParts(): AccountPagesParts {
  return useContext(PartsContext);
}
