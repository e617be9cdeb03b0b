/** Words that keep their capital within a sentence. */
const proper = ['English', 'German'];

/**
 * The name of a story as a sentence begins: 'Long words' for 'Long Words', which Storybook made of `LongWords`. A name
 * that was written by hand has words in small letters already, and stays.
 */
export function sentenceCase(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.some((word) => /^\p{Ll}/u.test(word))) return name;
  const lower = (word: string) =>
    proper.includes(word) || /^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase();
  return [first, ...rest.map(lower)].join(' ');
}
