import { createContext } from 'react';

/** What the members of JSON columns are called that a site has itself, by their names without language. */
export const NamesContext = createContext<Readonly<Record<string, string>>>({});
