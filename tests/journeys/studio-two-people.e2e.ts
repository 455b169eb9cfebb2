/** Two people write in one place: no one is interrupted, and no word is lost (R-STUDIO-147, R-STUDIO-148). */
import { type Browser, expect, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import {
  button,
  createCopy,
  enterStudio,
  openEditor,
  saved,
  savedTitles,
  titleField,
} from './studio-steps.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const part = (page: Page) => page.getByRole('treeitem', { name: /Uutiskirjeen|Aurora|Borealis|Winter/ });
const words = (page: Page) =>
  page.getByRole('group', { name: 'Text', exact: true }).getByRole('textbox').first();

async function withColleague(browser: Browser, id: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enterStudio(page, 'Birger');
  await openEditor(page, id);
  await part(page).click();
  return page;
}

test('keeps both changes of one place until the author decides', async ({
  page,
  context,
  browser,
  browserErrors,
}) => {
  // Two people sign in, and one of them works without a connection in between.
  test.slow();
  browserErrors.allow(/401|409|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enterStudio(page, 'Astrid');
  const id = await createCopy(page, 'two-people');
  await openEditor(page, id);
  await part(page).click();
  const other = await withColleague(browser, id);

  await context.setOffline(true);
  await titleField(page).fill('Aurora');
  await titleField(other).fill('Borealis');
  await saved(other);
  await context.setOffline(false);
  await expect(
    page.getByText(/Birger changed this at the same time/).filter({ visible: true }),
  ).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type(' lights');
  await expect(titleField(page)).toHaveValue('Aurora lights');
  expect(await savedTitles(page, id)).toEqual(['Borealis']);
  await expectAccessible(page, 'an undecided change', 'inspector');
  const notes = page.locator('#undecided');
  await button(page, texts.EDITOR_PUBLISH).click();
  await expect(notes).toBeFocused();
  await expectAccessible(page, 'what waits for a decision');

  await button(page, texts.DEFERRED_KEEP_MINE).filter({ visible: true }).click();
  await saved(page);
  await expect(titleField(other)).toHaveValue('Aurora lights');
  await expect(notes).toBeEmpty();

  await writeParagraphs(page, other);

  await context.setOffline(true);
  await titleField(page).fill('Winter');
  await part(other).click();
  await other.keyboard.press('Delete');
  await saved(other);
  await context.setOffline(false);
  await expect(notes.getByText(/Birger removed this part/)).toBeVisible();
  await button(page, texts.DEFERRED_RESTORE).click();
  await saved(page);
  await expect(part(other)).toBeVisible();
  expect(await savedTitles(page, id)).toEqual(['Winter']);
  await other.context().close();

  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  const decisions = page.getByRole('region', { name: texts.HISTORY_DECISIONS });
  await expect(decisions.getByText('Borealis')).toBeVisible();
  await expectAccessible(page, 'decisions in the history');
});

/** Each writes in another paragraph of one text. */
async function writeParagraphs(page: Page, other: Page): Promise<void> {
  await words(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await saved(page);
  await expect(words(other)).toContainText('Second');
  await page.context().setOffline(true);
  await words(other).getByText('First').click();
  await other.keyboard.press('End');
  await other.keyboard.type(' of Birger');
  await saved(other);
  await page.keyboard.type(' of Astrid');
  await page.context().setOffline(false);
  await saved(page);
  // The caret is where it was.
  await page.keyboard.type(' too');
  await saved(page);
  for (const each of [page, other])
    await expect(words(each).getByRole('paragraph')).toHaveText(['First of Birger', 'Second of Astrid too']);
}
