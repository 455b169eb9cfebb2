/** A merchandiser edits a page by looking at it: pressing, typing in the page and in the form, other contexts, a preview link (R-STUDIO-62 to R-STUDIO-70). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';
import { createCopy, openEditor } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

/** Signs in by a link of the terminal to the account that a demo shop has. */
async function signIn(page: Page): Promise<void> {
  const link =
    /https?:\S+/.exec(runCommand('backend/staff/cli.ts', ['link', 'demo@atvhuset.example']))?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: texts.SIGN_IN_BY_LINK }).click();
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
}

test('edits a page by looking at it', async ({ page, browser, browserErrors }) => {
  // Not signed in yet; the link of a shop that is no longer open.
  browserErrors.allow(/40[134]/);
  await signIn(page);
  const id = await createCopy(page, 'canvas-letter');
  const canvas = await openEditor(page, id);
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));

  const heading = canvas.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await heading.click();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText(before);

  await heading.dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kirjoitettu sivulle');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Kirjoitettu sivulle');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Kirjoitettu sivulle');

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(heading).toHaveText(before);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(heading).toHaveText('Kirjoitettu sivulle');

  await test.step('hides a part from everyone where it is seen, and takes that back', async () => {
    await canvas.locator('studio-overlay').getByTitle(texts.OUTLINE_HIDE).click();
    await expect(heading).toBeHidden();
    await expect(page.getByText(texts.INSPECTOR_HIDDEN)).toBeVisible();
    await expect(page.getByRole('treeitem', { selected: true })).toHaveAccessibleName(
      new RegExp(texts.OUTLINE_HIDDEN_FROM_ALL),
    );
    await page.getByRole('button', { name: texts.INSPECTOR_SHOW }).click();
    await expect(heading).toHaveText('Kirjoitettu sivulle');
  });

  await test.step('undoes and redoes formatted text by the same keys', async () => {
    const text = page.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox').first();
    await text.click();
    // One step, however long the keys of a slow computer take.
    await page.keyboard.insertText('First.');
    await expect(text).toHaveText('First.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveText('');
    await page.keyboard.press('ControlOrMeta+y');
    await expect(text).toHaveText('First.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveText('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(text).toHaveText('First.');
    await expect(canvas.getByText('First.')).toBeVisible();
  });
  expect(reloads).toBe(0);
  await expect(page.getByText(texts.EDITOR_SAVED, { exact: true })).toBeVisible();

  const link = await page.evaluate(async document => {
    const path = `/api/documents/${encodeURIComponent(document)}`;
    const { version } = (await (await fetch(path)).json()) as { version: number };
    const context = {
      market: 'fi',
      locale: 'fi',
      customerType: 'PERSON',
      vatIncluded: true,
      signedIn: false,
    };
    const answer = await fetch('/api/links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documents: [{ id: document, version }], context, days: 1 }),
    });
    return ((await answer.json()) as { url: string }).url;
  }, id);
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kirjoitettu sivulle');
  await visitor.close();
});
