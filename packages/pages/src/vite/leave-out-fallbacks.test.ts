import { expect, test } from 'vitest';
import { withoutFallbacks } from './leave-out-fallbacks.ts';

const supports = '@supports (color:color-mix(in lab,red,red))';

test.each([
  [
    `.a{color:red;${supports}{color:color-mix(in oklab,red,blue)}}`,
    '.a{color:color-mix(in oklab,red,blue)}',
  ],
  [
    `.a{--b:red;${supports}{--b:color-mix(in oklab,red,blue)}--c:1px}`,
    '.a{--b:color-mix(in oklab,red,blue);--c:1px}',
  ],
  [
    `.a{top:0;${supports}{color:color-mix(in oklab,red,blue)}}`,
    '.a{top:0;color:color-mix(in oklab,red,blue)}',
  ],
])('%s keeps what counts, and ends it where more follows', (css, kept) => {
  expect(withoutFallbacks(css)).toBe(kept);
});
