import { describe, expect, test } from 'vitest';
import { type Command, findCommands } from './find-commands.ts';

const command = (text: string, more: Partial<Command> = {}): Command => ({
  id: text,
  text,
  group: 'Commands',
  run: () => undefined,
  ...more,
});
const found = (commands: readonly Command[], typed: string) =>
  findCommands(commands, typed).map(({ title, commands }) => [
    title,
    ...commands.map(({ text }) => text),
  ]);

describe('findCommands', () => {
  const commands = [
    command('Erika Beispiel', { group: 'Requests', words: '03643 000041', isHidden: true }),
    command('Open the prices', { keys: 'g r' }),
    command('Prices of lips', { end: '320 €' }),
  ];

  test('an empty search lists the commands, and no record', () => {
    expect(found(commands, ' ')).toEqual([['Commands', 'Open the prices', 'Prices of lips']]);
  });

  test('each word of the search must be found, in any order, in the label, its end or its keywords', () => {
    expect(found(commands, 'lips PRICES')).toEqual([['Commands', 'Prices of lips']]);
    expect(found(commands, '320')).toEqual([['Commands', 'Prices of lips']]);
    expect(found(commands, '0041 erika')).toEqual([['Requests', 'Erika Beispiel']]);
    expect(found(commands, 'prices lemon')).toEqual([]);
  });

  test('commands that begin with the typed word come first', () => {
    expect(found(commands, 'price')).toEqual([['Commands', 'Prices of lips', 'Open the prices']]);
  });

  test('umlauts and ß are found without them', () => {
    const names = [command('Fältchen'), command('Straßenfest')];
    expect(found(names, 'falt')).toEqual([['Commands', 'Fältchen']]);
    expect(found(names, 'FÄLT')).toEqual([['Commands', 'Fältchen']]);
    expect(found(names, 'strasse')).toEqual([['Commands', 'Straßenfest']]);
  });

  test('a number is found however it is grouped', () => {
    const caller = [command('Erika Beispiel', { words: '0176000041' })];
    expect(found(caller, '0176/0000-41')).toEqual([['Commands', 'Erika Beispiel']]);
    expect(found(caller, '(0176) 000.041')).toEqual([['Commands', 'Erika Beispiel']]);
    expect(found(caller, '/')).toEqual([]);
  });

  test('six commands of a group are shown, so that the next group stays in sight', () => {
    const many = Array.from({ length: 20 }, (_, index) => command(`Price ${index}`));
    const [prices, doctors] = found([...many, command('Price list', { group: 'Pages' })], 'price');
    expect(prices).toHaveLength(1 + 6);
    expect(findCommands(many, 'price')).toMatchObject([{ count: 20 }]);
    expect(doctors).toEqual(['Pages', 'Price list']);
  });
});
