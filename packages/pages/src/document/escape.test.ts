import { expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './escape.ts';

it('data cannot end its script element, and is read back unchanged', () => {
  const value = { text: '</script><!-- & \u2028\u2029 "' };
  const json = escapeJson(value);
  expect(json).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(json)).toEqual(value);
});

it('text stays text in HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});
