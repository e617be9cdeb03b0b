/** The same texts in both languages; `{…}` are places for values. */
export interface Texts<Text> {
  de: Text;
  en: Text;
}

/** Both languages have the same keys, or it does not compile. */
export const texts = <Text extends Record<string, string>>(
  de: Text,
  en: { [Key in keyof Text]: string },
): Texts<{ [Key in keyof Text]: string }> => ({ de, en });
