/** Two versions of a part: begun in Studio, shown to visitors who allow statistics, counted, and ended (R-STUDIO-225 to R-STUDIO-233). */
import type { Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { button, createCopy, enterStudio, openEditor, publish, saved, titleField } from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';
const shop = process.env['SHOP_ORIGIN'] ?? '';
const consent = 'statistics.v2.20261130';
/** Of a person: a browser of journeys names itself as what it is. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const key = 'two-versions';
const first = 'Uutiskirjeen tilaus';
const second = 'Kirje kerran kuussa';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

/** The page as a visitor gets it. @param lot null: none */
async function visit(lot: string | null, allowed = consent) {
  const cookie = [`ralph-cookie-consent=${allowed}`, ...(lot === null ? [] : [`ralph-lot=${lot}`])].join(
    '; ',
  );
  const answer = await fetch(`${shop}/${key}`, { headers: { cookie, 'user-agent': userAgent } });
  const html = await answer.text();
  const shown = [first, second].filter(title => new RegExp(`<h1[^>]*>[^<]*${title}`).test(html));
  return { shown, html, headers: answer.headers };
}
const lotOf = (number: number) => (number * 2_654_435_761).toString(16).padStart(16, '0').slice(-16);

async function report(body: object): Promise<number> {
  const answer = await fetch(`${shop}/figures`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': userAgent },
    body: JSON.stringify({ v: 1, id: crypto.randomUUID(), counts: [], ...body }),
  });
  return answer.status;
}

const option = (page: Page, field: string) => page.getByRole('dialog').getByRole('combobox', { name: field });

test('a version is made, tried and taken away again', async ({ page, browser, browserErrors }) => {
  test.slow();
  browserErrors.allow(/401/);
  await enterStudio(page, 'Valpuri');
  const id = await createCopy(page, key);
  await openEditor(page, id);
  await publish(page);
  await expect.poll(async () => (await visit(null)).shown).toEqual([first]);
  const before = await visit(lotOf(1));
  expect(before.headers.get('cache-control')).toMatch(/^public/);
  for (let times = 0; times < 6; times += 1)
    expect(await report({ counts: [{ page: key, part: 'title', shown: 50, pressed: 25 }] })).toBe(204);

  const frame = await openEditor(page, id);
  await page.getByRole('treeitem').filter({ hasText: first }).click();
  await page
    .getByRole('toolbar', { name: texts.OUTLINE_ACTIONS })
    .getByRole('button', { name: texts.EXPERIMENT_TRY })
    .click();
  const dialog = page.getByRole('dialog');
  await option(page, texts.EXPERIMENT_GOAL).selectOption({ label: texts.EXPERIMENT_GOAL_ORDERS });
  await expect(dialog.getByText(/no difference could be found/)).toBeVisible();
  await expect(button(page, texts.EXPERIMENT_BEGIN)).toBeDisabled();
  await option(page, texts.EXPERIMENT_GOAL).selectOption({ label: texts.EXPERIMENT_GOAL_PRESSED });
  await option(page, texts.EXPERIMENT_CHANGE).selectOption({ label: '50% more than now' });
  await expect(dialog.getByText('seen by 100 visitors')).toBeVisible();
  await expectAccessible(page, 'an experiment that begins', 'dialog');
  await button(page, texts.EXPERIMENT_BEGIN).click();
  await titleField(page).fill(second);
  await saved(page);
  await expect(frame.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: first })).toHaveCount(0);
  await page.getByRole('treeitem', { name: /Version A/ }).click();
  await expect(frame.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByRole('tab', { name: texts.EXPERIMENT_TITLE }).click();
  await button(page, 'Version B: show on the page').click();
  await expect(frame.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await publish(page);
  await expect(page.getByText(texts.PAGES_STATE_EXPERIMENT, { exact: true })).toBeVisible();

  // Nothing in the shop: the visitors who take part, and those who do not.
  await expect
    .poll(async () => (await visit(lotOf(1))).headers.get('cache-control'))
    .toBe('private, no-cache');
  const lots = Array.from({ length: 24 }, (_, number) => lotOf(number + 1));
  const shown = await Promise.all(lots.map(async lot => (await visit(lot)).shown.join()));
  expect(new Set(shown)).toEqual(new Set([first, second]));
  expect(await Promise.all(lots.map(async lot => (await visit(lot)).shown.join()))).toEqual(shown);
  for (const lot of [null, ...lots.slice(0, 6)]) {
    const { shown: seen, headers } = await visit(lot, 'none');
    expect([seen, headers.get('set-cookie')]).toEqual([[first], null]);
  }
  expect((await visit(null)).headers.get('set-cookie')).toMatch(/^ralph-lot=[\da-f]{16};/);

  // In a browser, the version of the first byte stays when the application takes over, and is counted.
  const lot = lots[shown.indexOf(second)] ?? '';
  const visitor = await browser.newContext({ userAgent, locale: 'fi-FI' });
  await visitor.addCookies(
    [
      ['ralph-cookie-consent', consent],
      ['ralph-lot', lot],
    ].map(([name = '', value = '']) => ({ name, value, url: shop })),
  );
  const tab = await visitor.newPage();
  const counting = tab.waitForResponse(answer => answer.url().includes('start-figures'));
  await tab.goto(`${shop}/${key}`);
  await counting;
  const heading = tab.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(second);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('ralph-arms'))).toContain('"arm":"b"');
  await tab
    .getByRole('textbox', { name: /sähköposti/i })
    .first()
    .click();
  await expect(heading).toHaveText(second);
  await tab.close({ runBeforeUnload: true });
  await visitor.close();

  const { experiments } = (await (
    await page.request.get(`${studio}/api/experiments/${encodeURIComponent(id)}`)
  ).json()) as { experiments: { name: string }[] };
  const experiment = experiments[0]?.name ?? '';
  expect(await report({ arms: [{ page: key, experiment, arm: 'z', shown: 1 }] })).toBe(400);
  expect(await report({ arms: [{ page: key, experiment, arm: 'a', shown: 1, pressed: 1 }] })).toBe(204);
  await page.reload();
  await page.getByRole('treeitem', { name: /Version A/ }).click();
  await page.getByRole('tab', { name: texts.EXPERIMENT_TITLE }).click();
  await expect(page.getByRole('progressbar', { name: 'Visitors, Version A' })).toBeVisible();
  await expect(page.getByText(/^1 of 100 visitors$/).first()).toBeVisible();
  await expect(page.getByText(/percentage points/)).toHaveCount(0);
  await expectAccessible(page, 'an experiment that runs');

  await button(page, texts.EXPERIMENT_STOP).click();
  await button(page, texts.EXPERIMENT_STOP_CONFIRM.replace('{letter}', 'A')).click();
  await saved(page);
  await publish(page);
  await expect(page.getByText(texts.PAGES_STATE_EXPERIMENT, { exact: true })).toHaveCount(0);
  await expect.poll(async () => (await visit(lot)).headers.get('cache-control')).toMatch(/^public/);
  const after = await visit(lot);
  expect([after.shown, after.headers.get('set-cookie')]).toEqual([[first], null]);
  // A page that is still open elsewhere counts nothing any more.
  expect(await report({ arms: [{ page: key, experiment, arm: 'b', pressed: 1 }] })).toBe(400);
});
