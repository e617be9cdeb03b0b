import { expect, test } from 'vitest';
import { readableSource } from './read-types.ts';
import { shapesIn, withoutReadonly } from './shapes.ts';

const code = `/** A line. */
export interface PriceItem {
  id: string;
  action?: {
    label: string;
  };
}
export type Kind = 'info' | 'danger';
interface Hidden {
  id: string;
}
export const groups: readonly PriceItem[] = [];
`;

test('every exported type is found with its own words', () => {
  expect(Object.keys(shapesIn(code))).toEqual(['PriceItem', 'Kind']);
  expect(shapesIn(code).PriceItem).toMatch(/^\/\*\* A line[\s\S]*label: string;[\s\S]*\}$/);
  expect(shapesIn(code).Kind).toBe("export type Kind = 'info' | 'danger';");
});

test('a list that may not be changed is read as a list', () => {
  expect(withoutReadonly(code)).toContain('groups: PriceItem[]');
});

test('code is shown as a developer would write it', () => {
  expect(readableSource('<Button onClick={function noop(){}} />')).toBe(
    '<Button onClick={() => {}} />',
  );
});
