import { normalizeCode } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';

test.each([
  ['482 913', '482913'],
  ['482-913', '482913'],
  [' 482\u00a0913\n', '482913'],
  ['482–913', '482913'],
  ['\u202a482913\u202c', '482913'],
  ['４８２９１３', '482913'],
  ['K7MQ-4T9P', 'k7mq4t9p'],
  ['', ''],
])('%j is the code %j', (text, code) => {
  expect(normalizeCode(text)).toBe(code);
});
