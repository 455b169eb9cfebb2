/** Nothing that is edited loads the page in the canvas anew, by anyone (R-STUDIO-273). */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { test } from './fixtures.ts';
import { button, createCopy, enterStudio, openEditor, saved, titleField } from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const localized = (text: string) => ({ fi: text, sv: text, en: text });
const firstTitle = localized('List');
/** Of the page that the copy is of. */
const textPart = (page: Page) => page.getByRole('treeitem', { name: /^Text/ });
const listPart = (page: Page) => page.getByRole('treeitem', { name: /^Product list/ });

/** What a colleague saves meanwhile. */
async function saveElsewhere(page: Page, id: string, ops: readonly object[]): Promise<void> {
  const path = `${studio}/api/documents/${encodeURIComponent(id)}`;
  const { version } = (await (await page.request.get(path)).json()) as { version: number };
  const answer = await page.request.post(`${path}/operations`, {
    headers: { origin: studio },
    data: { base: version, clientId: crypto.randomUUID(), seq: 1, ops },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Each kind of edit, with what the page shows of it. */
function editsOf(page: Page, canvas: FrameLocator, id: string) {
  let turn = 0;
  let listTitle = firstTitle;
  let limit = 4;
  const heading = (name: string) => canvas.getByRole('heading', { name, exact: true }).first();
  const words = () => `Words ${(turn += 1)}`;
  const select = (at: 'first' | 'last' = 'first') => textPart(page)[at]().click();
  const write = async (text: string) => {
    await select();
    await titleField(page).fill(text);
    await expect(heading(text)).toBeVisible();
  };
  const count = () => textPart(page).count();
  return {
    text: () => write(words()),
    move: async () => {
      await select('last');
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Alt+ArrowDown');
    },
    add: async () => {
      const before = await count();
      await select('last');
      await button(page, texts.OUTLINE_ADD).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
      await expect(textPart(page)).toHaveCount(before + 1);
    },
    duplicate: async () => {
      const before = await count();
      await write(words());
      await select();
      await page.keyboard.press('ControlOrMeta+d');
      await expect(textPart(page)).toHaveCount(before + 1);
    },
    hide: async () => {
      const text = words();
      await write(text);
      await select();
      await page.keyboard.press('ControlOrMeta+Shift+h');
      await expect(heading(text)).toBeHidden();
      await page.keyboard.press('ControlOrMeta+Shift+h');
      await expect(heading(text)).toBeVisible();
    },
    delete: async () => {
      const before = await count();
      await select('last');
      await page.keyboard.press('ControlOrMeta+d');
      await expect(textPart(page)).toHaveCount(before + 1);
      await page.keyboard.press('Delete');
      await expect(textPart(page)).toHaveCount(before);
    },
    undo: async () => {
      const text = words();
      await write(text);
      await page.getByRole('button', { name: /^Undo:/ }).click();
      await expect(heading(text)).toHaveCount(0);
    },
    colleague: async () => {
      const text = words();
      await saved(page);
      const value = localized(text);
      await saveElsewhere(page, id, [{ set: { id: 'list', path: 'props.title', value, was: listTitle } }]);
      listTitle = value;
      await expect(heading(text)).toBeVisible();
    },
    filter: async () => {
      limit = limit === 2 ? 3 : 2;
      await listPart(page).click();
      await page.getByRole('textbox', { name: 'Maximum' }).fill(String(limit));
      await expect(canvas.locator('#w-list').getByRole('article')).toHaveCount(limit);
    },
  };
}

/** The same order for the same seed. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return values
    .map(value => ({ value, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

test('follows every kind of edit without loading the page anew', async ({ page, browserErrors }) => {
  test.slow();
  browserErrors.allow(/401/);
  await enterStudio(page, 'Rauni');
  const id = await createCopy(page, 'reloads');
  const canvas = await openEditor(page, id);
  const frame = page.frames().find(each => each !== page.mainFrame());
  expect(frame).toBeDefined();
  let loads = 0;
  page.on('framenavigated', navigated => (loads += navigated === frame ? 1 : 0));

  await test.step('50 characters and five moves', async () => {
    await textPart(page).first().click();
    await titleField(page).fill('');
    await titleField(page).pressSequentially('abcdefghij'.repeat(5));
    await expect(canvas.getByRole('heading', { name: 'abcdefghij'.repeat(5) })).toBeVisible();
    await textPart(page).first().click();
    await page.keyboard.press('ControlOrMeta+d');
    await expect(textPart(page)).toHaveCount(2);
    for (const key of ['Up', 'Down', 'Up', 'Down', 'Up']) await page.keyboard.press(`Alt+Arrow${key}`);
    await saved(page);
  });

  const row = {
    ...{ kind: 'container', id: 'list-row', layout: 'full' },
    widgets: [
      { type: 'product-list', v: 2, id: 'list', props: { title: firstTitle, display: 'grid', limit: 4 } },
    ],
  };
  await saveElsewhere(page, id, [{ insert: { after: 'content', node: row } }]);
  await expect(listPart(page)).toBeVisible();

  const edits = editsOf(page, canvas, id);
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const names = Object.keys(edits) as (keyof typeof edits)[];
  for (const name of [...shuffled(names, seed), ...shuffled(names, seed + 1)])
    await test.step(name, edits[name]);

  await saved(page);
  expect(loads).toBe(0);
});
