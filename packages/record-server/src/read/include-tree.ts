import { RecordServerError } from '../error.ts';
import type { Caller, Sight } from '../model/caller.ts';
import { deepestIncluded, mostIncluded } from './parameters.ts';

export interface IncludeTree {
  readonly [relation: string]: IncludeTree;
}

const refusal = (details: object) => new RecordServerError('INCLUDE_INVALID', { details });

/**
 * `author,patient.user` as a tree. Names that the caller may not see are unknown. Throws
 * INCLUDE_INVALID.
 */
export function parseInclude(text: string | undefined, sight: Sight, caller: Caller): IncludeTree {
  type Growing = { [relation: string]: Growing };
  const tree: Growing = Object.create(null);
  const paths = (text ?? '').split(',').filter((path) => path !== '');
  if (paths.length > mostIncluded) throw refusal({ reason: `At most ${mostIncluded} relations` });
  for (const path of paths) {
    let branch = tree;
    let at: Sight | null = sight;
    const names = path.split('.');
    if (names.length > deepestIncluded) {
      throw refusal({ relation: path, reason: `At most ${deepestIncluded} names` });
    }
    for (const name of names) {
      const relation: string | undefined =
        at !== null && Object.hasOwn(at.definition.relations, name)
          ? at.definition.relations[name]?.view
          : undefined;
      if (relation === undefined) {
        throw refusal({ relation: path, reason: 'Unknown relation' });
      }
      branch[name] ??= Object.create(null) as Growing;
      branch = branch[name];
      at = caller.see(relation);
    }
  }
  return tree;
}
