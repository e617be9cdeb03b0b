import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Definition } from '@praxiskit/record-model';
import { createCallerFactory } from './model/caller.ts';
import type { Locale, Viewer } from './options.ts';
import type { View } from './view.ts';

/** The definitions that a viewer sees; reading them checks every view against its entity. */
export function describeViews(
  views: readonly View[],
  em: SqlEntityManager,
  viewer: Viewer | null = null,
  locale: Locale = 'de',
): Definition[] {
  const caller = createCallerFactory(views, {})(em, viewer, locale);
  return views.flatMap(({ name }) => caller.see(name)?.definition ?? []);
}
