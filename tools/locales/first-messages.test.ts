/** A public page starts with the messages of its initial code only. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  accountMessages,
  firstMessages,
  listMessages,
  panelMessages,
  widgetMessages,
} from './first-messages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const keys = ['HEADER', 'PANEL', 'CARD', 'STATIC', 'SORT_NEW', 'SORT_OLD', 'TYPE_ONLY'];

it('follows static imports, including aliases, and stops at dynamic ones', () => {
  put({
    'src/shop/entry/entry-client.tsx':
      "import {\n  Header,\n} from '#app/header.tsx';\nimport type { T } from '#app/types.ts';",
    'src/shop/app/header.tsx':
      "export { x } from './more.ts';\nt('HEADER');\nconst load = () => import('./panel.tsx');",
    'src/shop/app/more.ts': 't(`SORT_${sort}`);',
    'src/shop/app/panel.tsx': "t('PANEL');",
    'src/shop/app/types.ts': "'TYPE_ONLY'",
  });
  expect(firstMessages(folder, keys)).toEqual(['HEADER', 'SORT_NEW', 'SORT_OLD']);
});

it('includes messages of widgets that hydrate on public pages, but not in the first part', () => {
  put({
    'src/shop/entry/entry-client.tsx': "t('HEADER');",
    'widgets/card/index.ts': "import { Card } from './card.tsx';",
    'widgets/card/card.tsx': "t('CARD');",
    'widgets/plain/index.ts': "import './plain.tsx';\nexport default defineWidget({ hydrate: 'never' });",
    'widgets/plain/plain.tsx': "t('STATIC');",
  });
  expect(widgetMessages(folder, keys)).toEqual(['HEADER', 'CARD']);
  expect(firstMessages(folder, keys)).toEqual(['HEADER']);
});

it('has the messages of lists without those of other widgets', () => {
  put({
    'src/shop/entry/entry-client.tsx': "t('HEADER');",
    'widgets/product-list/index.ts': "t('CARD');",
    'widgets/product-listing/index.ts': "t('SORT_NEW');",
    'widgets/reviews/index.ts': "t('PANEL');",
  });
  expect(listMessages(folder, keys)).toEqual(['HEADER', 'CARD', 'SORT_NEW']);
});

it('has the messages of menu and cart, but not what they load on demand', () => {
  put({
    'src/shop/entry/entry-client.tsx': "t('HEADER');",
    'src/shop/app/layouts/panels/menu-panel.tsx': "t('PANEL');\nconst later = () => import('./form.tsx');",
    'src/shop/app/layouts/panels/form.tsx': "t('CARD');",
    'src/shop/app/layouts/panels/account-panel.tsx': "t('STATIC');",
  });
  expect(panelMessages(folder, keys)).toEqual(['HEADER', 'PANEL']);
  expect(accountMessages(folder, keys)).toEqual(['HEADER', 'STATIC']);
});

it('leaves out static parts of a widget', () => {
  put({
    'widgets/list/index.ts': "import { List } from './list.tsx';",
    'widgets/list/list.tsx': "import { Bar } from './static/bar.tsx';\nt('CARD');",
    'widgets/list/static/bar.tsx': "t('STATIC');",
  });
  expect(widgetMessages(folder, keys)).toEqual(['CARD']);
});
