/** The sign-in form opens before the application runs, which takes it over with the first press in it. */
import { expectAccessible } from './accessibility.ts';
import { accountButton, field, loginButton, passwordField } from './account-steps.ts';
import { expect, screens, test } from './fixtures.ts';
import { delayApplication, waitForHydration } from './steps.ts';

test.use(screens.phone);

test('opens the sign-in form at once and signs in with what was typed before the application', async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/401/);
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await loginButton(page, t).click();
  const panel = page.getByRole('dialog', { name: t('LOG_IN') });
  await expect(panel).toBeFocused();
  await expect(loginButton(page, t)).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'sign-in form, before the application', 'dialog');
  const email = field(panel, t('EMAIL'));
  await email.fill('private@demo.example');
  await passwordField(panel, t('PASSWORD')).fill('not the password');
  await passwordField(panel, t('PASSWORD')).press('Enter');
  release();
  await expect(panel.getByRole('alert')).toHaveText(t('ACCOUNT_FEEDBACK_CREDENTIALS'));
  await expect(email).toHaveValue('private@demo.example');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page, 'sign-in form, taken over', 'dialog');
  await passwordField(panel, t('PASSWORD')).fill('demo-private-1');
  await passwordField(panel, t('PASSWORD')).press('Enter');
  await expect(accountButton(page, t)).toBeVisible();
  await expect(panel).toBeHidden();
});

test('leaves the field that a visitor types into as it is when the application starts', async ({
  page,
  t,
}) => {
  const release = await delayApplication(page);
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await loginButton(page, t).click();
  const email = field(page.getByRole('dialog', { name: t('LOG_IN') }), t('EMAIL'));
  await email.pressSequentially('an');
  const typed = await email.elementHandle();
  release();
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some(key => key.startsWith('__reactContainer')),
  );
  await email.pressSequentially('na');
  await expect(email).toHaveValue('anna');
  await expect(email).toBeFocused();
  expect(await email.evaluate((now, before) => now === before, typed)).toBe(true);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('CREATE_ACCOUNT') })
    .click();
  const panel = page.getByRole('dialog', { name: t('CREATE_ACCOUNT') });
  await expect(field(panel, t('EMAIL'))).toBeFocused();
  await expect(field(panel, t('EMAIL'))).toHaveValue('anna');
  await panel.getByRole('button', { name: t('A11Y_CLOSE_PANEL', { name: t('CREATE_ACCOUNT') }) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginButton(page, t)).toBeFocused();
});

test('leaves the form that the running application has opened as it is, until something in it is pressed', async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.allow(/401/);
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/account-panel.*\.js/, async route => {
    await released;
    await route.continue();
  });
  await page.goto('/tuotteet', { waitUntil: 'load' });
  await waitForHydration(page, t);
  await loginButton(page, t).click();
  const panel = page.getByRole('dialog', { name: t('LOG_IN') });
  const email = field(panel, t('EMAIL'));
  await email.pressSequentially('anna@');
  const typed = await email.elementHandle();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'es', selectionStart: 2, selectionEnd: 2 });
  const arrived = page.waitForResponse(/\/assets\/account-panel/);
  release();
  await (await arrived).finished();
  // React has rendered what has arrived.
  await page.evaluate(() => new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve), 100)));
  await keyboard.send('Input.insertText', { text: 'esim' });
  await email.pressSequentially('.fi');
  await expect(email).toHaveValue('anna@esim.fi');
  await expect(email).toBeFocused();
  expect(await email.evaluate((now, before) => now === before, typed)).toBe(true);
  await passwordField(panel, t('PASSWORD')).fill('not the password');
  await passwordField(panel, t('PASSWORD')).press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(t('ACCOUNT_FEEDBACK_CREDENTIALS'));
  await expect(email).toHaveValue('anna@esim.fi');
  expect(await email.evaluate((now, before) => now === before, typed)).toBe(false);
});
