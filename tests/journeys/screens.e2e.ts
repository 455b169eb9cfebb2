/** axe on screens outside the purchase journey: content, search and not found. */
import { seeAccessible } from './accessibility.ts';
import { expect, crossed, screens, test } from './fixtures.ts';
import { main, openPage, title } from './steps.ts';

for (const { language, screen } of crossed)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ ...screens[screen], language });

    test('content, search, no results and not found are accessible', async ({
      page,
      complaints,
      words: t,
    }) => {
      await openPage(page, language, '/');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('CHECKOUT_TERMS') })
        .first()
        .click();
      await expect(title(page)).not.toHaveText('');
      await seeAccessible(page, 'content page', 'main');

      await openPage(page, language, '/s/vinssi');
      await seeAccessible(page, 'search', 'main');
      await openPage(page, language, '/s/qqqqqqqq');
      await expect(main(page).getByRole('article')).toHaveCount(0);
      await seeAccessible(page, 'search without results', 'main');

      complaints.allow(/404/);
      await openPage(page, language, '/ei-ole');
      await seeAccessible(page, 'not found');
    });
  });
