import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Finding {
  name: string;
  kind: 'different' | 'new' | 'gone';
  recorded?: Buffer;
  now?: Buffer;
  /** Absent where the sizes differ. */
  difference?: Buffer | undefined;
}

const words: Record<Finding['kind'], string> = {
  different: 'differs',
  new: 'is new: nothing was recorded',
  gone: 'was recorded, and is no more',
};

export const sentence = ({ name, kind, difference }: Finding) =>
  kind === 'different' && !difference ? `${name} differs in size` : `${name} ${words[kind]}`;

/** Writes a page that shows each finding: recorded, now, and what is different. Answers its path. */
export function writeReport(directory: string, findings: readonly Finding[]) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const sections = findings.map((finding) => {
    const pictures = (['recorded', 'now', 'difference'] as const).flatMap((part) => {
      const bytes = finding[part];
      if (!bytes) return [];
      const file = `${finding.name}-${part}.png`;
      writeFileSync(join(directory, file), bytes);
      return `<figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
    });
    return `<section><h2>${sentence(finding)}</h2><div>${pictures.join('')}</div></section>`;
  });
  const page = join(directory, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}
figure{margin:0}img{width:100%;border:1px solid #999}</style>
<h1>Not as recorded: ${findings.length}</h1>${sections.join('')}</html>`,
  );
  return page;
}
