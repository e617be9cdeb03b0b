import { use } from 'react';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** An entry of Storybook's index, with its file named from the repository's root. */
export type Entry = IndexEntry & { componentPath?: string };

const load = async (): Promise<Entry[]> => {
  const { entries }: StoryIndex = await (await fetch('./index.json')).json();
  const fromRoot = (path: string) => path.replace(/^(?:\.\.\/)+/, '');
  return Object.values(entries).map((entry: Entry) => ({
    ...entry,
    importPath: fromRoot(entry.importPath),
    ...(entry.componentPath && { componentPath: fromRoot(entry.componentPath) }),
  }));
};

let loading: Promise<Entry[]> | undefined;

/** All pages and stories. Suspends until they are loaded. */
export function useIndex(): Entry[] {
  loading ??= load();
  return use(loading);
}

/** The last part of a title: 'Button' of 'Controls/Button'. */
export const nameOf = ({ title }: { title: string }) => title.split('/').at(-1) ?? title;

/** Where a page is opened in Storybook: its documentation where it has any. */
export const pathOf = ({ id, type }: Entry) => `/${type === 'docs' ? 'docs' : 'story'}/${id}`;

/** The page with this title, or whose last part this is: documentation before stories. */
export function findPage(index: readonly Entry[], name: string): Entry | undefined {
  const wanted = name.toLowerCase();
  const fits = (entry: Entry) =>
    entry.title.toLowerCase() === wanted || nameOf(entry).toLowerCase() === wanted;
  return (
    index.find((entry) => entry.type === 'docs' && fits(entry)) ??
    index.find((entry) => entry.type === 'story' && fits(entry))
  );
}
