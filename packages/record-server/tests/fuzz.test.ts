import { setImmediate as nextTurn } from 'node:timers/promises';
import { standardModifiers } from '@praxiskit/record-model';
import { queryOf, type Shapes, searchOf } from '@praxiskit/test-support/random-query';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, ids, patient, staff } from './practice.ts';

const INPUTS = isLong ? 1_000_000 : 3000;
/** Valid queries that others are derived from. */
const SEEDS = 400;

let practice: Awaited<ReturnType<typeof createPractice>>;
beforeAll(async () => {
  practice = await createPractice({ modifiers: standardModifiers });
});
afterAll(() => practice.orm.close());

const shapes: Shapes = {
  treatments: {
    columns: {
      name_de: ['Botox', ''],
      position: [1, 2],
      active: [true],
      id: [ids.botox],
      facts: [null],
    },
    relations: { prices: 'prices', concerns: 'concerns' },
  },
  prices: {
    columns: {
      label_de: ['Stirn'],
      amount: ['1.00', 199],
      valid_from: ['2026-01-31'],
      views: ['9007199254740993'],
      secret: ['canary'],
    },
    relations: { treatment: 'treatments' },
  },
  concerns: { columns: { slug: ['falten'] }, relations: {} },
  notes: {
    columns: { text: ['mine'], owner: ['patient', 'another'] },
    relations: { price: 'prices' },
  },
};
const views = [...Object.keys(shapes), 'nothing'];

/** A seeded generator, so that an input can be found again by its number. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Inputs that have broken parsers, queries and templates elsewhere. */
const pieces = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$where',
  '$regex',
  '$',
  '$some',
  '$none',
  '$every',
  '$not',
  '$and',
  '$or',
  '$in',
  '$between',
  '$contains',
  '$null',

  "'",
  '"',
  '\\',
  '\\"',
  '--',
  ';',
  '/*',
  '%',
  '_',
  '?',
  '??',
  '$1',
  ':name',
  '\u0000',
  '\\u0000',

  '\ud800',
  '\udc00',
  '\u202e',
  '💉',
  'ﬀ',
  'İ',
  '\r\n',
  '\t',
  ' ',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '.',

  'null',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '-1e-999',
  '9223372036854775808',
  '0x10',
  '1_0',

  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '24:00',
  'infinity',
  '{}',
  '[]',
  '[[]]',
  '{"a":{}}',

  'secret',
  'owner',
  'password_hash',
  'version',
  'pg_sleep(9)',
  'canary',
  '../',
  '%00',
  '%',
  '%zz',
];

function mutate(text: string, random: () => number): string {
  const at = () => Math.floor(random() * (text.length + 1));
  const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
  const piece = pieces[Math.floor(random() * pieces.length)] ?? '';
  switch (Math.floor(random() * 7)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + piece + text.slice(from);
    case 2:
      return text.slice(0, from) + piece + text.slice(Math.min(from + piece.length, text.length));
    case 3:
      return text.slice(0, to) + text.slice(from);
    case 4:
      return text.slice(0, from) + String.fromCharCode(random() * 65_536) + text.slice(from + 1);
    case 5:
      return text.replace(/"([a-z_$]+)":/g, (name) => (random() < 0.2 ? `"${piece}":` : name));
    default:
      return random() < 0.02 ? `${text.slice(0, from)}${piece.repeat(3000)}` : text + piece;
  }
}

const parameters = [
  'filter',
  'sort',
  'include',
  'after',
  'fields',
  'limit',
  'offset',
  'count',
  'deleted',
];
const codes = ['FILTER_INVALID', 'SORT_INVALID', 'INCLUDE_INVALID', 'QUERY_INVALID', 'NOT_FOUND'];

