import { type Dispatch, type SetStateAction, useState } from 'react';
import { useStaff } from './staff-context.tsx';

/**
 * State that outlives its page, until the document is closed: a list and each of its records have routes of
 * their own, and the input of a search is still there on the next one.
 *
 * @param key unique among the pages: 'patients.search'
 */
export function useKept<T>(key: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const { kept } = useStaff();
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as T) : initial));
  kept.set(key, value);
  return [value, setValue];
}
