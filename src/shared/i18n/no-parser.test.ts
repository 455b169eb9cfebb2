/** The browser build contains no message parser, so every message of the shop must work without it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { createShopIntl as CreateShopIntl } from './create-intl.ts';
import { localeCodes } from './locales.ts';
import { serverMessages } from './server-messages.gen.ts';

type Values = Record<string, number | ((chunks: string[]) => string)>;

const parser = 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js';
let folder = '';
let createShopIntl: typeof CreateShopIntl;
let source = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-parser-'));
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'create-intl.ts')],
    alias: { '@formatjs/icu-messageformat-parser': join(import.meta.dirname, '../../..', parser) },
    bundle: true,
    write: false,
    format: 'esm',
  });
  source = outputFiles[0]?.text ?? '';
  const file = join(folder, 'intl.mjs');
  await writeFile(file, source);
  ({ createShopIntl } = await import(pathToFileURL(file).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const refuse = (error: Error): void => {
  throw error;
};

it('leaves the parser out', () => {
  expect(source).toContain('uncompiled message');
  expect(source).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});

it.each(localeCodes)('formats every %s message, plain and with values', code => {
  const messages = serverMessages[code];
  const { formatMessage } = createShopIntl(code, messages, { onError: refuse });
  for (const [id, message] of Object.entries(messages)) {
    const values = typeof message === 'string' ? {} : valuesFor(message);
    const text = formatMessage({ id: id as never }, values as never);
    expect([id, typeof text, text === '' || text === id]).toEqual([id, 'string', false]);
  }
});

it('fails for a message that was not compiled', () => {
  const { formatMessage } = createShopIntl('fi', {}, { onError: refuse });
  expect(() => formatMessage({ id: 'CART', defaultMessage: 'plain' })).toThrow('without parser');
});

/** One value for every variable and tag of a message. */
function valuesFor(ast: MessageFormatElement[]): Values {
  return Object.assign({}, ...ast.map(valueFor));
}

function valueFor(node: MessageFormatElement): Values {
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
