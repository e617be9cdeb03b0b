import type { Change } from './facts.ts';

/**
 * The changes that name a component, newest first, and its first version at the end: that of the entry which begins
 * with 'New: `Name`', else the first of its package.
 */
export function changesOf(changes: readonly Change[], names: readonly string[]): Change[] {
  const isOf = ({ text }: Change) =>
    [...text.matchAll(/`([^`]+)`/g)].some(([, code = '']) =>
      names.some((name) => new RegExp(`^<?${name}\\b`).test(code)),
    );
  const own = changes.filter(isOf);
  if (own.some(isBirth)) return own;
  return [...own, { version: firstVersion(changes), text: 'First version.' }];
}

/** The version that a component has been there since: '0.1.0', or 'next' before its first release. */
export function sinceOf(changes: readonly Change[], names: readonly string[]): string {
  const own = changesOf(changes, names);
  return (own.find(isBirth) ?? own.at(-1))?.version ?? 'next';
}

const isBirth = ({ text }: Change) => text.startsWith('New: ');
const firstVersion = (changes: readonly Change[]) => changes.at(-1)?.version ?? 'next';
