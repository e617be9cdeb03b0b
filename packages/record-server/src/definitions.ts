import type { Viewer } from '@praxiskit/core/fastify';
import type { Definition } from '@praxiskit/record-model';
import type { Locale } from './locale.ts';
import { createCallerFactory } from './model/caller.ts';
import type { RecordSource } from './options.ts';

/**
 * The definitions that a viewer gets, for a documentation page; by default a guest's, in German.
 *
 * @throws Error, RecordError as the plug-in's start does
 */
export function describeViews(
  source: RecordSource,
  viewer: Viewer | null = null,
  locale: Locale = 'de',
): Definition[] {
  const caller = createCallerFactory(source)(viewer, locale);
  return source.views.flatMap(({ name }) => caller.see(name)?.definition ?? []);
}
