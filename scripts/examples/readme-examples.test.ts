import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findExamples, nameReadmes, readExamples } from './readme-examples.ts';

const block = (info: string, code: string) => `# It\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const read = (info: string, code = "console.log('a'); // → a") =>
  readExamples('packages/it/README.md', block(info, code));

test('an example knows its file, its line, where it runs and what it logs', () => {
  expect(read('ts example=node', 'const a = 1;\nconsole.log(a); // → 1')).toEqual([
    {
      readme: 'packages/it/README.md',
      line: 4,
      name: 'it-4',
      file: 'it-4.ts',
      place: 'node',
      visitor: 'guest',
      output: ['1'],
      code: 'const a = 1;\nconsole.log(a); // → 1\n',
    },
  ]);
  expect(read('tsx example=browser visitor=staff')[0]).toMatchObject({
    file: 'it-4.tsx',
    place: 'browser',
    visitor: 'staff',
  });
});

test('an example in a browser may be answered by the server of the example above', () => {
  const server = block('ts example=server', "console.log('a'); // → a");
  const browser = (above: string) =>
    readExamples(
      'packages/it/README.md',
      above + block('ts example=browser site=above', "console.log('b'); // → b"),
    );
  expect(browser(server)[1]).toMatchObject({ place: 'browser', server: { name: 'it-4' } });
  const why = 'site=above needs an example=server above it';
  expect(() => browser('')).toThrow(`packages/it/README.md:3: ${why}`);
  expect(() => browser(server.replace('=server', '=node'))).toThrow(why);
});

test('a block without the mark is no example', () => {
  expect(read('ts')).toEqual([]);
  expect(read('css')).toEqual([]);
});

test.each([
  ['ts example', 'say example=node|server|browser'],
  ['ts example=deno', 'say example=node|server|browser'],
  ['ts example=node by=night', 'unknown: by'],
  ['ts example=browser visitor=king', 'visitor is staff or guest'],
  ['css example=browser', 'an example is ts or tsx'],
])('`%s` is refused at its line', (info, why) => {
  expect(() => read(info)).toThrow(`packages/it/README.md:3: ${why}`);
});

test('an example that logs nothing, or renders outside of StrictMode, is refused', () => {
  expect(() => read('ts example=node', 'const a = 1;')).toThrow('it logs nothing');
  const render = "createRoot(root).render(<App />);\nconsole.log('a'); // → a";
  expect(() => read('tsx example=browser', render)).toThrow('without <StrictMode>');
  expect(read('tsx example=browser', render.replace('<App />', '<StrictMode>'))).toHaveLength(1);
});

test('every package’s README has an example', () => {
  const shown = new Set(findExamples().map(({ readme }) => readme));
  expect(shown.size).toBe(globSync('packages/*/README.md').length);
});

test('messages of the compiler and of Node name the README and its line', () => {
  expect(nameReadmes('../home/readmes/record-model-8.tsx(12,5): error TS1')).toBe(
    'packages/record-model/README.md:12: error TS1',
  );
  expect(nameReadmes('at file:///home/readmes/pages-8.ts:31:7')).toBe(
    'at packages/pages/README.md:31',
  );
});
