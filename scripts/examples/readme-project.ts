import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from '../packages/published.ts';
import { run } from '../run.ts';
import { findExamples, nameReadmes } from './readme-examples.ts';

/** Its folder in the project that the packed packages are installed into. */
export const READMES = 'readmes';

/** Beside what the packages themselves ask for by `peerDependencies`. */
const tools = ['@types/node', '@types/react', '@types/react-dom', 'vite'];

/** Writes each example of the READMEs as a module of its own, with all that its project needs. */
export function writeReadmeProject(home: string): void {
  const folder = join(home, READMES);
  mkdirSync(folder);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('package.json', JSON.stringify(manifest(), null, 2));
  write('tsconfig.json', JSON.stringify(compilerOptions(), null, 2));
  const examples = findExamples();
  for (const { file, place, line, code } of examples) {
    // Line numbers of errors are the README's.
    write(file, '\n'.repeat(line - 1) + code);
    if (place === 'browser') write(`${file}.html`, page(file));
  }
  const inBrowser = examples.filter(({ place }) => place === 'browser');
  const inNode = examples.filter(({ place }) => place !== 'browser');
  write(
    'vite.config.ts',
    viteConfig({ outDir: 'browser', input: inBrowser.map(({ file }) => `${file}.html`) }),
  );
  write(
    'vite.node.config.ts',
    viteConfig({
      outDir: 'node',
      input: inNode.map(({ file }) => file),
      ssr: true,
      sourcemap: true,
    }),
  );
}

/**
 * Type-checks all examples and bundles them: into `browser`, and, because Node knows no JSX, into `node`.
 * They are development builds, because only those render twice under StrictMode and log React's warnings.
 *
 * @throws Error with the places in the READMEs that are wrong
 */
export async function buildReadmes(home: string): Promise<void> {
  const folder = join(home, READMES);
  const bundle = ['vite', 'build', folder, '--mode', 'development', '--logLevel', 'warn'] as const;
  const steps = [
    ['tsc', '-p', folder],
    bundle,
    [...bundle, '--config', join(folder, 'vite.node.config.ts')],
  ] as const;
  for (const [command, ...args] of steps) {
    const { code, output } = await run(command, args, {
      quiet: true,
      env: { NODE_ENV: 'development' },
    });
    if (code !== 0) throw new Error(nameReadmes(output));
  }
}

/** Every package, and what they expect beside them; the overrides of the workspace say the versions. */
function manifest() {
  const names = publishedPackages().flatMap(({ manifest: { name, peerDependencies = {} } }) => [
    name,
    ...Object.keys(peerDependencies),
  ]);
  const dependencies = Object.fromEntries([...names, ...tools].sort().map((name) => [name, '*']));
  return { name: READMES, private: true, type: 'module', dependencies };
}

/** As strict as the packages' own. */
function compilerOptions() {
  const base = JSON.parse(readFileSync('tsconfig.base.json', 'utf8'));
  const types = [...base.compilerOptions.types, 'vite/client'];
  return { compilerOptions: { ...base.compilerOptions, types }, include: ['*.ts', '*.tsx'] };
}

function page(file: string): string {
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <link rel="icon" href="data:,">
    <title>${file}</title>
  </head>
  <body>
    <script type="module" src="./${file}"></script>
  </body>
</html>
`;
}

function viteConfig({
  input,
  ...build
}: {
  input: string[];
  outDir: string;
  [more: string]: unknown;
}) {
  const options = { target: 'es2024', minify: false, ...build, rolldownOptions: { input } };
  return `export default ${JSON.stringify({ base: `/${READMES}/`, build: options }, null, 2)};\n`;
}
