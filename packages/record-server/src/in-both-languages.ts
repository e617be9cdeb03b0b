import type { ColumnSpec } from './view.ts';

type InBothLanguages<Names extends string> = { [Column in `${Names}_${'de' | 'en'}`]: ColumnSpec };

/**
 * Columns of texts that are there twice: `name` becomes `name_de`, 'Name (Deutsch)', and `name_en`, with
 * the rules of both.
 */
export function inBothLanguages<const Names extends string>(
  columns: Readonly<Record<Names, ColumnSpec>>,
): InBothLanguages<Names> {
  return Object.fromEntries(
    Object.entries<ColumnSpec>(columns).flatMap(([name, spec]) => {
      const { de, en } = spec.label ?? { de: name, en: name };
      return [
        [`${name}_de`, { ...spec, label: { de: `${de} (Deutsch)`, en: `${en} (German)` } }],
        [`${name}_en`, { ...spec, label: { de: `${de} (Englisch)`, en: `${en} (English)` } }],
      ];
    }),
  ) as InBothLanguages<Names>;
}
