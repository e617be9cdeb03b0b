import { storybookProject } from './story-tests.ts';

/** Every story is a test, at desktop width: it renders, its `play` holds, and axe finds nothing. */
export default storybookProject('stories', {
  tags: { exclude: ['sheet'] },
  initialGlobals: { viewport: { value: 'desktop' } },
});
