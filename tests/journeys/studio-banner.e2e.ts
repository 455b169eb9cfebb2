/** The front page's banner is changed in two languages and taken back; typing goes on without a connection and without a session (R-STUDIO-47, R-STUDIO-49, R-STUDIO-52, R-STUDIO-113). */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { withAuthenticator } from './authenticator.ts';
import { runCommand } from './commands.ts';
import { test } from './fixtures.ts';

const shop = process.env['SHOP_ORIGIN'] ?? '';
const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText(texts.EDITOR_SAVED, { exact: true })).toBeVisible();
const shown = async (path: string) => (await fetch(`${shop}${path}`)).text();

async function enter(page: Page, name: string, by = texts.SIGN_IN_BY_LINK): Promise<void> {
  const mail = `${name.toLowerCase()}@shop.example`;
  const printed = runCommand('backend/staff/cli.ts', ['invite', mail, '--role', 'publisher', '--name', name]);
  await page.goto(/https?:\S+/.exec(printed)?.[0] ?? '');
  await button(page, by).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

async function openEditor(page: Page, document: string): Promise<FrameLocator> {
  await page.goto(`${studio}/edit/${document}`);
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  return page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
}

/** Shows the texts of a language in the form. */
const write = (page: Page, language: string) => page.getByRole('radio', { name: language }).check();

const picture = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer();

test('changes the banner of the front page in both languages', async ({ page, browserErrors }) => {
  browserErrors.allow(/401/);
  await enter(page, 'Bea');
  let canvas = await openEditor(page, 'page:home');
  await canvas.getByRole('link', { name: /Aura kiinni ennen ensilunta/ }).click();
  await page.getByRole('link', { name: texts.CANVAS_OTHER_OPEN }).click();
  await expect(page).toHaveURL(/content/);
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  canvas = page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
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
  await expect(changes.filter({ hasText: 'Title' }).filter({ hasText: 'Svenska' })).toContainText('Sommaren');
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
  await expect.poll(() => shown('/')).toContain('Kesä kutsuu metsään');
  await expect.poll(() => shown('/sv')).toContain('Sommaren kallar till skogen');
  expect(await shown('/')).toContain('sommar');

  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  await expect(button(page, texts.HISTORY_TAKE_BACK)).toBeVisible();
  await button(page, texts.HISTORY_TAKE_BACK).click();
  await button(page, texts.HISTORY_CONFIRM).click();
  await expect(page.getByText(texts.HISTORY_TAKEN_BACK, { exact: true })).toBeAttached();
  await expect.poll(() => shown('/')).toContain('Aura kiinni ennen ensilunta');
  await expect.poll(() => shown('/sv')).toContain('Montera plogen före första snön');
});

/** A page of this test alone, with a text that has a title. */
async function createCopy(page: Page, key: string): Promise<string> {
  const from = { document: 'page:newsletter' };
  const answer = await page.request.post(`${studio}/api/documents`, {
    headers: { origin: studio },
    data: { kind: 'page', key, label: key, paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` }, from },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return `page:${key}`;
}

/** The titles of the texts of the draft, as the server has it. */
async function savedTitles(page: Page, id: string): Promise<(string | undefined)[]> {
  const answer = await page.request.get(`${studio}/api/documents/${encodeURIComponent(id)}`);
  const { body } = (await answer.json()) as {
    body: { regions: { main: { widgets: { type: string; props: { title?: { fi: string } } }[] }[] } };
  };
  return body.regions.main
    .flatMap(({ widgets }) => widgets.filter(({ type }) => type === 'text'))
    .map(({ props }) => props.title?.fi);
}

const titleField = (page: Page) =>
  page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox').first();
const notSaved = (page: Page) => expect(page.getByText(/^Not saved: \d+ changes?/)).toBeVisible();

test('goes on without a connection, and saves everything once', async ({ page, context, browserErrors }) => {
  browserErrors.allow(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enter(page, 'Carl');
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
  await enter(page, 'Dora', texts.SIGN_IN_MAKE_PASSKEY);
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
