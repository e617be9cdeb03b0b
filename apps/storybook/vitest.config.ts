import { isShort } from '@praxiskit/test-support/tier';
import { storybookProject } from './story-tests.ts';

/**
 * Every story is a test, at desktop width: it renders, its `play` holds, and axe finds nothing. In the short form axe
 * looks at the sheets alone.
 */
export default storybookProject('stories', {
  tags: { exclude: ['sheet'] },
  initialGlobals: { viewport: { value: 'desktop' } },
  // `preview.tsx` reads it.
  env: { WITHOUT_AXE: isShort ? '1' : '' },
});
