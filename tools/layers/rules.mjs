/** Generates dependency-cruiser's rules from the table of layers. */
import { layers } from './layers.mjs';

const escape = text => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Matches a folder with everything below it, or one file. */
const pathPattern = path => (path.endsWith('.ts') ? `^${escape(path)}$` : `^${escape(path)}/`);
const ownCode = '^(src|widgets|server|backend|pages|schemas|locales)/';
/** Tests may import tests/support. */
const testFile = '\\.(test|stories)\\.tsx?$';

/** Modules directly in these folders are their public interface or their composition. */
const roots = ['^(src|backend|src/studio)/[^/]+$'];

const folderRules = Object.entries(layers).map(([folder, imported]) => ({
  name: `imports of ${folder}`,
  comment: `${folder} may import ${imported.length > 0 ? imported.join(', ') : 'nothing of this repository'}`,
  severity: 'error',
  from: { path: pathPattern(folder), pathNot: `${testFile}|\\.gen\\.` },
  to: {
    path: ownCode,
    pathNot: [folder, ...imported].map(pathPattern),
  },
}));

export const rules = {
  forbidden: [
    ...folderRules,
    {
      name: 'a widget never imports another widget',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'the backend is imported through backend/index.ts, backend/commands.ts in commands, or backend/testing.ts in tests',
      severity: 'error',
      from: { pathNot: '^backend/' },
      to: { path: '^backend/', pathNot: '^backend/(index|commands|testing)\\.ts$' },
    },
    {
      name: 'every module is in a layer',
      severity: 'error',
      from: {
        path: '^(src|widgets|server|backend)/',
        pathNot: [...Object.keys(layers).map(pathPattern), ...roots],
      },
      to: {},
    },
    { name: 'no import cycles', severity: 'error', from: { path: ownCode }, to: { circular: true } },
    {
      name: 'code does not import tests',
      severity: 'error',
      from: { path: ownCode, pathNot: testFile },
      to: { path: '^(tests|bench)/|^backend/testing\\.ts$' },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: { path: ownCode },
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|inline)$' },
    },
  ],
};
