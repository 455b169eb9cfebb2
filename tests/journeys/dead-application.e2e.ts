/** The application never starts. What the page has opened by then works as without scripts. */
import type { Page } from '@playwright/test';
import { field, loginButton, passwordField } from './account-steps.ts';
import { expect, screens, test } from './fixtures.ts';
import { main, type Translate, title } from './steps.ts';

test.use(screens.phone);

/** Opens the sign-in form and waits until the start has failed, and the page says so. */
async function openForm(page: Page, t: Translate) {
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await loginButton(page, t).click();
  await expect(page.locator('#chunk-lost')).toBeAttached();
  return page.getByRole('dialog', { name: t('LOG_IN') });
}

test.beforeEach(async ({ page, browserErrors }) => {
  browserErrors.allow(/ERR_FAILED|request failed|dynamically imported module/);
  // It has been reloaded already, which did not help.
  await page.addInitScript(() => sessionStorage.setItem('atv-chunk-reload', String(Date.now())));
  await page.route(/\/assets\/entry-client.*\.js/, route => route.abort());
});

test('signs in and comes back to the page', async ({ page, t }) => {
  const panel = await openForm(page, t);
  await field(panel, t('EMAIL')).fill('private@demo.example');
  await passwordField(panel, t('PASSWORD')).fill('demo-private-1');
  await panel.getByRole('button', { name: t('LOG_IN'), exact: true }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('ralph-user');
  await expect(page).toHaveURL(/\/tuotteet$/);
});

for (const [press, heading] of [
  ['CREATE_ACCOUNT', 'CREATE_ACCOUNT'],
  ['FORGOT_PASSWORD', 'RESET_PASSWORD'],
] as const)
  test(`leads to the other form of the account: ${press}`, async ({ page, t }) => {
    const panel = await openForm(page, t);
    await field(panel, t('EMAIL')).fill('private@demo.example');
    await passwordField(panel, t('PASSWORD')).fill('demo-private-1');
    await panel.getByRole('button', { name: t(press) }).click();
    await expect(title(page)).toHaveText(t(heading));
    expect(page.url()).not.toMatch(/demo/);
    await expect(main(page).locator('[name=to]')).toHaveValue('/tuotteet');
  });

/** What only scripts can do, and what the page does without the application. */
const ofScripts = '[data-native], [data-message] button, fieldset:has(> button:not([name])) button';

for (const screen of ['phone', 'desktop'] as const)
  test.describe(screen, () => {
    test.use(screens[screen]);
    test('has no button in header, footer and panels that does nothing', async ({ page, t }) => {
      await openForm(page, t);
      const dead = await page.evaluate(
        except =>
          [...document.querySelectorAll<HTMLButtonElement>(':is(header, footer, dialog) button')]
            .filter(button => button.type !== 'reset' && !button.matches(except))
            .filter(({ type, form }) => type !== 'submit' || !form?.hasAttribute('action'))
            .filter(({ form }) => form?.method !== 'dialog')
            .map(({ outerHTML }) => outerHTML.slice(0, 160)),
        ofScripts,
      );
      expect(dead).toEqual([]);
    });
  });
