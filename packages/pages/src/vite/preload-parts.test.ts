import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { preloadParts } from './preload-parts.ts';

const root = mkdtempSync(join(tmpdir(), 'preload-parts-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Exports what the minifier cannot shorten. */
const module = (name: string, length: number) =>
  writeFileSync(
    join(root, `${name}.js`),
    `export const ${name} = () => '${'x'.repeat(length)}${name}';`,
  );

async function buildEntry(): Promise<string> {
  module('large', 31_000);
  module('small', 100);
  writeFileSync(join(root, 'part.css'), '.part { color: red }');
  const write = (name: string, ...imported: string[]) => {
    const imports = imported.map((one) => `import { ${one} } from './${one}.js';`).join('');
    const calls = imported.map((one) => `${one}()`).join();
    writeFileSync(join(root, `${name}.js`), `import './part.css';${imports}console.log(${calls});`);
  };
  write('one', 'large');
  write('two', 'large', 'small');
  write('three', 'small');
  const load = (name: string) => `addEventListener('${name}', () => import('./${name}.js'));`;
  writeFileSync(join(root, 'entry.js'), ['one', 'two', 'three'].map(load).join(''));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloadParts()],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })) as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  return entry?.type === 'chunk' ? entry.code : '';
}

it('an entry names the sheets and the large scripts of its parts, and no small one', async () => {
  const code = await buildEntry();
  const list = code.slice(0, code.indexOf('\n'));
  expect(list).toMatch(/assets\/large-[^"]+\.js/);
  expect(list).toMatch(/assets\/[^"]+\.css/);
  expect(list).not.toContain('small');
  // Vite's own way to load them would be three times as long.
  expect(code).not.toContain('csp-nonce');
  expect(code).toContain('modulepreload');
}, 30_000);
