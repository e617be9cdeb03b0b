import { expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

it('every listener is called once for a change, even if another listener throws or unsubscribes', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const connection = createConnection();
  const heard: boolean[] = [];
  connection.subscribe(() => {
    throw new Error('broken');
  });
  const end = connection.subscribe(() => end());
  connection.subscribe(() => heard.push(connection.isAway));
  for (const isAway of [false, true, true, false]) connection.setAway(isAway);
  expect(heard).toEqual([true, false]);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
