import { createPracticeView } from './facts/practice.view.ts';
import { createPagesView } from './page-texts/page-texts.view.ts';
import type { PracticeViewsOptions } from './view-options.ts';

/** The views `practice` and `pages`, for `defineViews` of record-server. */
export const createPracticeViews = (options: PracticeViewsOptions) =>
  [createPracticeView(options), createPagesView(options)] as const;
