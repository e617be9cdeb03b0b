/** `npm run test:pictures`: every component's sheet beside its recorded picture; arguments go to Playwright. */
import { buildOrExit, runOrExit } from './run.ts';

await buildOrExit('@praxiskit/storybook');
const config = '--config=apps/storybook/playwright.config.ts';
await runOrExit('playwright', ['test', config, ...process.argv.slice(2)]);
