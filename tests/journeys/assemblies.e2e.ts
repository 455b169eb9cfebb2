/** From the chosen machine through its drawing to a part in the cart, by keyboard and without scripts (R-VEHICLE-29). */
import { expectAccessible } from './accessibility.ts';
import { expect, screens, test } from './fixtures.ts';
import { main, openPage, title } from './steps.ts';
import { garage } from './vehicle-steps.ts';

const machine = { manufacturer: 'Polaris', year: '2020', model: 'Sportsman 570' };
const saveVehicle = (vehicle: object) => {
  const saved = { savedVehicles: [vehicle], currentVehicle: (vehicle as { id: string }).id };
  if (!localStorage.getItem('ralph-sbb')) localStorage.setItem('ralph-sbb', JSON.stringify(saved));
};

test('leads from the machine to position 7 and into the cart by keyboard', async ({ page, t }) => {
  await page.addInitScript(saveVehicle, { id: 'p', ...machine });
  await openPage(page, 'fi', '/');
  const bar = garage(page, t);
  await bar.getByRole('button', { name: t('MODEL_SELECTOR_CHANGE') }).press('Enter');
  await bar.getByRole('link', { name: t('MODEL_SELECTOR_DRAWINGS', { count: 2 }) }).press('Enter');
  await expect(title(page)).toHaveText(t('ASSEMBLIES_OF', { vehicle: 'Polaris Sportsman 570 2020' }));
  await expectAccessible(page, 'drawings of a machine', 'main');
  await main(page)
    .getByRole('link', { name: /Etuakseli/ })
    .press('Enter');
  await expect(title(page)).toHaveText('Etuakseli');
  await expectAccessible(page, 'a drawing', 'main');

  const mark = main(page).getByRole('link', { name: /^7, .*laakeri/ });
  await mark.press('Enter');
  const row = page.locator('#position-7');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  // The next stops are inside the row: its way back, the part, and the button.
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link', { name: t('ASSEMBLY_SHOW_POSITION', { position: '7' }) })).toBeFocused();
  await page.keyboard.press('Tab');
  const name = (await row.getByRole('heading').textContent()) ?? '';
  await expect(row.getByRole('heading').getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').filter({ hasText: name })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ ...screens.phone, language: 'sv', javaScriptEnabled: false });

  test('leads from a product to its number, back into the drawing and into the cart', async ({ page, t }) => {
    await openPage(page, 'sv', '/d/sportsman-570-front-axle');
    const mark = main(page).getByRole('link', { name: /^7, .*lager/ });
    // What is pressed is as wide as WCAG 2.2 asks, and nothing lies above it.
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await mark.click();
    const row = page.locator('#position-7');
    await expect(row).toBeInViewport();
    const part = row.getByRole('heading').getByRole('link');
    const name = (await part.textContent()) ?? '';
    await part.click();
    await expect(title(page)).toHaveText(name);
    await main(page)
      .getByRole('link', { name: t('PRODUCT_IN_DRAWING', { name: 'Framaxel', position: '7' }) })
      .click();
    await expect(row).toBeInViewport();
    await row.getByRole('button').click();
    await expect(title(page)).toHaveText(t('CART'));
    await expect(main(page).getByRole('link', { name }).first()).toBeVisible();
  });
});
