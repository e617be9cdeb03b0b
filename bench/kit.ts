/**
 * One button and one dialog, ours and its peers', bundled alike with React left out: bytes of gzip of
 * the scripts, and of the styles that have to be loaded for it to look as it should.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, gzip, installPeers, ours, peers, printTable } from './support/bundle.ts';

installPeers();

interface Task {
  kit: string;
  from: string;
  /** The least that a page has to import to render it. */
  button: string;
  dialog: string;
  /** What the kit's documentation says to load for both, where the imports do not bring it. */
  styles?: (component: 'button' | 'dialog') => Promise<string>;
}

const tasks: Task[] = [
  {
    kit: 'ours (native <dialog>)',
    from: ours,
    button: "export { Button } from '@praxiskit/ui-kit';",
    dialog: "export { Dialog } from '@praxiskit/ui-kit';",
    styles: ownStyles,
  },
  {
    kit: 'Radix Themes',
    from: peers,
    button: "export { Button, Theme } from '@radix-ui/themes';",
    dialog: "export { Dialog, Theme } from '@radix-ui/themes';",
    styles: async () => (await bundle("import '@radix-ui/themes/styles.css';", peers)).css,
  },
  {
    kit: 'Mantine',
    from: peers,
    button: "export { Button, MantineProvider } from '@mantine/core';",
    dialog: "export { Modal, MantineProvider } from '@mantine/core';",
    styles: mantineStyles,
  },
  {
    kit: 'React Aria Components (no styles of its own)',
    from: peers,
    button: "export { Button } from 'react-aria-components';",
    dialog:
      "export { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';",
  },
  {
    kit: 'Primer',
    from: peers,
    button: "export { BaseStyles, Button, ThemeProvider } from '@primer/react';",
    dialog: "export { BaseStyles, Dialog, ThemeProvider } from '@primer/react';",
  },
];

for (const component of ['button', 'dialog'] as const) {
  const rows = [];
  let own = 0;
  for (const task of tasks) {
    const { js, css } = await bundle(task[component], task.from);
    const style = gzip(css + ((await task.styles?.(component)) ?? ''));
    const together = gzip(js) + style;
    own ||= together;
    rows.push([
      task.kit,
      gzip(js),
      (gzip(js) / (gzip((await bundle(tasks[0]?.[component] ?? '', ours)).js) || 1)).toFixed(1),
      style || '–',
      together,
      (together / own).toFixed(1),
    ]);
  }
  console.log(`\nOne ${component}, bytes of gzip\n`);
  printTable(['', 'script', 'relative', 'style', 'together', 'relative'], rows);
}

/** Mantine's sheets one by one, as its documentation offers for small pages. */
async function mantineStyles(component: 'button' | 'dialog'): Promise<string> {
  const base = ['baseline', 'default-css-variables', 'global', 'UnstyledButton'];
  const more = {
    button: ['Button', 'Loader'],
    dialog: ['ModalBase', 'Modal', 'Overlay', 'Paper', 'CloseButton', 'ScrollArea'],
  };
  const sheets = [...base, ...more[component]].map(
    (name) => `import '@mantine/core/styles/${name}.css';`,
  );
  return (await bundle(sheets.join(''), peers)).css;
}

/** A page's own Tailwind build: tokens, reset, and the utilities that this component names. */
async function ownStyles(component: 'button' | 'dialog'): Promise<string> {
  const kit = join(import.meta.dirname, '../packages/ui-kit');
  const tokens = readFileSync(join(kit, 'src/tokens.css'), 'utf8');
  const folders = { button: ['button', 'icon', 'spinner'], dialog: ['dialog', 'modal', 'icon'] };
  const sources = folders[component].map((name) => `@source "./src/${name}/*.tsx";`).join('\n');
  const apart = '@source not "./src/**/*.{stories,test}.tsx";';
  const { status, stdout, stderr } = spawnSync(
    join(kit, 'node_modules/.bin/tailwindcss'),
    ['--input', '-', '--minify'],
    {
      cwd: kit,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      input: `@layer theme, base, components, utilities;
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
${sources}
${apart}
${tokens}`,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
