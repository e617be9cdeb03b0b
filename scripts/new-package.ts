/**
 * `npm run new:package -- <name> "<one sentence>" [--react] [--server] [--styles]`
 * makes a package in the one shape that all of them have.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runOrExit } from './run.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    react: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
    styles: { type: 'boolean', default: false },
  },
});
const [name, sentence] = positionals;

if (!name || !sentence || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    'Use: npm run new:package -- my-package "What it does." [--react] [--server] [--styles]',
  );
  process.exit(2);
}
const home = join('packages', name);
if (existsSync(home)) {
  console.error(`${home} is there already.`);
  process.exit(2);
}

const fullName = `@praxiskit/${name}`;
const pascalName = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
const factory = `create${pascalName}`;
const entries = ['index', ...(values.react ? ['react'] : []), ...(values.server ? ['server'] : [])];
const subpath = (entry: string) => (entry === 'index' ? '.' : `./${entry}`);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const styles = values.styles ? { './styles.css': './src/styles.css' } : {};
const builtStyles = values.styles
  ? { './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' } }
  : {};
const peers: Record<string, string> = {
  ...(values.react ? { react: '^19' } : {}),
  ...(values.server ? { fastify: '^5' } : {}),
};
const peerNames = Object.keys(peers);
const optional = Object.fromEntries(peerNames.map((peer) => [peer, { optional: true }]));

write(
  'package.json',
  json({
    name: fullName,
    // All packages have one version.
    version: JSON.parse(readFileSync('packages/pages/package.json', 'utf8')).version,
    description: sentence,
    keywords: [
      name,
      ...(values.react ? ['react'] : []),
      ...(values.server ? ['fastify-plugin'] : []),
    ],
    license: 'MIT',
    repository: {
      type: 'git',
      url: 'git+https://github.com/praxiskit/praxiskit.git',
      directory: `packages/${name}`,
    },
    type: 'module',
    engines: { node: '>=22' },
    sideEffects: values.styles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries.map((entry) => [subpath(entry), `./src/${entry}.ts`])),
      ...styles,
    },
    publishConfig: {
      access: 'public',
      exports: {
        ...Object.fromEntries(
          entries.map((entry) => [
            subpath(entry),
            { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
          ]),
        ),
        ...builtStyles,
      },
    },
    files: ['dist', 'CHANGELOG.md'],
    scripts: {
      build: 'tsup && tsc -p tsconfig.build.json',
    },
    ...(peerNames.length > 0 ? { peerDependencies: peers, peerDependenciesMeta: optional } : {}),
    devDependencies: {
      ...(values.react ? { '@types/react': 'catalog:', react: 'catalog:' } : {}),
      ...(values.server ? { fastify: 'catalog:' } : {}),
      tsup: 'catalog:',
      typescript: 'catalog:',
      vitest: 'catalog:',
    },
  }),
);

write(
  'tsconfig.json',
  json({ extends: '../../tsconfig.base.json', include: ['src', 'tests', 'tsup.config.ts'] }),
);
write('tsconfig.build.json', json({ extends: '../../tsconfig.build.json' }));
write(
  'tsup.config.ts',
  `import { defineConfig } from 'tsup';
import { definePackageBuild } from '../../scripts/tsup-preset.ts';

export default defineConfig(
  definePackageBuild({ ${entries.map((entry) => `${entry}: 'src/${entry}.ts'`).join(', ')} }),
);
`,
);
write('CHANGELOG.md', `# ${fullName}\n`);
write(
  'README.md',
  `# ${fullName}

${sentence}

\`npm install ${fullName}\`${peerNames.map((peer, at) => `${at === 0 ? '; also' : ', and'} \`${peer}\` for \`/${peer === 'react' ? peer : 'server'}\``).join('')}.

\`\`\`ts example=node
import { ${factory} } from '${fullName}';

console.log(${factory}().name); // → ${fullName}
\`\`\`

## API

## What it is not for

[Changelog](CHANGELOG.md) · MIT licence
`,
);
write(
  'src/index.ts',
  `/** ${sentence} */
export function ${factory}() {
  return { name: '${fullName}' };
}
`,
);
write(
  'src/index.test.ts',
  `import { ${factory} } from '${fullName}';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(${factory}().name).toBe('${fullName}');
});
`,
);
write(
  `src/${name}.mdx`,
  `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Packages/${name}" />

# ${name}

${sentence}
`,
);
if (values.react) {
  write(
    'src/react.ts',
    `import { useState } from 'react';
import { ${factory} } from './index.ts';

/** Made once for a component. */
export function use${pascalName}() {
  const [made] = useState(${factory});
  return made;
}
`,
  );
}
if (values.server) {
  write(
    'src/server.ts',
    `import type { FastifyInstance } from 'fastify';
import { ${factory} } from './index.ts';

/** Answers under \`/${name}\`. */
export async function ${pascalName.replace(/^./, (letter) => letter.toLowerCase())}Routes(app: FastifyInstance): Promise<void> {
  app.get('/${name}', async () => ${factory}());
}
`,
  );
}
if (values.styles) {
  write('src/styles.css', `/* ${fullName} */\n`);
  write(
    'src/styles.css.d.ts',
    '/** Imported for its effect alone: it has no values. */\nexport {};\n',
  );
}
write(`../../.changeset/${name}-begins.md`, `---\n'${fullName}': minor\n---\n\n${sentence}\n`);
// Installs the new package's dependencies; it is the only task that may change the lockfile.
await runOrExit('pnpm', ['install', '--no-frozen-lockfile', '--loglevel=warn']);
await runOrExit('biome', ['check', '--write', '--log-level=warn', home], { quiet: true });
console.log(
  `${home} is there. Next: name its arrows in scripts/imports/arrows.ts, then npm run check.`,
);

function write(path: string, text: string) {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
