/** The build must notice when a dependency no longer has what it changes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { editPackage, type PackageEdit } from './edit-package.ts';

/** Builds a module with this text and resolves to the code of the build. */
async function built(text: string, edits: PackageEdit['edits']): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'edit-package-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'entry.js'), text);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [editPackage({ name: 'lean-entry', files: /entry\.js$/, edits })],
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output.map(file => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('changes every place of the text', async () => {
  expect(
    await built('console.log(one, one, two)', [
      ['one', '1'],
      [/tw./g, '2'],
    ]),
  ).toContain('console.log(1, 1, 2)');
});

it('ends the build when one of the edits finds nothing, and says which', async () => {
  await expect(
    built('console.log(one)', [
      ['one', '1'],
      [/two/g, '2'],
    ]),
  ).rejects.toThrow(/lean-entry: no file like .* contains \/two\/g any more/);
});
