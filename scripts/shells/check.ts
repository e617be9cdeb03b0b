import { globSync, readFileSync } from 'node:fs';

/** How long an app may be: what grows beyond it belongs into a package. */
interface Shell {
  home: string;
  /** Lines of TypeScript, tests and stories apart. */
  limit: number;
  /** Folders below `src` that do not count: content, texts, data. */
  apart: string[];
}

const shells: Shell[] = [
  { home: 'apps/web', limit: 2400, apart: ['content', 'messages', 'artwork'] },
  { home: 'apps/api', limit: 1500, apart: ['sample', 'migrations'] },
];

export interface ShellLength {
  home: string;
  lines: number;
  limit: number;
}

export function measureShells(root = '.'): ShellLength[] {
  return shells.map(({ home, limit, apart }) => {
    const files = globSync(`${home}/{*.ts,src/**/*.{ts,tsx}}`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(test|stories|d)\.tsx?$/.test(file))
      .filter((file) => !apart.some((folder) => file.startsWith(`${home}/src/${folder}/`)));
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
