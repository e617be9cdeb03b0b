import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { Viewer } from '@praxiskit/core/fastify';
import type { View, ViewAccess } from '@praxiskit/record-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createViews } from '../src/modules/records/views.ts';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, startTestNode, stopAll, type TestNode } from './support/node.ts';

/**
 * Each role × view × column × what can be asked of it, against the running server: what `access` of the
 * views says is what every way of asking answers, and what it does not say is as unknown as nothing.
 */
const emails = {
  guest: null,
  patient: 'patient@example.org',
  staff: 'staff@example.org',
  admin: 'admin@example.org',
} as const;
type Role = keyof typeof emails;
const roles = Object.keys(emails) as Role[];

const views = createViews({ match: () => null } as never);
const byName = new Map(views.map((view) => [view.name, view]));

interface Field {
  readonly name: string;
  readonly isJson: boolean;
  readonly isHidden: boolean;
  /** The key and the version: without them there is no record. */
  readonly isNeeded: boolean;
}

let node: TestNode;
const clients = {} as Record<Role, TestClient>;
const viewers = {} as Record<Role, Viewer | null>;

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment('postgres'));
  for (const role of roles) {
    clients[role] = createClient(node.url);
    viewers[role] = null;
    const email = emails[role];
    if (email === null) continue;
    await clients[role].signIn(email);
    const { body } = await clients[role].get<{
      user: { name: string; data: { id: string; roles: string[] } };
    }>('/api/auth/session');
    const { name, data } = body.user;
    viewers[role] = { id: data.id, roles: data.roles, name, email };
  }
});
afterAll(stopAll);

const metaOf = ({ entity }: View) =>
  node.database.orm.getMetadata().get(entity as never) as EntityMetadata<object>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every column of the table, also those that no view shows. */
function fieldsOf(view: View): Field[] {
  const meta = metaOf(view);
  return Object.values<EntityProperty>(meta.properties).flatMap((property) => {
    const [name] = property.fieldNames ?? [];
    const isColumn = property.kind === 'scalar' || property.kind === 'm:1';
    if (name === undefined || !isColumn || property.persist === false) return [];
    return {
      name,
      isJson: /json|\[\]$/.test(property.columnTypes[0] ?? ''),
      isHidden: property.hidden === true || view.columns?.[name]?.hidden === true,
      isNeeded: property.primary === true || property.version === true,
    };
  });
}

function accessOf(view: View, role: Role): ViewAccess | null {
  const access = view.access(viewers[role]);
  return access === null || access.read === false ? null : access;
}

function isReadable(access: ViewAccess | null, { name, isHidden, isNeeded }: Field): boolean {
  if (access === null || isHidden) return false;
  return isNeeded || access.readable === undefined || access.readable.includes(name);
}

const may = (permission: unknown) => permission !== undefined && permission !== false;
/** A guest is asked to sign in, others find nothing. */
const unknown = (role: Role) => (role === 'guest' ? 401 : 404);

interface Relation {
  readonly name: string;
  readonly target: View;
  readonly isLinkable: boolean;
  readonly isMany: boolean;
}

function relationsOf(view: View): Relation[] {
  return Object.entries(view.relations ?? {}).map(([key, spec]) => {
    const { properties } = metaOf(view);
    const property = Object.values<EntityProperty>(properties).find(
      ({ name }) => name === key || snake(name) === key,
    );
    const target = byName.get(spec?.view ?? '');
    if (target === undefined || property === undefined) throw new Error(`No relation ${key}`);
    const name = spec?.alias ?? snake(property.name);
    const isMany = property.kind === '1:m' || property.kind === 'm:n';
    return { name, target, isLinkable: spec?.linkable === true, isMany };
  });
}

const status = async (role: Role, path: string) => (await clients[role].get(path)).status;
const filterBy = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const isSet = { $null: false };

/** Ids that a caller may read, by the permission itself. */
async function permittedIds(view: View, access: ViewAccess): Promise<string[]> {
  const em = node.database.fork();
  const where = access.read === true ? {} : access.read;
  const rows = await em.find<{ id: string }>(view.entity as never, where as never, {
    fields: ['id'] as never,
  });
  return rows.map(({ id }) => id).sort();
}

/** Checks an answer that should be the same for all columns: returns one line for each difference. */
async function wrongOf<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const item of items) {
    const found = await check(item);
    if (found !== null) wrong.push(found);
  }
  return wrong;
}

const expecting =
  (what: string, expected: number | readonly number[]) =>
  (found: number): string | null =>
    [expected].flat().includes(found) ? null : `${what}: ${found}, not ${expected}`;

