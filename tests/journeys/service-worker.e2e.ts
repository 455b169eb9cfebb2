/** The shop offline, and what its service worker caches (R-CACHE-10, R-CACHE-9). */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { register, settingsUrl, uniqueEmail } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { waitForQuiet } from './quiet-page.ts';
import { main, openPage, waitForHydration } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves when the service worker controls the page. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** @proves FAULT-122 */
for (const [language, path, title] of [
  ['fi', '/tuotteet', 'Ei verkkoyhteyttä'],
  ['sv', '/produkter', 'Ingen nätanslutning'],
] as const)
  test(`shows an offline page and reloads when the connection is back (R-CACHE-9): ${language}`, async ({
    page,
    context,
    t,
    browserErrors,
  }) => {
    // Also while the connection comes back: the page may know it before its service worker.
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/);
    await openPage(page, language, '/');
    if (language === 'fi') await waitForHydration(page, t);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto(language === 'sv' ? `/sv${path}` : path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 320);
    await expectAccessible(page, `offline, ${language}`);
    await context.setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

/** @proves FAULT-123 */
test('caches no page and no API response (R-CACHE-8)', async ({ page, t }) => {
  await openPage(page, 'fi', '/');
  await waitForHydration(page, t);
  await waitForWorker(page);
  for (const path of ['/tuotteet', '/kassa', '/suosikkeja']) await page.goto(path);
  await waitForQuiet(page);
  const paths = await cachedPaths(page);
  expect(paths.some(path => path.startsWith('/assets/'))).toBe(true);
  expect(
    paths.filter(path => !/^\/(assets|fonts|images|offline|drawings)\/|^\/favicon\.svg$/.test(path)),
  ).toEqual([]);
});

/** @proves FAULT-123 */
test('a new worker takes over at once and deletes the old shell cache (R-CACHE-10)', async ({ page, t }) => {
  await openPage(page, 'fi', '/');
  await waitForHydration(page, t);
  await waitForWorker(page);
  // A cache left behind by the worker of another build.
  await page.evaluate(() => caches.open('shell-of-yesterday'));
  // Simulates a deploy: another script for the same scope.
  await page.evaluate(async () => {
    const changed = new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    // The shop's own policy takes no other address.
    const policy = window.trustedTypes?.createPolicy('dompurify', { createScriptURL: address => address });
    const address = '/sw.js?of-today';
    await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address);
    await changed;
  });
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain('shell-of-yesterday');
  expect((await names()).filter(name => name.startsWith('shell-'))).toHaveLength(1);
  await page.reload();
  await waitForHydration(page, t);
});

/** @proves FAULT-123 */
test('keeps nothing of an account for the next person, online, with Back or offline', async ({
  page,
  context,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed/);
  const email = uniqueEmail();
  await openPage(page, 'fi', '/');
  await register(page, t, email);
  await expect(main(page)).toContainText(email);
  await waitForWorker(page);
  await page.reload();
  await expect(main(page)).toContainText(email);
  const { pathname: settings } = new URL(page.url());
  await page.evaluate(() => fetch('/auth/logout', { method: 'POST' }));
  await page.goto('/');
  await page.goBack();
  await expect(page).not.toHaveURL(settingsUrl);
  await expect(page.locator('body')).not.toContainText(email);
  await context.setOffline(true);
  await page.goto(settings);
  await expect(page.locator('body')).not.toContainText(email);
  await context.setOffline(false);
  // The offline page reloads itself when the connection is back.
  await expect(page.getByRole('banner')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async name => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map(answer => answer.text()));
      }),
    );
    return lists.flat().join(' ');
  });
  expect(kept).not.toContain(email);
});
