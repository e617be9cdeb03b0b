import { createContext } from 'react';

/** Names of the members of JSON columns, and of their values, in the reader's language. */
export interface MemberWords {
  /** By the name of a member, without the language: `text` of `text_de`. */
  readonly names: Readonly<Record<string, string>>;
  /** Texts of members with few values, by value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Around the fields of an editor. */
export const MembersContext = createContext<MemberWords>({ names: {} });
