import type { Plugin, Rolldown } from 'vite';

/**
 * Name of a script → ends or folders of the paths of its modules, from a folder's name on
 * (`ui-kit/src/alert/`, `web/src/pages/home.tsx`). All imports of these modules are in it, too. The
 * first match counts.
 */
export type NamedScripts = Readonly<Record<string, readonly string[]>>;

export const scriptGroups = (scripts: NamedScripts): Rolldown.CodeSplittingGroup[] =>
  Object.entries(scripts).map(([name, parts]) => ({
    name,
    test: (id: string) => parts.some((part) => isIn(id, part)),
  }));

export function unmatchedParts(scripts: NamedScripts, modules: readonly string[]): string[] {
  const parts = Object.values(scripts).flat();
  return parts.filter((part) => !modules.some((id) => isIn(id, part)));
}

/** Ends the build where a module was moved: it would be in another script without a word. */
export const requireNamedModules = (scripts: NamedScripts): Plugin => ({
  name: 'require-named-modules',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const unmatched = unmatchedParts(scripts, [...this.getModuleIds()]);
    if (unmatched.length > 0) {
      this.error(
        `\`files\` of siteBuild names modules that the site does not import: ${unmatched.join(', ')}`,
      );
    }
  },
});

const isIn = (id: string, part: string): boolean =>
  part.endsWith('/') ? id.includes(`/${part}`) : id.endsWith(`/${part}`);
