/** A publication at a later moment, with an end: seen in the schedule, moved, corrected in the meantime, and cancelled (R-STUDIO-152, R-STUDIO-153, R-STUDIO-154). */
import { expect } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { expectAccessible } from './accessibility.ts';
import { test } from './fixtures.ts';
import {
  button,
  createCopy,
  enterStudio,
  openEditor,
  publish,
  saved,
  served,
  titleField,
} from './studio-steps.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';

test.use({ locale: 'en-GB', timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } });

test('schedules a page with an end, corrects what is live, and moves and cancels it', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/40[019]/);
  test.slow();
  await enterStudio(page, 'Hilda');
  const sale = await createCopy(page, 'sale-days');
  await openEditor(page, sale);
  await publish(page);
  const row = page.getByRole('treeitem', { name: /^Text, / });
  await row.click();
  await titleField(page).fill('Mustat päivät');
  await saved(page);

  await button(page, texts.EDITOR_PUBLISH).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: texts.PUBLISH_WHEN_LATER }).check();
  await dialog.getByLabel(/^Moment, Eastern European Time/).fill('2031-11-27T00:00');
  await dialog.getByRole('radio', { name: texts.PUBLISH_UNTIL_SOME }).check();
  await dialog
    .getByLabel(/^Moment, Eastern European Time/)
    .nth(1)
    .fill('2031-12-01T00:00');
  await expectAccessible(page, 'a publication with an end', 'dialog');
  await button(page, texts.PUBLISH_SCHEDULE).click();
  await expect(page.getByText(texts.PUBLISH_SCHEDULED, { exact: true })).toBeAttached();
  await expect(page.getByText('Scheduled 27/11/2031, 00:00')).toBeVisible();
  expect(await served('/sale-days')).toContain('Uutiskirjeen tilaus');

  await page.goto(`${studio}/schedule`);
  await button(page, texts.SCHEDULE_MONTH_AFTER).click();
  await button(page, texts.SCHEDULE_MONTH_BEFORE).click();
  const begin = page.getByRole('region', { name: /27 November 2031$/ });
  await expect(begin).toContainText('sale-days');
  await expect(page.getByRole('region', { name: / 1 December 2031$/ })).toContainText(texts.SCHEDULE_ENDS);
  await page.getByRole('button', { name: /^27 \d+ event/ }).click();
  await expect(begin.getByRole('heading')).toBeFocused();
  await expectAccessible(page, 'the schedule');
  await begin.getByRole('button', { name: texts.SCHEDULE_MOVE }).click();
  await dialog.getByLabel(texts.SCHEDULE_FROM).fill('2031-12-02T08:30');
  await button(page, texts.SCHEDULE_SAVE).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.PUBLISH_END_BEFORE);
  await dialog.getByLabel(texts.SCHEDULE_FROM).fill('2031-11-28T08:30');
  await button(page, texts.SCHEDULE_SAVE).click();
  const moved = page.getByRole('region', { name: /28 November 2031$/ });
  await expect(moved.getByRole('time')).toHaveText('08:30');

  await moved.getByRole('link', { name: 'sale-days' }).click();
  await button(page, texts.SCHEDULE_CORRECT).click();
  await dialog.getByRole('button', { name: texts.SCHEDULE_CORRECT }).click();
  await row.click();
  await expect(titleField(page)).toHaveValue('Uutiskirjeen tilaus');
  await titleField(page).fill('Korjattu');
  await saved(page);
  await button(page, texts.EDITOR_PUBLISH).click();
  await button(page, texts.PUBLISH_NOW).click();
  await expect(dialog.getByText(texts.PUBLISH_SCHEDULED_MEETS)).toBeVisible();
  await expectAccessible(page, 'what is scheduled changes the same', 'dialog');
  await dialog.getByRole('radio', { name: texts.PUBLISH_SCHEDULED_KEEP }).check();
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
  await expect.poll(() => served('/sale-days')).toContain('Korjattu');

  await page.goto(`${studio}/schedule`);
  await moved.getByRole('button', { name: texts.HISTORY_CANCEL }).click();
  await dialog.getByRole('button', { name: texts.HISTORY_CANCEL }).click();
  await expect(page.getByText(texts.HISTORY_CANCELLED)).toBeAttached();
  await expect(page.getByText('sale-days')).toHaveCount(0);
});
