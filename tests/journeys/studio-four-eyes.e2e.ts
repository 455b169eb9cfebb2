/** A shop that publishes only what somebody other than its author has approved (R-STUDIO-190). */
import { expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { type BuiltShop, makeBuiltShop } from '../support/built-shop.ts';
import type { ShopProcess } from '../support/shop-process.ts';
import { expectAccessible } from './accessibility.ts';
import { type CommandShop, runCommand } from './commands.ts';
import { test } from './fixtures.ts';
import { studioOriginIn } from './shop-server.ts';
import { button, createCopy, openEditor } from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

let built: BuiltShop;
let shop: ShopProcess;
let at: CommandShop;

// The rule holds for everybody: the shop of the other journeys has none.
test.beforeAll(async () => {
  built = makeBuiltShop();
  shop = await built.start({ SEED_PRODUCTS: '60' });
  at = { data: built.data, origin: shop.origin, studio: studioOriginIn(shop.lines) };
});

test.afterAll(async () => {
  await shop?.stop();
  built?.remove();
});

async function enter(page: Page, name: string, role: string): Promise<void> {
  const mail = `${name.toLowerCase()}@shop.example`;
  const printed = runCommand('backend/staff/cli.ts', ['invite', mail, '--role', role, '--name', name], at);
  await page.goto(/https?:\S+/.exec(printed)?.[0] ?? '');
  await button(page, texts.SIGN_IN_BY_LINK).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');

test('publishes what a colleague has approved', async ({ page, browser }) => {
  test.slow();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await enter(other, 'Ritva', 'admin');
  await other.goto(`${at.studio}/staff`);
  const rule = other.getByRole('checkbox', { name: texts.RULES_NEEDS_APPROVAL });
  await rule.check();
  await expect(other.getByText(texts.RULES_ON, { exact: true })).toBeAttached();
  await expectAccessible(other, 'the rule for publishing');

  await enter(page, 'Sakari', 'publisher');
  const id = await createCopy(page, 'four-eyes', at.studio);
  await openEditor(page, id, at.studio);
  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(dialog(page).getByText(/Written by Sakari\. It can be approved by .*Ritva/)).toBeVisible();
  const accept = dialog(page).getByRole('checkbox', { name: texts.PUBLISH_ACCEPT });
  if (await accept.isVisible()) await accept.check();
  await expect(button(page, texts.PUBLISH_NOW)).toBeDisabled();
  await expectAccessible(page, 'a publication whose approval is missing');
  await dialog(page).getByRole('button', { name: texts.EDITOR_APPROVAL }).click();
  await dialog(page).getByRole('combobox', { name: texts.APPROVAL_READER }).selectOption('Ritva');
  await button(page, texts.APPROVAL_ASK).click();
  await expect(dialog(page)).toHaveCount(0);

  await openEditor(other, id, at.studio);
  await button(other, texts.EDITOR_APPROVAL).click();
  await button(other, texts.APPROVAL_APPROVE).click();
  await expect(page.getByText(texts.APPROVAL_STATE_APPROVED).first()).toBeVisible();
  await button(page, texts.EDITOR_PUBLISH).click();
  const enabled = dialog(page).locator('button:enabled', { hasText: texts.PUBLISH_NOW });
  await expect(enabled.or(accept).first()).toBeVisible();
  if (await accept.isVisible()) await accept.check();
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
  await context.close();
});
