import { stripVTControlCharacters } from 'node:util';
import { buildErrorMessage, type Rolldown, type ViteDevServer } from 'vite';
import { escapeHtml, escapeJson } from '../document/escape.ts';

/** Writes the error to the terminal, with its file and line. */
export function logFailure(vite: ViteDevServer, title: string, failure: unknown): void {
  const error = asError(failure);
  vite.config.logger.error(describe(title, error), { timestamp: true, error });
}

/**
 * A page with the error in Vite's overlay. Vite's client in it reloads the page after the next
 * edit.
 */
export function failurePage(title: string, failure: unknown): string {
  const error = asError(failure);
  const { id, plugin, loc } = error;
  const [message, stack, frame] = [error.message, error.stack ?? '', error.frame ?? ''].map(
    stripVTControlCharacters,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><pre>${escapeHtml(stripVTControlCharacters(describe(title, error)))}</pre>
<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${escapeJson({ message, stack, frame, id, plugin, loc })}));
</script></body>
</html>`;
}

/** For a syntax error in a plug-in, the stack is Vite's own. */
function describe(title: string, error: Rolldown.RollupError): string {
  return buildErrorMessage(error, [`${title}: ${error.message}`], error.plugin === undefined);
}

function asError(failure: unknown): Rolldown.RollupError {
  return failure instanceof Error ? failure : new Error(String(failure));
}