/** Words of internals, which no answer may contain. */
const internals = /\bselect\b.*\bfrom\b|SQLSTATE|mikro|kysely|node_modules|at \w+ \(|\.ts:\d/i;

test(
  `${INPUTS.toLocaleString('en')} random and broken queries cause no failure and reveal nothing hidden [R8.8]`,
  async () => {
    const seeds = views.flatMap((view) =>
      fc.sample(queryOf(shapes, view), { numRuns: SEEDS / views.length, seed: 1 }).map((query) => ({
        view,
        query: [...searchOf(query)],
      })),
    );
    const callers = [null, patient, staff];
    const { body: cursorRows, headers } = await practice.ask(staff, 'GET', '/api/prices/?limit=1');
    expect(cursorRows).toHaveLength(1);
    const cursor = /after=([^>&]+)/.exec(String(headers.link))?.[1] ?? '';
    const seen = new Map<string, number>();

    for (let number = 0; number < INPUTS; number += 1) {
      const random = randomOf(number);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const seed = pick(seeds);
      const query = new Map(seed.query);
      if (random() < 0.1) query.set('after', cursor);
      const rounds = Math.floor(random() * 4);
      for (let round = 0; round < rounds; round += 1) {
        const name = query.size > 0 && random() < 0.9 ? pick([...query.keys()]) : pick(parameters);
        query.set(name, mutate(query.get(name) ?? '', random));
      }
      const search = [...query]
        .map(
          ([name, value]) =>
            `${name}=${random() < 0.95 ? encode(value) : encodeURI(value.toWellFormed())}`,
        )
        .join('&');
      const viewer = pick(callers);
      const view = random() < 0.95 ? seed.view : encode(mutate(seed.view, random));
      // Answers in the process are freed in a turn of the event loop.
      if (number % 100 === 0) await nextTurn();
      // Also clears the practice's list of statements.
      if (number % 1000 === 0) await practice.ask(null, 'GET', '/api/concerns/?limit=0');
      practice.state.viewer = viewer;
      const url = `/api/${view}/?${search}`;
      const answer = await practice.app.inject({ method: 'GET', url });
      const where = `input ${number}, ${viewer?.id ?? 'guest'}: ${url.slice(0, 1000)}`;
      const key = `${answer.statusCode} ${answer.json().code ?? ''}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      if (answer.statusCode >= 500) throw new Error(`${where} → ${answer.body.slice(0, 500)}`);
      if (answer.statusCode === 200) ensureNothingHidden(answer.json(), viewer, where);
      else {
        const { code, message } = answer.json();
        const isKnown =
          codes.includes(code) ||
          code === 'UNAUTHENTICATED' ||
          [404, 414].includes(answer.statusCode);
        if (!isKnown) throw new Error(`${where} → ${answer.body.slice(0, 500)}`);
        if (internals.test(message))
          throw new Error(`${where} tells of what is behind it: ${message}`);
      }
    }
    // A run in which every input is refused would prove nothing.
    expect(seen.get('200 ')).toBeGreaterThan(INPUTS / 10);
    for (const code of ['FILTER_INVALID', 'SORT_INVALID', 'INCLUDE_INVALID', 'QUERY_INVALID']) {
      expect(seen.get(`400 ${code}`), code).toBeGreaterThan(INPUTS / 300);
    }
  },
  isLong ? 3 * 3_600_000 : 120_000,
);

/** Like a browser, which replaces half of a surrogate pair. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function ensureNothingHidden(body: unknown, viewer: typeof staff | null, where: string): void {
  const text = JSON.stringify(body);
  if (text.includes('canary') || text.includes('"secret"'))
    throw new Error(`${where} tells the secret`);
  const notes = text.match(/"owner":"([^"]*)"/g) ?? [];
  if (notes.some((owner) => owner !== `"owner":"${viewer?.id}"`)) {
    throw new Error(`${where} shows a note of somebody else`);
  }
  if (viewer === staff) return;
  const isHidden = text.includes(ids.hidden) || text.includes(ids.hiddenPrice);
  if (isHidden) throw new Error(`${where} shows what is not offered`);
  if (/"(views|valid_from|updated_at)":/.test(text))
    throw new Error(`${where} shows a column of the staff`);
}
