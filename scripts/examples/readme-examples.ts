import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** `server` is Node, too, but runs until SIGTERM and then ends with exit code 0. */
const places = ['node', 'server', 'browser'] as const;

/** A code block of a README that is a whole program. */
export interface ReadmeExample {
  /** `packages/animations/README.md` */
  readme: string;
  /** Number of its first line in the README. */
  line: number;
  /** `animations-7` */
  name: string;
  /** Its file in the project of all examples, without a folder: `animations-7.ts`. */
  file: string;
  place: (typeof places)[number];
  /** In a browser: signed in as the staff of the site that `make-site.ts` makes, or a guest. */
  visitor: 'staff' | 'guest';
  /** In a browser: the program that answers it, the example above; else that site. */
  server?: ReadmeExample;
  code: string;
  /** Its expected log, line by line: its comments `// → …`. */
  output: string[];
}

/**
 * The examples of every package's README.
 *
 * @throws Error that names a README without an example, or the line of one that cannot be run
 */
export function findExamples(): ReadmeExample[] {
  return globSync('packages/*/README.md')
    .map((readme) => readme.replaceAll('\\', '/'))
    .sort()
    .flatMap((readme) => {
      const examples = readExamples(readme, readFileSync(readme, 'utf8'));
      if (examples.length === 0) {
        throw new Error(`${readme}: no code block is marked by example=${places.join('|')}`);
      }
      return examples;
    });
}

/**
 * The examples in the text of one README: blocks such as `` ```ts example=node ``.
 *
 * @throws Error that names the line of one that cannot be run
 */
export function readExamples(readme: string, text: string): ReadmeExample[] {
  const blocks = text.matchAll(/^```(\w*)[ \t]+(.*\bexample\b.*)\n([\s\S]*?)^```$/gm);
  let above: ReadmeExample | undefined;
  return [...blocks].map(({ index, 1: language = '', 2: marks = '', 3: code = '' }) => {
    const line = text.slice(0, index).split('\n').length + 1;
    const refuse = (why: string): never => {
      throw new Error(`${readme}:${line - 1}: ${why}`);
    };
    const { example, visitor = 'guest', site, ...unknown } = readMarks(marks);
    const place =
      places.find((name) => name === example) ?? refuse(`say example=${places.join('|')}`);
    if (Object.keys(unknown).length > 0) refuse(`unknown: ${Object.keys(unknown).join(', ')}`);
    if (visitor !== 'staff' && visitor !== 'guest') return refuse('visitor is staff or guest');
    if (site !== undefined && (site !== 'above' || above?.place !== 'server')) {
      refuse('site=above needs an example=server above it');
    }
    if (language !== 'ts' && language !== 'tsx') refuse('an example is ts or tsx');
    if (/\b(create|hydrate)Root\(/.test(code) && !code.includes('<StrictMode>')) {
      refuse('React is rendered without <StrictMode>');
    }
    const output = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, logged = '']) => logged.trim());
    // An example without a log could end before it has done anything, unnoticed.
    if (output.length === 0)
      refuse('it logs nothing: end it with console.log(…); // → what it logs');
    const name = `${basename(dirname(readme))}-${line}`;
    const program: ReadmeExample = {
      readme,
      line,
      name,
      file: `${name}.${language}`,
      place,
      visitor,
      code,
      output,
    };
    above = site && above ? { ...program, server: above } : program;
    return above;
  });
}

/** `example=node visitor=staff` */
function readMarks(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((mark) => mark.split('=')),
  );
}

/** The same text with the files of examples replaced by their places in the READMEs. */
export function nameReadmes(text: string): string {
  // A module has the lines of its README, so that its line numbers are the README's.
  return text.replace(
    /[^\s('"]*\breadmes\/([a-z-]+)-\d+\.tsx?(?:\((\d+),\d+\)|:(\d+)(?::\d+)?)/g,
    (_, name: string, byCompiler = '', byNode = '') =>
      `packages/${name}/README.md:${byCompiler || byNode}`,
  );
}
