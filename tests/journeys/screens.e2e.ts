/** axe on screens outside the purchase journey: content, search and not found. */
import { expectAccessible } from './accessibility.ts';
import { expect, languageScreenPairs, screens, test } from './fixtures.ts';
import { openPage, title } from './steps.ts';

for (const { language, screen } of languageScreenPairs)
  test.describe(`${language}, ${screen}`, () => {
    test.use({ ...screens[screen], language });

    test('content, search, no results and not found are accessible', async ({ page, browserErrors, t }) => {
      await openPage(page, language, '/');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('CHECKOUT_TERMS') })
        .first()
        .click();
      await expect(title(page)).not.toHaveText('');
      await expectAccessible(page, 'content page', 'main');

      await openPage(page, language, '/s/vinssi');
      await expectAccessible(page, 'search', 'main');
      await openPage(page, language, '/s/qqqqqqqq');
      await expect(title(page)).toContainText('qqqqqqqq');
      await expectAccessible(page, 'search without results', 'main');

      browserErrors.allow(/404/);
      await openPage(page, language, '/ei-ole');
      await expectAccessible(page, 'not found');
    });
  });
