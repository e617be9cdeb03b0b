import { expect, test } from 'vitest';
import { createStatements } from './statements.ts';
import type { Structure } from './structure.ts';

/** Statements, and a count of how many were built. */
function counted() {
  const statements = createStatements();
  let written = 0;
  const builder = {
    condition: {},
    select: () => builder,
    where(condition: object) {
      builder.condition = condition;
    },
    orderBy() {},
    toQuery: () => ({ sql: JSON.stringify(builder.condition), params: [] }),
  };
  const em = () => {
    written += 1;
    return {
      createQueryBuilder: () => builder,
      getPlatform: () => ({ formatQuery: (sql: string) => sql }),
    } as never;
  };
  const structure = { view: { name: 'prices' }, columns: new Map() } as unknown as Structure;
  return {
    read: (at: number) => statements.ofList(structure, em, { where: { position: at } }).sql,
    written: () => written,
  };
}

test('each of 500 lists is built once, even if they are read in turn', () => {
  const { read, written } = counted();
  for (let round = 0; round < 3; round += 1) {
    for (let at = 0; at < 500; at += 1) expect(read(at)).toBe(`{"position":${at}}`);
  }
  expect(written()).toBe(500);
});

test('a statement that has not been read for long is dropped from the cache', () => {
  const { read, written } = counted();
  for (let at = 0; at < 1500; at += 1) read(at);
  expect(read(0)).toBe('{"position":0}');
  expect(written()).toBe(1501);
});
