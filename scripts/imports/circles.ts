import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readImports } from './read-imports.ts';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** File → the files of the same tree that it imports, types included; paths below `home`. */
export function fileGraph(home: string, files: readonly string[]): Graph {
  const below = (file: string) => relative(home, file).split(sep).join('/');
  return new Map(
    files.map((file) => [
      below(file),
      new Set(
        readImports(file)
          .filter(({ specifier }) => /^\..*\.tsx?$/.test(specifier))
          .map(({ specifier }) => join(dirname(file), specifier))
          .filter((target) => existsSync(target))
          .map(below),
      ),
    ]),
  );
}

/** The same graph of the first folders; files that lie in none are left out. */
export function folderGraph(files: Graph): Graph {
  const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? null) : null);
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const from = folderOf(file);
    if (from === null) continue;
    const known = graph.get(from) ?? new Set();
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== null && to !== from) known.add(to);
    }
    graph.set(from, known);
  }
  return graph;
}

/** Every circle: the strongly connected components with more than one member (Tarjan, 1972). */
export function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const members = path.splice(path.indexOf(node));
    if (members.length > 1) circles.push(members.sort());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
