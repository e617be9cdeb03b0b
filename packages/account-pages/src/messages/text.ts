/** The same texts in both languages; `{…}` are replaced by values. */
export interface Texts<Text> {
  de: Text;
  en: Text;
}

/** A key that is missing in one language is a compile error. */
export const texts = <Text extends Record<string, string>>(
  de: Text,
  en: { [Key in keyof Text]: string },
): Texts<{ [Key in keyof Text]: string }> => ({ de, en });
