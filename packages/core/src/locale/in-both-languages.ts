import type { Locale, LocalTexts } from './locale.ts';

interface Labeled {
  readonly label?: LocalTexts;
}

type InBothLanguages<Columns> = {
  [Name in keyof Columns & string as `${Name}_${Locale}`]: Columns[Name];
};

/**
 * Columns for texts in two languages: `name` becomes `name_de`, 'Name (Deutsch)', and `name_en`,
 * both with the rules of `name`.
 */
export function inBothLanguages<const Columns extends Readonly<Record<string, Labeled>>>(
  columns: Columns,
): InBothLanguages<Columns> {
  return Object.fromEntries(
    Object.entries<Labeled>(columns).flatMap(([name, column]) => {
      const { de, en } = column.label ?? { de: name, en: name };
      return [
        [`${name}_de`, { ...column, label: { de: `${de} (Deutsch)`, en: `${en} (German)` } }],
        [`${name}_en`, { ...column, label: { de: `${de} (Englisch)`, en: `${en} (English)` } }],
      ];
    }),
  ) as InBothLanguages<Columns>;
}
