import { createRouteTable } from '@praxiskit/pages';
import { normaliseRules } from '@praxiskit/record-model';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { createViews } from '../src/modules/records/views.ts';

/** As rules use it: over the whole value, by code points. */
const judge = (pattern: string) => checkSync(`^(?:${pattern})$`, 'u').status;

const declared = createViews(createRouteTable([])).flatMap((view) =>
  Object.entries(view.columns ?? {}).flatMap(([column, spec]) =>
    normaliseRules(spec?.rules as Parameters<typeof normaliseRules>[0])
      .filter(({ op }) => op === 'pattern')
      .map(({ arg }) => [`${view.name}.${column}`, String(arg)] as const),
  ),
);

// Node has one thread: a pattern that backtracks would hold up every visitor.
test.each(declared)(
  'the pattern of %s takes linear time on every value: %s [R7.11]',
  (_, pattern) => {
    expect(judge(pattern)).toBe('safe');
  },
);

test.each(['((a)+)+b', '(a+)+', '(a|a)*b', '(\\w+\\s?)*', 'a*a*a*b', '(x+x+)+y'])(
  'the pattern %s does not',
  (pattern) => {
    expect(judge(pattern)).toBe('vulnerable');
  },
);
