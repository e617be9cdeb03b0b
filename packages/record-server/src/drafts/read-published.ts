import type { RecordReader } from '@praxiskit/record-model';
import type { RecordReaderCaller } from '../read/reader.ts';
import type { View } from '../view.ts';
import { hasDrafts } from './view-parts.ts';

/**
 * For the data of pages: views with drafts are read as a guest, so that users who may see drafts
 * get the same page as visitors. All other views are read as the caller.
 */
export function readPublished<Views extends object>(
  readAs: (caller: RecordReaderCaller) => RecordReader<Views>,
  views: readonly View[],
): (caller: RecordReaderCaller) => RecordReader<Views> {
  const drafted = new Set<string>(views.filter(hasDrafts).map(({ name }) => name));
  return (caller) => {
    const own = readAs(caller);
    const guests = caller.viewer === null ? own : readAs({ ...caller, viewer: null });
    const of = (view: string) => (drafted.has(view) ? guests : own);
    return {
      list: (view, query) => of(view).list(view, query),
      find: (view, id, query) => of(view).find(view, id, query),
    };
  };
}
