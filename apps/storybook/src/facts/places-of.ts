/** A page or story of Storybook, and the file that it is in. */
interface Place {
  id: string;
  type: string;
  title: string;
  importPath: string;
}

interface Places<Page> {
  /** Pages whose component uses it: stories in the folder of the using file. */
  pages: Page[];
  /** Names of packages that use it elsewhere, or on pages of their own. */
  packages: string[];
  /** Pages and layouts of the sample practice's site. */
  site: string[];
}

/** Sorts the files that use a component by what shows them. */
export function placesOf<Page extends Place>(
  files: readonly string[],
  index: readonly Page[],
): Places<Page> {
  const pages = new Map<string, Page>();
  const packages = new Set<string>();
  const site = new Set<string>();
  for (const file of files) {
    const [kind, name = ''] = file.split('/');
    if (kind === 'apps') {
      site.add(
        file
          .split('/')
          .at(-1)
          ?.replace(/\.tsx?$/, '') ?? file,
      );
      continue;
    }
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const page = index.find(
      ({ importPath }) =>
        importPath.startsWith(folder) &&
        !importPath.slice(folder.length).includes('/') &&
        importPath.endsWith('.stories.tsx'),
    );
    if (page && !page.title.startsWith('Packages/')) pages.set(page.title, page);
    else packages.add(name);
  }
  const byTitle = (one: Page, other: Page) => one.title.localeCompare(other.title, 'en');
  return {
    pages: [...pages.values()].sort(byTitle),
    packages: [...packages].sort(),
    site: [...site].sort(),
  };
}
