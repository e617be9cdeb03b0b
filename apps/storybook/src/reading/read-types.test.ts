import { expect, test } from 'vitest';
import { withReadTypes } from './read-types.ts';

const prop = (name: string) => [name, { name, type: { name: 'other', value: 'ReactNode' } }];
const names = ['label', 'help', 'children', 'media', 'value'];
const read = { tsType: { name: 'ReactNode' } };

test('what may be markup is edited as text where it is text, or a sentence that is missing', () => {
  const argTypes = withReadTypes({
    argTypes: Object.fromEntries(names.map(prop)),
    component: {
      __docgenInfo: {
        props: {
          ...Object.fromEntries(names.map((name) => [name, read])),
          value: { tsType: { name: 'string' } },
        },
      },
    },
    initialArgs: { label: 'When?', children: { $$typeof: Symbol() }, value: '1' },
  } as unknown as Parameters<typeof withReadTypes>[0]);
  const controls = Object.entries(argTypes).map(([name, { control }]) => [name, control]);
  expect(controls).toEqual([
    ['label', { type: 'text' }],
    ['help', { type: 'text' }],
    ['children', false],
    ['media', undefined],
    ['value', undefined],
  ]);
});
