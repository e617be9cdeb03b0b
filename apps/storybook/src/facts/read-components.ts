import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { ComponentFacts } from './facts.ts';

/** By the file of its stories, from `root`, the repository. */
export function readComponents(root: string): Record<string, ComponentFacts> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const found: Record<string, ComponentFacts> = {};
  for (const file of globSync('packages/*/src/**/*.stories.tsx', { cwd: root })) {
    const [guide] = globSync(file.replace('.stories.', '.guide.'), { cwd: root });
    const stories = read(file);
    // A guide may be shared, and have the name of one component of its folder.
    const [, shared] = /import \{[^}]*\bguide\b[^}]*\} from '(\.[^']+)'/.exec(stories) ?? [];
    const text = guide ?? (shared && posix.join(dirname(file), shared));
    found[file] = text
      ? {
          purpose: textOf('purpose', read(text)),
          words: ['when', 'search'].map((name) => textOf(name, read(text))).join(' '),
        }
      : { purpose: commentOn(stories, dirname(file), read), words: '' };
  }
  return found;
}

/** `name: 'text'` of an object, the text alone. */
export function textOf(name: string, code: string): string {
  const [, , text = ''] =
    new RegExp(`\\b${name}:\\s*(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`).exec(code) ?? [];
  return text.replace(/\\(.)/g, '$1');
}

/** The first sentence of the comment on the component of these stories, or of their description. */
function commentOn(stories: string, folder: string, read: (file: string) => string): string {
  const [, name = ''] = /\bcomponent: (\w+),/.exec(stories) ?? [];
  const imports = [...stories.matchAll(/import \{([^}]*)\} from '(\.[^']+\.tsx)'/g)];
  const [, , from] = imports.find(([, names = '']) => names.includes(name)) ?? [];
  const code = name && from ? read(posix.join(folder, from)) : '';
  const [, comment] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(
      code,
    ) ?? [];
  const lines = comment?.replace(/^\s*\* ?/gm, ' ') ?? textOf('component', stories);
  return firstSentence(lines);
}

/** In one line, up to the first full stop that a new sentence follows. Rules of the repository are left out. */
export const firstSentence = (text: string) =>
  (
    /^.*?[.:](?=\s+[A-Z`*|]|$)/.exec(
      text
        .replace(/ ?\[R[\d.]+D?(?:, R[\d.]+D?)*\]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )?.[0] ?? ''
  ).replace(/:$/, '.');
