/** Pictures that cannot be loaded, as when the network is lost: the shop's own empty place covers the browser's sign of it. */
import { expect, test } from './fixtures.ts';
import { main } from './steps.ts';

test('covers the place of every picture that is lost', async ({ page, browserErrors }) => {
  browserErrors.allow(/\/images\//);
  await page.route(/\/images\//, route => route.abort());
  const expectCovered = async () => {
    const lost = await page.evaluate(() =>
      [...document.images]
        .filter(image => image.complete && image.naturalWidth === 0 && image.clientWidth > 0)
        .map(image => {
          const { content, position, width } = getComputedStyle(image, '::before');
          return {
            image: image.currentSrc,
            isCovered:
              content === '""' && position === 'absolute' && parseFloat(width) > image.clientWidth - 1,
          };
        }),
    );
    expect(lost).not.toHaveLength(0);
    expect(lost.filter(({ isCovered }) => !isCovered)).toEqual([]);
  };
  for (const path of ['/', '/c/renkaat-ja-vanteet']) {
    await page.goto(path);
    await expectCovered();
  }
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/p\//);
  await page.reload();
  await expectCovered();
});
