/**
 * Keeps the files that a README shows whole as they are: `<!-- file: server/app.ts -->` before a code
 * block names one beside the README. `node scripts/examples/readme.ts` writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const readme = 'examples/other-practice/README.md';

/** The text of a README with each named file as it is now. */
export function withFiles(path: string): string {
  const home = dirname(path);
  return readFileSync(path, 'utf8').replace(
    /(<!-- file: (\S+) -->\n\n)```\w+\n[\s\S]*?(?<=\n)```\n/g,
    (_, marker: string, file: string) => {
      const text = readFileSync(join(home, file), 'utf8').trimEnd();
      return `${marker}\`\`\`${extname(file).slice(1)}\n${text}\n\`\`\`\n`;
    },
  );
}

/** The files that a README shows. */
export function filesIn(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/<!-- file: (\S+) -->/g)].map(
    ([, file = '']) => file,
  );
}

if (import.meta.main) writeFileSync(readme, withFiles(readme));
