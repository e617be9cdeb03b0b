import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import { escapeHtml } from '../document/escape.ts';

/** The error of a failed start; Vite's client in it loads the page again after the next edit. */
export async function failurePage(
  vite: ViteDevServer,
  failure: unknown,
  response: ServerResponse,
): Promise<void> {
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The server could not be started</title></head>
<body><h1>The server could not be started</h1><pre>${escapeHtml(stripVTControlCharacters(textOf(failure)))}</pre>
<p>It is started again after the next edit.</p></body>
</html>`;
  response.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(await vite.transformIndexHtml('/', page));
}

/** The error with its stack, as the terminal shows it. */
export function textOf(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
