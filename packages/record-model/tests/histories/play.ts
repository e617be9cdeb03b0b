import type { ModelRecord } from '@praxiskit/record-model/client';
import { createTestClock } from '../practice.ts';
import { createNet, type Fate } from './net.ts';
import { includes, type Name, names } from './notes.ts';
import { edited, signIn, type User } from './user.ts';
import type { Rows, World } from './world.ts';

export type Step = readonly [client: number, kind: number, x: number, y: number];

/**
 * Two users who change, link, save and undo by the given steps, on a network with the given
 * failures; then the network is good, and all requests finish.
 */
export async function play(world: World, steps: readonly Step[], net: readonly Fate[]) {
  const { settle } = world;
  const clock = createTestClock(settle);
  const wrong: string[] = [];
  const ids = new Set(
    Object.values(world.first).flatMap((all) => all.map((row) => String(row.id))),
  );
  let hasGivenUp = false;
  let users: User[] = [];

  const line = createNet(world, net, (number, before, after) => {
    const [old, now] = [JSON.parse(before), JSON.parse(after)] as [Rows, Rows];
    const user = users[number];
    const asked = user?.asked;
    for (const name of names) {
      for (const row of now[name] ?? []) {
        const former = old[name]?.find(({ id }) => id === row.id);
        if (former === undefined) ids.add(String(row.id));
        for (const field of edited) {
          const value = row[field] ?? null;
          if (former && (former[field] ?? null) === value) continue;
          const isId = field === 'folder_id' && value !== null;
          if (!isId && asked?.has(JSON.stringify(value)) !== true) {
            wrong.push(`${name}.${field} of ${row.id} became ${value}, which nobody asked for`);
          }
          // A deletion empties the keys of others.
          const known = user?.client.loaded(name).peek(String(row.id));
          if (!isId && field !== 'folder_id' && field in (known?.conflict?.fields ?? {})) {
            wrong.push(`${name}.${field} of ${row.id} became ${value}, which nobody has decided`);
          }
        }
      }
    }
  });

  users = [await signIn(0, line.fetchAs(0), clock), await signIn(1, line.fetchAs(1), clock)];
  line.worsen();
  let made = 0;
  const saves: Promise<unknown>[] = [];
  /**
   * A change to a record that was to be deleted keeps it: it may be created again, with all its
   * current values.
   */
  const removing = new Set<ModelRecord>();

  for (const [at, kind, x, y] of steps) {
    const user = users[at % 2];
    if (user === undefined) continue;
    const { client, records, ask, asked, want, watch } = user;
    const name = names[x % 3] ?? 'notes';
    const own = records[name];
    const record = own[y % own.length];
    const one = <N extends Name>(view: N) => records[view][y % records[view].length];
    const note = records.notes[x % records.notes.length];
    if (record === undefined || note === undefined) continue;
    const value = `v${made}`;
    for (const one of removing) if (Object.values(records).flat().includes(one)) ask(one);
    switch (kind) {
      case 0:
      case 1:
      case 2:
        if (record.isDeleted) break;
        made += 1;
        record.set(kind === 1 ? 'b' : 'a', value);
        want(record, kind === 1 ? 'b' : 'a', value);
        asked.add(JSON.stringify(value));
        break;
      case 3:
        ask(record);
        for (const field of ['a', 'b']) asked.add(JSON.stringify(record.base()[field]));
        if (record.isDeleted) break;
        record.rollback(y % 2 === 0 ? 'a' : undefined);
        for (const field of ['a', 'b']) want(record, field, undefined);
        break;
      case 16:
      case 17:
        // Set back to the known value of the server.
        if (record.isDeleted) break;
        watch(() => record.set('a', record.base().a));
        break;
      case 4:
        saves.push(record.save().catch(() => undefined));
        break;
      case 5:
        saves.push(record.flush().catch(() => undefined));
        break;
      case 6: {
        made += 1;
        const created = client.loaded(name).create({ token: value, a: value });
        asked.add(JSON.stringify(value));
        want(created, 'a', value);
        own.push(created);
        break;
      }
      case 7:
        if (y % 4 !== 0) break;
        removing.add(record);
        ask(record);
        // A delete without an answer is not repeated automatically.
        saves.push(
          record.remove().catch(() => {
            hasGivenUp = true;
          }),
        );
        break;
      case 8: {
        const folder = one('folders');
        if (folder === undefined || note.isDeleted || folder.isDeleted) break;
        if (x % 2 === 0) note.link('folder', folder);
        else note.unlink('folder', folder);
        break;
      }
      case 9: {
        const folder = one('folders');
        if (folder === undefined || note.isDeleted || folder.isDeleted) break;
        if (y % 3 === 0) folder.unlink('notes', note);
        else folder.link('notes', note);
        break;
      }
      case 10: {
        const tag = one('tags');
        if (tag === undefined || note.isDeleted || tag.isDeleted) break;
        const [owner, relation, other] =
          x % 2 === 0 ? ([note, 'tags', tag] as const) : ([tag, 'notes', note] as const);
        if (y % 3 === 0) owner.unlink(relation, other);
        else owner.link(relation, other);
        break;
      }
      case 11:
        saves.push(
          client
            .loaded(name)
            .find({ include: includes[name] })
            .catch(() => undefined),
        );
        break;
      case 12:
        watch(() => client.undo());
        break;
      case 13:
        watch(() => client.redo());
        break;
      case 14:
        if (!record.conflict) break;
        for (const field of Object.keys(record.conflict.fields)) {
          if (y % 2 !== 0) want(record, field, undefined);
        }
        if (record.conflict.isGone) ask(record);
        record.resolve(y % 2 === 0 ? 'mine' : 'theirs');
        break;
      case 15:
        await line.release(y);
        break;
      default:
        await clock.advance([0, 100, 500, 1000, 4000][y % 5] ?? 0);
    }
    if (y % 2 === 0) await settle();
  }

  await line.mend();
  for (let round = 0; round < 3; round += 1) await clock.advance(40_000);
  for (const note of users.flatMap(({ client }) => client.pending())) {
    const { conflict, saveError } = note;
    const isStopped = saveError !== null && saveError.code !== 'VERSION_STALE';
    if (note.view.name !== 'notes' || conflict === null || conflict.isGone || isStopped) continue;
    for (const field of ['a', 'b']) {
      if (!(field in note.changes()) || field in conflict.fields) continue;
      wrong.push(`notes.${field} of ${note.get('id')} waits for another field`);
    }
  }
  for (let round = 0; round < 12; round += 1) {
    await clock.advance(40_000);
    for (const { client, ask, wants } of users) {
      for (const record of client.pending()) {
        if (record.conflict) {
          // A record that another user has deleted is created again, with all its values.
          if (record.conflict.isGone) ask(record);
          record.resolve('mine');
        }
        await record.flush().catch(() => undefined);
        // A record that another user has deleted cannot be saved.
        if (record.saveError && round > 2) {
          record.rollback();
          hasGivenUp = true;
          ask(record);
          wants.delete(record);
        }
      }
    }
  }
  await Promise.all(saves);
  return { users, wrong, ids, hasGivenUp };
}
