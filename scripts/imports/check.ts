import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { apart, arrows, confined, frameworkEntries, frameworkFree, mayCircle } from './arrows.ts';
import { circlesIn, fileGraph, folderGraph } from './circles.ts';
import { type Import, readImports } from './read-imports.ts';

const SCOPE = '@praxiskit/';
const TEST_FILE = /\.(test|stories)\.tsx?$|\/tests?\//;

/** Everything that is wrong with the imports below `root`, one line each; empty when all is well. */
export function checkImports(root: string): string[] {
  return [...checkArrows(root), ...checkFrameworks(root), ...checkInside(root)];
}

function checkArrows(root: string): string[] {
  const wrong: string[] = [];
  for (const home of workspaces(root)) {
    const allowed = arrows[home];
    if (!allowed) {
      wrong.push(`${home}: no arrows are named for it in scripts/imports/arrows.ts`);
      continue;
    }
    for (const file of sourceFiles(root, home)) {
      for (const item of readImports(join(root, file))) {
        const reason = reasonAgainst(home, allowed, file, item);
        if (reason) wrong.push(`${file}:${item.line}: ${reason}`);
      }
    }
  }
  return wrong;
}

function reasonAgainst(
  home: string,
  allowed: string[],
  file: string,
  { specifier }: Import,
): string | null {
  const place = confined[packageOf(specifier)];
  if (place && file !== place.home) {
    return `'${specifier}' may only be imported by ${place.home}: ${place.why}`;
  }
  if (specifier.startsWith('.')) {
    const target = relative('.', join(dirname(file), specifier))
      .split(sep)
      .join('/');
    const mayEnter = [home, 'scripts', ...allowed.map((name) => `packages/${name}/tests`)];
    const leaves = !mayEnter.some((folder) => target.startsWith(`${folder}/`));
    return leaves ? `'${specifier}' leaves ${home}` : null;
  }
  if (!specifier.startsWith(SCOPE)) return null;
  const name = specifier.slice(SCOPE.length);
  const isForTests = name.endsWith('/testing') || name.startsWith('test-support/');
  if (isForTests && !TEST_FILE.test(file)) {
    return `'${specifier}' is for tests only`;
  }
  const isOwn = home.endsWith(`/${name.split('/')[0]}`);
  if (isOwn || isForTests || allowed.includes(name)) return null;
  return `${home} may not import '${specifier}'`;
}

/** Follows each entry's relative imports and looks for a framework that it must do without. */
function checkFrameworks(root: string): string[] {
  const wrong: string[] = [];
  for (const home of workspaces(root).filter((path) => path.startsWith('packages/'))) {
    for (const [entry, forbidden] of Object.entries(frameworkFree)) {
      const start = ['ts', 'tsx']
        .map((extension) => join(root, home, `src/${entry}.${extension}`))
        .find((file) => existsSync(file));
      if (!start) continue;
      const own = [frameworkEntries[home] ?? [], frameworkEntries[`${home}/${entry}`] ?? []].flat();
      for (const [file, item] of reachable(start)) {
        const name = packageOf(item.specifier);
        if (forbidden.includes(name) && !own.includes(name)) {
          wrong.push(
            `${relative(root, file)}:${item.line}: '${name}' is reachable from ${home}/${entry}`,
          );
        }
      }
    }
  }
  return wrong;
}

function* reachable(start: string): Generator<[string, Import]> {
  const seen = new Set<string>();
  const queue = [start];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const item of readImports(file)) {
      // A dynamic import is the boundary at which a framework may come.
      if (item.isType || item.isDynamic) continue;
      if (!item.specifier.startsWith('.')) yield [file, item];
      else if (/\.tsx?$/.test(item.specifier)) queue.push(join(dirname(file), item.specifier));
    }
  }
}

/** What a workspace's own folders may import of each other. */
function checkInside(root: string): string[] {
  return workspaces(root).flatMap((home) => {
    const source = join(root, home, 'src');
    const files = sourceFiles(root, home).filter(
      (file) => file.startsWith(`${home}/src/`) && !TEST_FILE.test(file),
    );
    const graph = fileGraph(
      source,
      files.map((file) => join(root, file)),
    );
    const circles = [
      ...circlesIn(graph).filter((circle) => !circle.every((file) => mayCircle.test(file))),
      ...circlesIn(folderGraph(graph)),
    ].map((circle) => `${home}: a circle of imports: ${circle.join(', ')}`);

    const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
    const crossings = (apart[home] ?? []).flatMap(([one, other]) =>
      [...graph].flatMap(([file, targets]) =>
        [...targets]
          .filter(
            (target) =>
              (isIn(file, one) && isIn(target, other)) || (isIn(file, other) && isIn(target, one)),
          )
          .map(
            (target) =>
              `${home}/src/${file}: ${one} and ${other} are apart, but it imports ${target}`,
          ),
      ),
    );
    return [...circles, ...crossings];
  });
}

function workspaces(root: string): string[] {
  return globSync('{apps,packages}/*/package.json', { cwd: root })
    .map((file) => dirname(file).split(sep).join('/'))
    .sort();
}

function sourceFiles(root: string, home: string): string[] {
  return globSync(`${home}/{src,tests,.storybook}/**/*.{ts,tsx}`, { cwd: root }).map((file) =>
    file.split(sep).join('/'),
  );
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}
