/** The browser build carries no message parser; every text of the shop must do without it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompiledMessages } from './compiled-messages.ts';
import type { Texts } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';
import { messages as finnish } from './messages.fi.gen.ts';
import { messages as swedish } from './messages.sv.gen.ts';
import type { RichValues } from './rich-values.ts';

type CreateTexts = (code: LocaleCode, messages: CompiledMessages, onError: (error: Error) => void) => Texts;

const parser = 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js';
let folder = '';
let createTexts: CreateTexts;
let source = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-parser-'));
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'create-texts.ts')],
    alias: { '@formatjs/icu-messageformat-parser': join(import.meta.dirname, '../..', parser) },
    bundle: true,
    write: false,
    format: 'esm',
  });
  source = outputFiles[0]?.text ?? '';
  const file = join(folder, 'texts.mjs');
  await writeFile(file, source);
  ({ createTexts } = await import(pathToFileURL(file).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const refuse = (error: Error): void => {
  throw error;
};

it('leaves the parser out', () => {
  expect(source).toContain('uncompiled message');
  expect(source).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});

it.each<[LocaleCode, CompiledMessages]>([
  ['fi', finnish],
  ['sv', swedish],
])('says every %s text, plain and with values', (code, messages) => {
  const { rich, intl } = createTexts(code, messages, refuse);
  for (const [id, message] of Object.entries(messages)) {
    const said =
      typeof message === 'string' ? intl.formatMessage({ id }) : rich(id as never, valuesFor(message));
    expect([id, typeof said, said === '' || said === id]).toEqual([id, 'string', false]);
  }
});

it('would hear of a text that was not compiled', () => {
  const { intl } = createTexts('fi', {}, refuse);
  expect(() => intl.formatMessage({ id: 'x', defaultMessage: 'plain' })).toThrow('without parser');
});

/** One value for everything a message asks for. */
function valuesFor(ast: MessageFormatElement[]): RichValues {
  return Object.assign({}, ...ast.map(valueFor));
}

function valueFor(node: MessageFormatElement): RichValues {
  switch (node.type) {
    case TYPE.literal:
    case TYPE.pound:
      return {};
    case TYPE.tag:
      return { ...valuesFor(node.children), [node.value]: chunks => chunks.join('') };
    case TYPE.plural:
    case TYPE.select:
      return Object.assign(
        { [node.value]: 2 },
        ...Object.values(node.options).map(option => valuesFor(option.value)),
      );
    default:
      return { [node.value]: 2 };
  }
}
