/** A review with a picture, from writing through moderation to publication. */
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility.ts';
import { field, register, uniqueEmail } from './account-steps.ts';
import { runCommand } from './commands.ts';
import { demoProducts, fetchProduct } from './demo-products.ts';
import { expect, screens, test } from './fixtures.ts';
import { main, title, waitForHydration } from './steps.ts';

const reviews = (...args: string[]) => runCommand('backend/review/cli.ts', args);

test.use({ ...screens.phone, language: 'fi' });

test('a review of a signed-in shopper is published after moderation', async ({ page, request, t }) => {
  test.setTimeout(120_000);
  const { path, name } = await fetchProduct(request, demoProducts.reviewed, 'fi');
  const author = `Anna ${Date.now()}`;
  const comment = 'Valaisee koko pihan, kiinnike kesti talven.';
  await page.goto(path);
  await waitForHydration(page, t);
  await expect(main(page).getByText(t('REVIEW_NEED_LOG_IN'))).toBeVisible();
  await register(page, t, uniqueEmail());

  await page.goto(path);
  const heading = main(page).getByRole('heading', { name: t('PRODUCT_REVIEWS'), exact: true });
  await heading.scrollIntoViewIfNeeded();
  await main(page)
    .getByRole('button', { name: t('REVIEW_WRITE') })
    .click();
  const send = main(page).getByRole('button', { name: t('REVIEW_SEND') });
  await send.click();
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: t('REVIEW_FEEDBACK_RATE_REQUIRED') }),
  ).toBeVisible();
  await expectAccessible(page, 'review without stars', 'main');
  await main(page)
    .getByRole('radio', { name: t('A11Y_RATING', { rating: 5 }), exact: true })
    .check({ force: true });
  await field(main(page), t('REVIEW_NAME_PLACEHOLDER')).fill(author);
  await main(page)
    .getByRole('textbox', { name: t('REVIEW_COMMENT_PLACEHOLDER') })
    .fill(comment);
  const picture = readFileSync('shops/atv-huset/pictures/tile-workshop.webp');
  await main(page)
    .getByLabel(t('REVIEW_PICTURES_ADD'))
    .setInputFiles({ name: 'lamp.webp', mimeType: 'image/webp', buffer: picture });
  await expect(
    main(page).getByRole('button', { name: t('REVIEW_PICTURE_REMOVE', { number: 1 }) }),
  ).toBeVisible();
  await expectAccessible(page, 'review with a picture', 'main');
  await send.click();
  await expect(main(page).getByText(t('REVIEW_IN_ACCEPTANCE'))).toBeVisible();

  const entry = main(page)
    .getByRole('listitem')
    .filter({ hasText: t('REVIEW_WRITTEN_BY', { author }) });
  await page.reload();
  await expect(title(page)).toHaveText(name);
  await expect(heading).toBeVisible();
  await expect(entry).toHaveCount(0);

  const pending = reviews('list')
    .split('\n')
    .find(line => line.includes(`${author}: ${comment}`));
  const [id = ''] = (pending ?? '').split('\t');
  expect(reviews('approve', id)).toContain(`Review ${id} is approved`);
  // The cached page is invalidated when the database sends its notification.
  await expect(async () => {
    await page.reload();
    await expect(entry).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(entry).toContainText(comment);
  await expect(entry).toContainText(t('A11Y_RATING', { rating: 5 }));
  const shown = entry.getByRole('link', {
    name: t('REVIEW_PICTURE_ALT', { author, current: 1, total: 1 }),
  });
  await shown.click();
  const viewer = page.getByRole('dialog', { name: t('REVIEW_PICTURES_OF', { author }) });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(shown).toBeFocused();
});
