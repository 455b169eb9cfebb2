/** Texts of other programs are pasted and dropped into a page, and shoppers see what they mean (R-STUDIO-158, R-STUDIO-266, R-STUDIO-268, R-STUDIO-269). */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { createCopy, enterStudio, openEditor, publish, saved, served, titleField } from './studio-steps.ts';

test.use({
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const shop = process.env['SHOP_ORIGIN'] ?? '';
const sample = (name: string) => readFileSync(`tests/support/clipboard/${name}.html`, 'utf8');

/** As a browser tells of what comes from another program. @param at the middle of which element something is dropped on */
const give = (field: Locator, kind: 'paste' | 'drop', html: string, at?: string) =>
  field.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      data.setData('text/html', given.html);
      data.setData('text/plain', 'words alone');
      const target = given.at === undefined ? element : element.querySelector(given.at);
      const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      const init = { bubbles: true, cancelable: true };
      const event =
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', {
              ...init,
              dataTransfer: data,
              clientX: left + width / 2,
              clientY: top + height / 2,
            });
      target?.dispatchEvent(event);
    },
    { kind, html, at },
  );

const textField = (page: Page) =>
  page.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox').first();

test('pastes a document of Google Docs and one of Word', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  await enterStudio(page, 'Petra');
  const id = await createCopy(page, 'paste-letter');
  const canvas = await openEditor(page, id);
  const copy = (words: string) => page.evaluate(text => navigator.clipboard.writeText(text), words);

  await test.step('lines of a title stay words, on the page and in the form', async () => {
    await copy('Osta\r\n\r\nketjut ja\nrenkaat');
    const heading = canvas.getByRole('heading', { level: 1 });
    await heading.click();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Uutiskirjeen');
    await heading.dblclick();
    await expect(heading).toHaveAttribute('contenteditable');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(heading).toHaveText('Osta ketjut ja renkaat');
    await page.keyboard.press('Enter');
    await expect(titleField(page)).toHaveValue('Osta ketjut ja renkaat');
    await copy('Osta\nrenkaat');
    await titleField(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(titleField(page)).toHaveValue('Osta renkaat');
    await expect(heading).toHaveText('Osta renkaat');
  });

  const field = textField(page);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Before.');
  await expect(field).toHaveText('Before.');

  await test.step('the paste is one step, apart from what was typed', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await give(field, 'paste', sample('google-docs'));
    await expect(field.getByRole('heading', { level: 2 })).toHaveText('Talvihuolto');
    await expect(page.getByText(/^A picture was left out/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveText('Before.');
    await page.keyboard.press('ControlOrMeta+y');
    await expect(field.getByRole('heading', { level: 2 })).toHaveText('Talvihuolto');
  });
  await expect(field.locator('strong').first()).toHaveText('Aina');
  await expect(field.locator('em').first()).toHaveText(/^mielellään/);
  await expect(field.locator('li li')).toHaveText(['25x8-12', '25x10-12']);
  await expect(field.getByRole('link')).toHaveAttribute('href', 'https://example.org/ohje?a=1&b=2');

  await test.step('Word after it, and a drop into it', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await give(field, 'paste', sample('word'));
    await expect(field.getByRole('columnheader')).toHaveText(['Osa', 'Väli']);
    await expect(field.locator('li li li')).toHaveText('etu');
    await give(field, 'drop', '<h2>Dropped</h2><ul><li style="font-weight:700">here</li></ul>', 'td');
    await expect(field.locator('td').first()).toContainText('Dropped');
    await expect(field.locator('td strong')).toHaveText('here');
    await expect(field.locator('td :is(h2, h3, ul)')).toHaveCount(0);
  });

  await saved(page);
  await publish(page);
  await expect.poll(() => served('/paste-letter')).toContain('Talvihuolto');
  const visitor = await page.context().newPage();
  await visitor.goto(`${shop}/paste-letter`);
  const text = visitor.getByRole('main').locator('.prose');
  await expect(text.getByRole('heading', { level: 2 })).toHaveText(['Talvihuolto', 'Mönkijän huolto']);
  await expect(text.locator('li li')).toHaveText(['25x8-12', '25x10-12', /25x8-12/, 'etu', 'mutterit']);
  await expect(text.locator('li li strong')).toHaveText('25x10-12');
  await expect(text.getByRole('columnheader')).toHaveText(['Osa', 'Väli']);
  await expect(text.getByRole('link', { name: 'Koko ohje' })).toHaveAttribute(
    'href',
    'https://example.org/ohje?a=1&b=2',
  );
  await expect(text.locator('[style], [class]')).toHaveCount(0);
  await expect(text).not.toContainText('salainen');
  await visitor.close();
});
