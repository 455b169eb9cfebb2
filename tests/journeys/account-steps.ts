/** Steps to register, sign in and sign out. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './steps.ts';

export const testPassword = 'vihreä mönkijä 7';
export const uniqueEmail = () => `anna.${randomUUID()}@example.com`;

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const field = (within: Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });
/** A password input has no textbox role. */
export const passwordField = (within: Locator, name: string): Locator =>
  within.getByLabel(name, { exact: true });
export const accountButton = (page: Page, t: Translate): Locator =>
  page.getByRole('banner').getByRole('button', { name: t('ACCOUNT_TITLE') });
export const loginButton = (page: Page, t: Translate): Locator =>
  page.getByRole('banner').getByRole('button', { name: t('A11Y_ACCOUNT_BUTTON') });

/** Scrolls up as a shopper does who wants the header: it is hidden after scrolling down, and moves in when it comes back. A panel that closes scrolls down again. */
async function showHeader(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('header[data-hidden], header [data-hidden]')).toHaveCount(0);
}

export async function openLogin(page: Page, t: Translate): Promise<Locator> {
  await showHeader(page);
  await loginButton(page, t).click();
  const panel = page.getByRole('dialog', { name: t('LOG_IN') });
  await expect(panel).toBeVisible();
  return panel;
}

/** Fills in and submits the login form with the keyboard. */
export async function logIn(page: Page, t: Translate, email: string, password: string): Promise<void> {
  const panel = await openLogin(page, t);
  await field(panel, t('EMAIL')).fill(email);
  await passwordField(panel, t('PASSWORD')).fill(password);
  await passwordField(panel, t('PASSWORD')).press('Enter');
}

export async function register(page: Page, t: Translate, email: string): Promise<void> {
  const panel = await openLogin(page, t);
  await panel.getByRole('button', { name: t('CREATE_ACCOUNT') }).click();
  const form = dialog(page);
  await expect(field(form, t('EMAIL'))).toBeFocused();
  await field(form, t('EMAIL')).fill(email);
  await passwordField(form, t('PASSWORD')).fill(testPassword);
  await passwordField(form, t('PASSWORD_CONFIRM')).fill(testPassword);
  await passwordField(form, t('PASSWORD_CONFIRM')).press('Enter');
  await expect(accountButton(page, t)).toBeVisible();
  // What follows must not meet this navigation.
  await expect(page).toHaveURL(settingsUrl);
}

export async function logOut(page: Page, t: Translate): Promise<void> {
  await showHeader(page);
  await accountButton(page, t).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('LOG_OUT') })
    .click();
  // The notice is in the document that signing out loads.
  await expect(page.getByText(t('ACCOUNT_FEEDBACK_LOGGED_OUT'))).toBeVisible();
  await expect(loginButton(page, t)).toBeVisible();
}

export const settingsUrl = /tilini\/asetukset|mina-sidor\/installningar/;
