import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPeers } from './bundle.ts';

const sites = join(import.meta.dirname, '../peer-sites');

/** A page that another framework has built: its HTML, and the folder that holds the rest of its files. */
export interface PeerSite {
  html: string;
  folder: string;
}

/**
 * The same page, text, styles and addresses of pictures and font, built by Astro and by Next as static
 * sites. Both get the content as one piece of HTML, which is the least work that either could have:
 * Astro then needs no script, and Next's neither holds the text as elements nor hydrates them.
 */
export function buildPeerSites(html: string): Map<string, PeerSite> {
  installPeers(sites);
  return new Map([
    ['Astro', buildAstro(html)],
    ['Next', buildNext(html)],
  ]);
}

/**
 * The same page with a React that works: Next hydrates every page, Astro an island that holds the whole page.
 */
export function buildReactSites(html: string): Map<string, PeerSite> {
  installPeers(sites);
  return new Map([
    ['Next', buildNext(html)],
    ['Astro with React', buildAstroIsland(html)],
  ]);
}

function buildAstroIsland(html: string): PeerSite {
  const folder = emptyProject('astro-react');
  const [, head = '', attributes = '', body = ''] = partsOf(html);
  write(
    folder,
    'package.json',
    // Astro bundles what the site's own dependencies name.
    JSON.stringify({
      name: 'astro-react-page',
      private: true,
      type: 'module',
      dependencies: { '@astrojs/react': '*', react: '*', 'react-dom': '*' },
    }),
  );
  write(
    folder,
    'astro.config.mjs',
    "import react from '@astrojs/react';\nexport default { integrations: [react()] };",
  );
  write(folder, 'src/head.mjs', exported({ head }));
  write(folder, 'src/content.mjs', exported({ body }));
  write(
    folder,
    'src/page.jsx',
    `import { body } from './content.mjs';
export default function Page() {
  return <div id="page" dangerouslySetInnerHTML={{ __html: body }} />;
}`,
  );
  write(
    folder,
    'src/pages/index.astro',
    `---\nimport { head } from '../head.mjs';\nimport Page from '../page.jsx';\n---\n<!doctype html><html lang="${languageOf(html)}"><head><Fragment set:html={head} /></head><body${attributes}><Page client:load /></body></html>`,
  );
  run(folder, ['astro', 'build']);
  return built(join(folder, 'dist'));
}

function buildAstro(html: string): PeerSite {
  const folder = emptyProject('astro');
  const [, head = '', attributes = '', body = ''] = partsOf(html);
  write(
    folder,
    'package.json',
    JSON.stringify({ name: 'astro-page', private: true, type: 'module' }),
  );
  write(folder, 'src/content.mjs', exported({ head, body }));
  write(
    folder,
    'src/pages/index.astro',
    `---\nimport { body, head } from '../content.mjs';\n---\n<!doctype html><html lang="${languageOf(html)}"><head><Fragment set:html={head} /></head><body${attributes}><Fragment set:html={body} /></body></html>`,
  );
  run(folder, ['astro', 'build']);
  return built(join(folder, 'dist'));
}

function buildNext(html: string): PeerSite {
  const folder = emptyProject('next');
  const [, head = '', , body = ''] = partsOf(html);
  write(
    folder,
    'package.json',
    JSON.stringify({ name: 'next-page', private: true, type: 'module' }),
  );
  write(folder, 'next.config.mjs', "export default { output: 'export' };");
  write(folder, 'app/content.mjs', exported({ head: elementsOf(head), body }));
  write(
    folder,
    'app/layout.jsx',
    `import { createElement } from 'react';
import { head } from './content.mjs';
export default function Layout({ children }) {
  return (
    <html lang="${languageOf(html)}">
      <head>{head.map(({ tag, ...props }, key) => createElement(tag, { key, ...props }))}</head>
      <body>{children}</body>
    </html>
  );
}`,
  );
  write(
    folder,
    'app/page.jsx',
    `import { body } from './content.mjs';
export default function Page() {
  return <div id="page" dangerouslySetInnerHTML={{ __html: body }} />;
}`,
  );
  run(folder, ['next', 'build']);
  return built(join(folder, 'out'));
}

/** Inside of the folder of their packages, so that these are found. */
function emptyProject(name: string): string {
  const folder = join(sites, name);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

function write(folder: string, path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function run(folder: string, command: string[]) {
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

function built(folder: string): PeerSite {
  return { html: readFileSync(join(folder, 'index.html'), 'utf8'), folder };
}

const partsOf = (html: string) =>
  /<head[^>]*>([\s\S]*?)<\/head>\s*<body([^>]*)>([\s\S]*?)<\/body>/.exec(html) ?? [];

const languageOf = (html: string) => /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1] ?? 'de';

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** React's names where they differ from HTML's. */
const PROPERTIES: Readonly<Record<string, string>> = {
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
};

/** The head's elements as React takes them. */
function elementsOf(head: string) {
  const text = (value: string) =>
    value
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const elements = head.matchAll(/<(meta|link|title|style)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g);
  return [...elements].map(([, tag = '', attributes = '', inner]) => ({
    tag,
    ...Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        PROPERTIES[name] ?? name,
        text(value),
      ]),
    ),
    ...(inner && tag === 'title' && { children: text(inner) }),
    ...(inner && tag === 'style' && { dangerouslySetInnerHTML: { __html: inner } }),
  }));
}
