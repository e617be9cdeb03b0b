import { expect, test } from 'vitest';
import { folderFor, readWords } from './options.ts';

test('arguments name the folder and the site; an option that is not given is undefined', () => {
  const words = ['my-practice', '--name', ' Praxis Sonne ', '--languages', 'en,de'];
  expect(readWords([...words, '--color', 'gold', '--parts', 'video, gate,video'])).toEqual({
    folder: 'my-practice',
    name: 'Praxis Sonne',
    languages: ['en', 'de'],
    color: 'gold',
    parts: ['video', 'gate'],
    packages: null,
    install: true,
    start: true,
    yes: false,
    help: false,
  });
  expect(readWords(['--parts', 'none']).parts).toEqual([]);
  expect(readWords(['--no-install'])).toMatchObject({ install: false, start: false });
});

test.each([
  [['--languages', 'fr'], '--languages fr is not possible. Write de, en, or de,en.'],
  [['--languages', ','], 'Write de, en, or de,en.'],
  [['--parts', 'shop'], 'Write some of prices, video, gate, or none.'],
  [['--color', 'bleu'], 'bleu is no color'],
  [['--name', '  '], '--name: It is empty. Write at least a letter.'],
  [['--city', 'a\nb'], '--city: It has a line break'],
  [['--name', 'a'.repeat(81)], 'Write 80 at most.'],
  [['Praxis', 'Sonne'], 'Put a name of several words into quotes.'],
  [['--colour', 'gold'], '--help has all options.'],
  [['--name'], '--help has all options.'],
])('%j is refused in one line that names the mend', (words, line) => {
  expect(() => readWords(words)).toThrow(line);
  try {
    readWords(words);
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});

test('the suggested folder is derived from the name', () => {
  expect(folderFor('Praxis Dr. Müller & Söhne')).toBe('praxis-dr-mueller-soehne');
  expect(folderFor('診療所')).toBe('praxis');
});
