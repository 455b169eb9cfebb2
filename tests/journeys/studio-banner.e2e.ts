/** The front page's banners are changed in two languages and taken back, and tried in versions; typing goes on without a connection and without a session (R-STUDIO-47, R-STUDIO-49, R-STUDIO-52, R-STUDIO-113, R-STUDIO-280, R-STUDIO-282). */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { withAuthenticator } from './authenticator.ts';
import { test } from './fixtures.ts';
import {
  button,
  createCopy,
  enterStudio,
  openEditor,
  publish,
  saved,
  savedTitles,
  served,
  takeBack,
  titleField,
} from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

/** Shows the texts of a language in the form. */
const write = (page: Page, language: string) => page.getByRole('radio', { name: language }).check();

const shop = process.env['SHOP_ORIGIN'] ?? '';
/** Of a person: a browser of journeys names itself as what it is. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const lotOf = (number: number) => (number * 2_654_435_761).toString(16).padStart(16, '0').slice(-16);

/** The front page as a visitor gets it. @param lot null: of somebody who has not allowed statistics */
async function visit(lot: string | null): Promise<string> {
  const consent = lot === null ? 'none' : `statistics.v2.20261130; ralph-lot=${lot}`;
  const headers = { cookie: `ralph-cookie-consent=${consent}`, 'user-agent': userAgent };
  return (await fetch(`${shop}/`, { headers })).text();
}

async function report(body: object): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': userAgent };
  const sent = JSON.stringify({ v: 1, id: crypto.randomUUID(), ...body });
  return (await fetch(`${shop}/figures`, { method: 'POST', headers, body: sent })).status;
}

const picture = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer();

/** Both change the front page's area. */
test.describe('the banners of the front page', () => {
  test.describe.configure({ mode: 'serial' });

  test('changes the banner of the front page in both languages', async ({ page, browserErrors }) => {
    browserErrors.allow(/401/);
    await enterStudio(page, 'Bea');
    const canvas = await openEditor(page, 'page:home');
    await canvas.getByRole('link', { name: /Aura kiinni ennen ensilunta/ }).click();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Aura kiinni');

    const title = page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox');
    await title.fill('Kesä kutsuu metsään');
    await expect(canvas.getByRole('link', { name: /Kesä kutsuu metsään/ })).toBeVisible();
    await write(page, 'Svenska');
    await title.fill('Sommaren kallar till skogen');
    await button(page, texts.MEDIA_CHANGE).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(texts.MEDIA_UPLOAD)
      .setInputFiles({ name: 'sommar.png', mimeType: 'image/png', buffer: await picture() });
    await expect(dialog).toBeHidden();
    // The banner's title takes the place of the alternative text (R-STUDIO-132).
    await expect(page.getByText(texts.MEDIA_NAMED_BY_TEXT)).toBeVisible();
    await write(page, 'Suomi');
    await saved(page);

    await expect(page.getByText(texts.PAGES_STATE_CHANGED, { exact: true })).toBeVisible();
    // Outside of the field.
    await page.getByRole('treeitem', { selected: true }).click();
    await button(page, texts.EDITOR_PUBLISH).click();
    const changes = page.getByRole('dialog').getByRole('listitem');
    await expect(changes.filter({ hasText: 'Title' }).filter({ hasText: 'Svenska' })).toContainText(
      'Sommaren',
    );
    await button(page, texts.PUBLISH_NOW).click();
    await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
    await expect.poll(() => served('/')).toContain('Kesä kutsuu metsään');
    await expect.poll(() => served('/sv')).toContain('Sommaren kallar till skogen');
    expect(await served('/')).toContain('sommar');

    await takeBack(page);
    await expect.poll(() => served('/')).toContain('Aura kiinni ennen ensilunta');
    await expect.poll(() => served('/sv')).toContain('Montera plogen före första snön');
  });

  test('are tried in two versions, each shown to its visitors, and one stays', async ({
    page,
    browserErrors,
  }) => {
    test.slow();
    browserErrors.allow(/401/);
    await enterStudio(page, 'Birk');
    const [first, second] = ['Ylös ojasta', 'Vinssit joka keliin'];
    for (let times = 0; times < 6; times += 1) {
      const counts = [{ page: 'home', part: 'front-area/102/102-2', shown: 50, pressed: 25 }];
      expect(await report({ counts })).toBe(204);
    }
    const canvas = await openEditor(page, 'content:front-page');
    await canvas.getByRole('link', { name: new RegExp(first) }).click();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Vinssit');
    await page
      .getByRole('toolbar', { name: texts.OUTLINE_ACTIONS })
      .getByRole('button', { name: texts.EXPERIMENT_TRY })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('combobox', { name: texts.EXPERIMENT_CHANGE })
      .selectOption({ label: '50% more than now' });
    await expect(dialog.getByText('seen by 100 visitors')).toBeVisible();
    await button(page, texts.EXPERIMENT_BEGIN).click();
    await titleField(page).fill(second);
    await saved(page);
    await expect(canvas.getByRole('link', { name: new RegExp(second) })).toBeVisible();
    await page.getByRole('treeitem', { name: /Version A/ }).click();
    await expect(canvas.getByRole('link', { name: new RegExp(second) })).toHaveCount(0);
    await publish(page);
    await expect(page.getByText(texts.PAGES_STATE_EXPERIMENT, { exact: true })).toBeVisible();

    const titleFor = async (lot: string | null) => {
      const html = await visit(lot);
      return html.includes(second) ? second : html.includes(first) ? first : '';
    };
    const lots = Array.from({ length: 16 }, (_, at) => lotOf(at + 1));
    await expect
      .poll(async () => new Set(await Promise.all(lots.map(titleFor))))
      .toEqual(new Set([first, second]));
    expect(await titleFor(null)).toBe(first);

    await page.getByRole('treeitem', { name: /Version A/ }).click();
    await page.getByRole('tab', { name: texts.EXPERIMENT_TITLE }).click();
    await expect(page.getByText(texts.EXPERIMENT_ON_PAGES)).toBeVisible();
    await button(page, texts.EXPERIMENT_STOP).click();
    await button(page, texts.EXPERIMENT_STOP_CONFIRM.replace('{letter}', 'A')).click();
    await saved(page);
    await publish(page);
    await expect(page.getByText(texts.PAGES_STATE_EXPERIMENT, { exact: true })).toHaveCount(0);
    await expect.poll(async () => new Set(await Promise.all(lots.map(titleFor)))).toEqual(new Set([first]));
  });
});