describe.each(roles)('as %s', (role) => {
  describe.each(views.map((view) => [view.name, view] as const))('%s', (name, view) => {
    const list = `/api/${name}/`;
    const visible = () => accessOf(view, role);
    const plain = () => (visible() === null ? unknown(role) : 200);

    test('lists and counts the permitted rows, and finds no other row', async () => {
      const access = visible();
      const { status: found, body } = await clients[role].get<{ id: string }[]>(
        `${list}?limit=500`,
      );
      expect(found).toBe(plain());
      if (access === null) return;
      const ids = await permittedIds(view, access);
      expect(body.map(({ id }) => id).sort()).toEqual(ids);
      const count = await clients[role].get(`${list}?count`);
      expect(count.body).toEqual({ count: ids.length });
      const all = await node.database.fork().find<{ id: string }>(view.entity as never, {});
      for (const { id } of all.filter((row) => !ids.includes(row.id)).slice(0, 3)) {
        expect(await status(role, `${list}${id}`)).toBe(404);
        expect((await clients[role].get(`${list}${id}?count`)).body).toEqual({ count: 0 });
      }
    });

    test('shows these columns, and no others, in lists, records and the definition', async () => {
      const access = visible();
      const columns = fieldsOf(view)
        .filter((field) => isReadable(access, field))
        .map((field) => field.name)
        .sort();
      const model = await clients[role].get<{ columns: object }>(`/api/model/${name}`);
      expect(model.status).toBe(plain());
      if (access === null) return;
      expect(Object.keys(model.body.columns).sort()).toEqual(columns);
      const { body } = await clients[role].get<{ id: string }[]>(`${list}?limit=3`);
      for (const row of body) {
        expect(Object.keys(row).sort()).toEqual(columns);
        const one = await clients[role].get<object>(`${list}${row.id}`);
        expect(Object.keys(one.body).sort()).toEqual(columns);
      }
    });

    test('filters, sorts, counts and chooses by readable columns alone', async () => {
      const access = visible();
      const wrong = await wrongOf(fieldsOf(view), async (field) => {
        const seen = isReadable(access, field);
        const by = (isAllowed: boolean) =>
          access === null ? unknown(role) : isAllowed ? 200 : 400;
        const where = filterBy({ [field.name]: isSet });
        const asked: [string, boolean][] = [
          [`${list}?limit=1&${where}`, seen],
          [`${list}?count&${where}`, seen],
          [`${list}?count=estimated&${where}`, seen],
          [`${list}?limit=1&${filterBy({ $not: { [field.name]: isSet } })}`, seen],
          [`${list}?limit=1&sort=${field.name}`, seen && !field.isJson],
          [`${list}?limit=1&sort=-${field.name}`, seen && !field.isJson],
          [`${list}?limit=1&fields=${field.name}`, seen],
        ];
        const found = await wrongOf(asked, async ([path, isAllowed]) =>
          expecting(path, by(isAllowed))(await status(role, path)),
        );
        return found.join('\n') || null;
      });
      expect(wrong).toEqual([]);
    });

    test('reads through relations only the columns and rows that the other view permits', async () => {
      const access = visible();
      const [row] = access === null ? [] : await permittedIds(view, access);
      const wrong = await wrongOf(relationsOf(view), async ({ name: relation, target, isMany }) => {
        const other = accessOf(target, role);
        const isKnown = access !== null && other !== null;
        const by = (isAllowed: boolean) =>
          access === null ? unknown(role) : isAllowed ? 200 : 400;
        const fields = fieldsOf(target);
        const found = await wrongOf(fields, async (field) => {
          const seen = isKnown && isReadable(other, field);
          const matches = isMany ? ['$some', '$none', '$every'] : [null];
          const asked = matches.map((match): [string, number] => {
            const inner = { [field.name]: isSet };
            const where = filterBy({ [relation]: match === null ? inner : { [match]: inner } });
            return [`${list}?count&${where}`, by(seen)];
          });
          if (row !== undefined) {
            const below = `${list}${row}/${relation}/?limit=1`;
            const refused = isKnown ? 400 : 404;
            const of = (isAllowed: boolean) => (isAllowed ? 200 : refused);
            asked.push(
              [`${below}&${filterBy({ [field.name]: isSet })}`, of(seen)],
              [`${below}&sort=${field.name}`, of(seen && !field.isJson)],
              [`${below}&fields=${field.name}`, of(seen)],
            );
          }
          const answers = await wrongOf(asked, async ([path, expected]) =>
            expecting(path, expected)(await status(role, path)),
          );
          return answers.join('\n') || null;
        });
        const included = await clients[role].get<Record<string, unknown>[]>(
          `${list}?limit=50&include=${relation}`,
        );
        const included400 = expecting(`${name} include=${relation}`, by(isKnown))(included.status);
        if (included400 !== null) found.push(included400);
        if (included.status !== 200 || other === null) return found.join('\n') || null;
        const columns = fields
          .filter((field) => isReadable(other, field))
          .map((field) => field.name);
        const ids = await permittedIds(target, other);
        for (const child of included.body.flatMap((each) => each[relation] ?? [])) {
          const { id, ...rest } = child as { id: string };
          const extra = ['id', ...Object.keys(rest)].filter((key) => !columns.includes(key));
          if (extra.length > 0) found.push(`${name} include=${relation} shows ${extra}`);
          if (!ids.includes(id)) found.push(`${name} include=${relation} shows the row ${id}`);
        }
        return found.join('\n') || null;
      });
      expect(wrong).toEqual([]);
    });

    test('accepts writable columns, and refuses all others', async () => {
      const access = visible();
      const em = node.database.fork();
      const some = await em.find<{ id: string }>(view.entity as never, {}, { limit: 3 });
      const updatable = new Set(
        access !== null && may(access.update)
          ? await permittedIds(view, { read: access.update as never })
          : [],
      );
      const readable = new Set(access === null ? [] : await permittedIds(view, access));
      const wrong = await wrongOf(fieldsOf(view), async (field) => {
        const spec = view.columns?.[field.name];
        const isListed = access?.writable?.includes(field.name) === true;
        const isOpen = isListed && !field.isNeeded && spec?.readOnly !== true;
        const isWritable = isOpen && isReadable(access, field);
        // An object fits no column but JSON, whose hook refuses this one: nothing is ever saved.
        const body = { [field.name]: { unknown: {} } };
        const codeOf = (answer: { status: number; body: unknown }) =>
          `${answer.status} ${(answer.body as { code?: string })?.code}`;
        const isSetOnce =
          spec?.createOnly === true || access?.createOnly?.includes(field.name) === true;
        const refusalIf = (isOpen: boolean) => (isOpen ? '422 VALIDATION_FAILED' : '422 READ_ONLY');
        const hidden = role === 'guest' ? '401 UNAUTHENTICATED' : '404 NOT_FOUND';
        const found: string[] = [];
        for (const { id } of some) {
          const path = `${list}${id}`;
          const put = codeOf(await clients[role].send('PUT', path, body, { 'if-match': '*' }));
          const reaches = updatable.has(id) && readable.has(id);
          // Who may change some rows of a view learns of no other one.
          const out = access !== null && may(access.update) ? '404 NOT_FOUND' : hidden;
          const expected = reaches ? refusalIf(isWritable && !isSetOnce) : out;
          if (put !== expected) found.push(`PUT ${path} ${field.name}: ${put}, not ${expected}`);
        }
        const post = codeOf(await clients[role].send('POST', list, body));
        const expected = access !== null && may(access.create) ? refusalIf(isWritable) : hidden;
        if (post !== expected) found.push(`POST ${list} ${field.name}: ${post}, not ${expected}`);
        return found.join('\n') || null;
      });
      expect(wrong).toEqual([]);
    });

    test('links where it may, and nowhere else', async () => {
      const access = visible();
      const em = node.database.fork();
      const [row] = await em.find<{ id: string }>(view.entity as never, {}, { limit: 1 });
      const wrong = await wrongOf(
        relationsOf(view),
        async ({ name: relation, target, isLinkable }) => {
          const [child] = await em.find<{ id: string }>(target.entity as never, {}, { limit: 1 });
          if (row === undefined || child === undefined) return null;
          const path = `${list}${row.id}/${relation}`;
          const isAllowed =
            isLinkable &&
            access !== null &&
            access.update === true &&
            accessOf(target, role) !== null;
          const refused = [401, 404];
          const link = await clients[role].send('POST', path, { id: child.id });
          const unlink = await clients[role].send('DELETE', `${path}/${child.id}`);
          return (
            expecting(`POST ${path}`, isAllowed ? [200, 201] : refused)(link.status) ??
            expecting(`DELETE ${path}`, isAllowed ? 200 : refused)(unlink.status)
          );
        },
      );
      expect(wrong).toEqual([]);
    });

    test('sends events of its records to users who may see them', async () => {
      const expected = role === 'guest' ? 401 : visible() === null ? 400 : 200;
      const controller = new AbortController();
      const answer = await clients[role].request(`/api/events?views=${name}`, {
        signal: controller.signal,
      });
      expect(answer.status).toBe(expected);
      controller.abort();
    });
  });
});
