/** Entry of the built server, copied to `dist/server/main.js`: runs the compiled bundle beside it. */
import { join } from 'node:path';
import { runCompiled } from './compiled.mjs';

const { main, keepStart } = runCompiled(import.meta.dirname);
await main(join(import.meta.dirname, '..'));
keepStart();
