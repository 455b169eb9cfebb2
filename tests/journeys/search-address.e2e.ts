/** Searches with a slash, such as a bolt pattern: from the header, after a reload and by an encoded URL. */
import type { APIRequestContext } from '@playwright/test';
import type { LocaleCode } from '#i18n/locales.ts';
import { expect, test } from './fixtures.ts';
import { main, openPage, title, waitForHydration } from './steps.ts';

const text = '4/110';
const query = `query ($text: String!, $language: String!) {
  products(take: 5, languageId: $language, filter: { searchText: $text, sort: RELEVANCE }) { count products { name } } }`;

async function foundBy(request: APIRequestContext, language: LocaleCode) {
  const variables = { text, language: language === 'fi' ? 'fi-FI' : 'sv-SE' };
  const response = await request.post('/graphql', { data: { query, variables } });
  const { data } = (await response.json()) as {
    data: { products: { count: number; products: { name: string }[] } };
  };
  return data.products;
}

// The contract tests compare form, script and reload in every language.
const ways = [
  { language: 'fi', javaScriptEnabled: true },
  { language: 'sv', javaScriptEnabled: false },
] as const;

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ language, javaScriptEnabled });

    test(`finds ${text} with the results of the API`, async ({ page, request, t }) => {
      const found = await foundBy(request, language);
      expect(found.count).toBeGreaterThan(0);
      const expectResults = async () => {
        await expect(page).toHaveURL(/\/s\/4\/110$/);
        await expect(title(page)).toHaveText(t('SEARCH_RESULTS_PAGE_TITLE', { search: text }));
        await expect(
          main(page).getByText(t('PRODUCT_COUNT', { count: found.count }), { exact: true }),
        ).toBeVisible();
        for (const [index, { name }] of found.products.entries())
          await expect(main(page).getByRole('article').nth(index)).toContainText(name);
      };

      await openPage(page, language, '/');
      if (javaScriptEnabled) await waitForHydration(page, t);
      const search = page.getByRole('search');
      await search.getByRole('searchbox').fill(text);
      await search.getByRole('button', { name: t('A11Y_SEARCH_SUBMIT') }).click();
      await expectResults();
      await page.reload();
      await expectResults();
      await openPage(page, language, '/s/4%2F110');
      await expectResults();
    });
  });
