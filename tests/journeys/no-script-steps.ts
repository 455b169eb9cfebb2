/** Steps of purchases without scripts. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { buyForm, chooseSizeIfThereIsOne, main, type Translate, title } from './steps.ts';

export const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();

export async function addFirstProduct(page: Page, t: Translate): Promise<string> {
  const card = main(page)
    .getByRole('article')
    .filter({ hasText: t('STOCK_STATUS_MANY_LEFT') })
    .first();
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(title(page)).toHaveText(name);
  await chooseSizeIfThereIsOne(page, t);
  await buyForm(page, t)
    .getByRole('button', { name: t('ADD_TO_CART') })
    .click();
  await expect(main(page).getByText(t('CART_ITEM_ADDED', { count: 1 }))).toBeVisible();
  return name;
}
