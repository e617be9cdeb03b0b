import { globSync, readFileSync } from 'node:fs';

/** How long an app may be: what grows beyond it belongs into a package. */
interface Shell {
  home: string;
  /** Lines of TypeScript, tests and stories apart. */
  limit: number;
  /** Where its code lies. */
  folders: string[];
  /** Folders below these that do not count: content, texts, data. */
  apart: string[];
}

const shells: Shell[] = [
  { home: 'apps/web', limit: 2400, folders: ['src'], apart: ['content', 'messages', 'artwork'] },
  { home: 'apps/api', limit: 1500, folders: ['src'], apart: ['sample', 'migrations', 'texts'] },
  {
    home: 'examples/other-practice',
    limit: 500,
    folders: ['src', 'server'],
    apart: ['content', 'sample', 'migrations'],
  },
];

export interface ShellLength {
  home: string;
  lines: number;
  limit: number;
}

export function measureShells(root = '.'): ShellLength[] {
  return shells.map(({ home, limit, folders, apart }) => {
    const code = folders.map((folder) => `${home}/${folder}/**/*.{ts,tsx}`);
    const files = globSync([`${home}/*.ts`, ...code], { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(test|stories|d)\.tsx?$/.test(file))
      .filter(
        (file) =>
          !apart.some((part) =>
            folders.some((folder) => file.startsWith(`${home}/${folder}/${part}/`)),
          ),
      );
    const lines = files.reduce((sum, file) => sum + linesIn(`${root}/${file}`), 0);
    return { home, lines, limit };
  });
}

/** The apps that are too long, one line each. */
export function checkShells(lengths: readonly ShellLength[]): string[] {
  return lengths
    .filter(({ lines, limit }) => lines > limit)
    .map(({ home, lines, limit }) => `${home}: ${lines} lines of TypeScript, ${limit} are allowed`);
}

function linesIn(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
