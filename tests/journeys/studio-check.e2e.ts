/** Everything that is wrong in the shop, in one list: found, corrected and opened from there (R-STUDIO-181). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { button, createCopy, enterStudio } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const studio = process.env['SHOP_STUDIO'] ?? '';
const finding = (page: Page) => page.getByRole('listitem').filter({ hasText: /check-me · Text/ });

/** A text that ends before it begins. */
async function turnPeriod(page: Page, id: string): Promise<void> {
  const value = { from: '2027-12-01T00:00+02:00', until: '2027-11-27T00:00+02:00' };
  const answer = await page.request.post(`${studio}/api/documents/${encodeURIComponent(id)}/operations`, {
    headers: { origin: studio },
    data: { base: 0, clientId: 'check', seq: 1, ops: [{ set: { id: 'title', path: 'when', value } }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('lists what is wrong, corrects it by one press, takes it back, and leads to its place', async ({
  page,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/401/);
  await enterStudio(page, 'Kerttu');
  const id = await createCopy(page, 'check-me');
  await turnPeriod(page, id);

  await page.getByRole('link', { name: texts.SHELL_SECTION_CHECK, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.SHELL_SECTION_CHECK, level: 1 })).toBeVisible();
  const editors = page.getByRole('region', { name: /^For editors/ });
  await expect(editors.getByRole('listitem').filter({ hasText: /check-me · Text/ })).toBeVisible();
  await expectAccessible(page, 'the check of the shop');

  const kind = page.getByRole('combobox', { name: texts.PAGES_KIND });
  await kind.selectOption({ label: texts.SHELL_SECTION_MENUS });
  await expect(finding(page)).toHaveCount(0);
  await kind.selectOption({ label: texts.PAGES_KIND_PAGE });
  const language = page.getByRole('combobox', { name: texts.CHECK_LANGUAGE });
  await language.selectOption('sv');
  await expect(finding(page)).toHaveCount(0);
  await language.selectOption('');
  await expect(finding(page)).toBeVisible();

  await finding(page).getByRole('button', { name: texts.FINDING_FIX_SWAP }).focus();
  await page.keyboard.press('Enter');
  await expect(finding(page)).toHaveCount(0);
  await button(page, texts.EDITOR_UNDO_THIS).click();
  await expect(finding(page)).toBeVisible();

  await finding(page).getByRole('link').click();
  await expect(page).toHaveURL(`${studio}/edit/${encodeURIComponent(id)}`);
  await expect(page.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^Text/);
});