const notSaved = (page: Page) => expect(page.getByText(/^Not saved: \d+ changes?/)).toBeVisible();

test('goes on without a connection, and saves everything once', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enterStudio(page, 'Carl');
  const id = await createCopy(page, 'offline-letter');
  await openEditor(page, id);
  let posts = 0;
  // The first post reaches the server, but its answer is lost.
  await page.route('**/operations', async route => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await page.getByRole('treeitem', { name: /Uutiskirjeen tilaus/ }).click();
  await page.keyboard.press('Control+d');
  await notSaved(page);
  await titleField(page).fill('Kirjoitettu ilman yhteyttä');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Kirjoitettu ilman yhteyttä');
  await notSaved(page);

  await context.setOffline(false);
  await saved(page);
  expect(await savedTitles(page, id)).toEqual(['Uutiskirjeen tilaus', 'Kirjoitettu ilman yhteyttä']);
});

test('keeps what is typed when the session ends', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/401/);
  await withAuthenticator(page);
  await enterStudio(page, 'Dora', texts.SIGN_IN_MAKE_PASSKEY);
  const id = await createCopy(page, 'session-letter');
  await openEditor(page, id);
  const elsewhere = await context.newPage();
  const seen = await openEditor(elsewhere, id);
  await page.getByRole('treeitem', { name: /Uutiskirjeen tilaus/ }).click();
  await titleField(page).fill('Ennen');
  await saved(page);
  // The other tab shows it in the structure and on the page, without a question.
  await expect(elsewhere.getByRole('treeitem', { name: /Ennen/ })).toBeVisible();
  await expect(seen.getByRole('heading', { name: 'Ennen' })).toBeVisible();
  await elsewhere.close();

  await context.clearCookies({ name: /^studio/ });
  await titleField(page).fill('Istunto loppui kesken');
  const dialog = page.getByRole('dialog', { name: texts.SIGN_IN_AGAIN_TITLE });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: texts.SIGN_IN_PASSKEY }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(titleField(page)).toHaveValue('Istunto loppui kesken');
  expect(await savedTitles(page, id)).toEqual(['Istunto loppui kesken']);
});
