import { SourceMap } from 'node:module';
import type { DevEnvironment, Plugin } from 'vite';

interface BrowserError {
  message: string;
  stack?: string;
}

/** Shows it in the page, in Vite's overlay. Vite itself writes it only to the terminal. */
export const showBrowserErrors: Plugin = {
  name: 'show-browser-errors',
  configureServer({ environments: { client } }) {
    client.hot.on(
      'vite:forward-console',
      ({ type, data }: { type: string; data: BrowserError }, page) => {
        if (type === 'log') return;
        const stack = mapStack(data.stack ?? '', client);
        page.send({ type: 'error', err: { message: data.message, stack } });
      },
    );
  },
};

/** Maps the places of a stack from Vite's output to the sources. */
function mapStack(stack: string, { moduleGraph }: DevEnvironment): string {
  return stack.replace(
    /https?:\/\/[^/\s]+(\/[^\s?:)]+)(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
    (place, url: string, line: string, column: string) => {
      const module = moduleGraph.urlToModuleMap.get(url);
      const map = module?.transformResult?.map;
      if (!module?.file || !map || !('sources' in map)) return place;
      const origin = new SourceMap({ ...map, file: module.file, sourceRoot: '' }).findOrigin(
        Number(line),
        Number(column),
      );
      return 'lineNumber' in origin
        ? `${module.file}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    },
  );
}
