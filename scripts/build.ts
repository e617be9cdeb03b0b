/** `npm run build`: what `npm start` serves, for a server that is started by something else. */
import { buildServed } from './run.ts';

await buildServed();
