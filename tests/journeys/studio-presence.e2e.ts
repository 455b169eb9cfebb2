/** Two people in one document see each other: in the bar, in the outline and in the page (R-STUDIO-180). */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import { button, createCopy, deleteRelease, enterStudio, openEditor, titleField } from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const people = (page: Page) => page.getByRole('list', { name: texts.PRESENCE_TITLE });
const part = (page: Page) => page.getByRole('treeitem', { name: /Uutiskirjeen|Aurora/ });
/** In a shadow root of the page in the canvas. */
const frameOf = (canvas: FrameLocator, initials: string) =>
  canvas.locator('studio-overlay span').getByText(initials, { exact: true });
/** Changes go into the release, or into the ordinary drafts, from now on. */
async function editIn(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: texts.CONTEXT_RELEASE }).selectOption({ label: name });
}

test('shows who else is in the document, where they are and that they write', async ({
  page,
  browser,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enterStudio(page, 'Ada');
  const id = await createCopy(page, 'presence');
  const canvas = await openEditor(page, id);
  await expect(people(page)).toHaveCount(0);

  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await enterStudio(other, 'Bosse');
  await openEditor(other, id);
  await expect(people(page).getByText('Bosse is here')).toBeAttached();

  await part(other).click();
  await expect(button(page, 'Bosse is at Text “Uutiskirjeen tilaus”')).toBeVisible();
  await expect(part(page)).toHaveAccessibleName(/Bosse is at/);
  await expect(frameOf(canvas, 'B')).toBeVisible();

  await titleField(other).fill('Aurora');
  await expect(button(page, 'Bosse is writing in Text “Aurora”')).toBeVisible();
  await expect(button(page, 'Bosse is at Text “Aurora”')).toBeVisible();
  await expectAccessible(page, 'an editor with a colleague');

  // By keyboard, to where the colleague is.
  await button(page, 'Bosse is at Text “Aurora”').focus();
  await page.keyboard.press('Enter');
  await expect(part(page)).toHaveAttribute('aria-selected', 'true');
  await expect(people(other).getByRole('button', { name: /^Ada is at/ })).toBeVisible();

  // In a release Bosse has another draft: nothing of it stands here.
  await other.goto(`${studio}/releases`);
  await button(other, texts.RELEASES_NEW).click();
  await other.getByRole('textbox', { name: texts.RELEASES_NAME }).fill('Autumn');
  await button(other, texts.RELEASES_CREATE).click();
  await expect(other.getByRole('region', { name: 'Autumn', exact: true })).toBeVisible();
  await openEditor(other, id);
  await editIn(other, 'Autumn');
  await expect(people(page).getByText('Bosse is in the release “Autumn”')).toBeAttached();
  await part(other).click();
  await expect(people(other).getByText('Ada is in the ordinary draft')).toBeAttached();
  await expect(part(page)).not.toHaveAccessibleName(/Bosse/);
  await expect(frameOf(canvas, 'B')).toHaveCount(0);
  await expectAccessible(page, 'an editor with a colleague in a release');

  // A network that is cut says nothing: the missing signs do.
  await editIn(other, texts.CONTEXT_RELEASE_NOW);
  await expect(people(page).getByText(/^Bosse is (here|at)/)).toBeAttached();
  await context.setOffline(true);
  await expect(people(page)).toHaveCount(0, { timeout: 40_000 });
  await context.setOffline(false);
  await expect(people(page).getByText(/^Bosse is (here|at)/)).toBeAttached({ timeout: 40_000 });
  await expect(people(other).getByRole('button', { name: /^Ada is at/ })).toBeVisible();

  await deleteRelease(other, 'Autumn');
  await other.close();
  await expect(people(page)).toHaveCount(0);
  await expect(frameOf(canvas, 'B')).toHaveCount(0);
  await context.close();
});
