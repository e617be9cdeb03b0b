import { expect, test } from 'vitest';
import { createStatementKeeper } from './kept-statements.ts';

test('a kept statement that is outdated is asked anew, whatever language the database speaks', async () => {
  const german = 'gecachter Plan darf den Ergebnistyp nicht ändern';
  const outdated = Object.assign(new Error(german), {
    code: '0A000',
    routine: 'RevalidateCachedQuery',
  });
  const names: unknown[] = [];
  const ask = createStatementKeeper()((given) => {
    names.push((given as { name: string }).name);
    return names.length === 1 ? Promise.reject(outdated) : Promise.resolve('answered');
  });
  await expect(ask('select text from notes where text = $1', ['a'])).resolves.toBe('answered');
  expect(new Set(names).size).toBe(2);
});

test('what PostgreSQL cannot do otherwise is not asked twice', async () => {
  let asked = 0;
  const ask = createStatementKeeper()(() => {
    asked += 1;
    const error = new Error('cannot execute in this way');
    return Promise.reject(Object.assign(error, { code: '0A000', routine: 'ExecCopy' }));
  });
  await expect(ask('select $1', ['a'])).rejects.toThrow('cannot execute');
  expect(asked).toBe(1);
});
