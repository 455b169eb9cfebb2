/** Writes docs/settings.md from the definitions of the settings. */
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { writeWhenNew } from '../files/replace-file.mjs';

const path = resolve(import.meta.dirname, '../../docs/settings.md');

register();
const { configTable } = await import('../../server/config/describe-config.ts');
const text = `# Settings

Environment variables take precedence over \`config/shop.json\`. An invalid value stops the start within a second and names its key. This file is generated: \`node tools/generate/config-table.mjs\`.

${configTable()}`;

writeWhenNew(path, text);
