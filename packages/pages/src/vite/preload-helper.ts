/**
 * The module that stands in the place of Vite's own: `__vitePreload(load, files)` asks for `files` below
 * `base` and calls `load` once the style sheets among them are there. It fails where a sheet does; that is
 * asked for again at the next try.
 */
export const helper = (base: string): string => `
const asked = {};
const ask = (file) => asked[file] ??= new Promise((done, failed) => {
  const link = document.createElement('link');
  const isSheet = file.endsWith('.css');
  link.href = ${JSON.stringify(base)} + file;
  const isThere = [...document.styleSheets].some(({ href }) => href === link.href);
  if (isThere || !isSheet) done();
  if (isThere) return;
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.onload = done;
  link.onerror = () => {
    asked[file] = null;
    link.remove();
    failed(new Error('Not loaded: ' + link.href));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask));
  return load();
};
`;
