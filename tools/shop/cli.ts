/** `npm run shop -- new|check|plan|apply|export FOLDER`: a shop as a folder. Exit codes: 0 done, 1 mistakes or differences, 2 wrong usage. */
import { runShop } from '#backend/commands.ts';
import { shopBuild } from './shop-build.ts';

process.exitCode = await runShop(process.argv.slice(2), async () => shopBuild());
