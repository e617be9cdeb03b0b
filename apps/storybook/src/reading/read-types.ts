import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface ReadType {
  name: string;
  raw?: string;
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: ReadType }> };
}

const shapes = () =>
  (globalThis as { praxiskitShapes?: Record<string, string> }).praxiskitShapes ?? {};

/** The type as it is written, without the `undefined` that an optional prop implies. */
const written = ({ raw, name }: ReadType) =>
  (raw ?? name).replace(/\s*\|\s*undefined$/, '').replace(/^\((\(.*\) => [\w<>]+)\)$/, '$1');

/** Values that Storybook's controls cannot edit: an element, an object of functions. */
const isOpaque = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ('$$typeof' in value || Object.values(value).some((one) => typeof one === 'function'));

/** Parts that may be markup, and that are a sentence on most pages. */
const sentences = ['help', 'error', 'note'];

/** A part that may be markup is edited as text where it is text, or a sentence that is not there yet. */
const isText = ({ name, raw }: ReadType, prop: string, value: unknown) =>
  (raw ?? name).startsWith('ReactNode') &&
  (typeof value === 'string' || (value === undefined && sentences.includes(prop)));

/** The shapes that a type names, and those that they name in turn. */
function shapesOf(text: string, found = new Set<string>()): Set<string> {
  for (const word of text.match(/\b[A-Z]\w+/g) ?? []) {
    const shape = shapes()[word];
    if (!shape || found.has(shape)) continue;
    found.add(shape);
    shapesOf(shape, found);
  }
  return found;
}

/**
 * Shows each type in the table of props as it is written, instead of 'union' or 'unknown'. A type with
 * a shape of its own opens it on a press. What may be markup has the control of a text where it is one.
 */
export const withReadTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (!type) return [name, argType];
      const summary = written(type);
      const detail = [...shapesOf(summary)].join('\n\n');
      const table = { ...argType.table, type: { summary, ...(detail ? { detail } : {}) } };
      const value = initialArgs[name];
      const control = isOpaque(value)
        ? false
        : isText(type, name, value)
          ? { type: 'text' as const }
          : undefined;
      return [name, { ...argType, table, ...(control !== undefined && { control }) }];
    }),
  );
};

/** Code as a developer would write it: without the names of handlers and the keys of fragments. */
export const readableSource = (code: string) =>
  code
    .replace(/function \w*\(\)\s*\{\s*\}/g, '() => {}')
    .replace(/<React\.Fragment key="[^"]*">/g, '<>')
    .replaceAll('</React.Fragment>', '</>');
