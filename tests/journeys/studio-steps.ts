/** Steps in Studio that several journeys share. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import texts from '../../locales/studio/en.json' with { type: 'json' };
import { runCommand } from './commands.ts';
import { askAsOtherClient } from './other-client.ts';

const studio = process.env['SHOP_STUDIO'] ?? '';
const shop = process.env['SHOP_ORIGIN'] ?? '';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const saved = (page: Page) =>
  expect(page.getByText(texts.EDITOR_SAVED, { exact: true })).toBeVisible();
/** What shoppers get. */
export const served = async (path: string) => (await askAsOtherClient(`${shop}${path}`)).text();

/** A publisher comes in by the link of an invitation. @param by the button that is pressed then */
export async function enterStudio(page: Page, name: string, by = texts.SIGN_IN_BY_LINK): Promise<void> {
  const mail = `${name.toLowerCase()}@shop.example`;
  const printed = runCommand('backend/staff/cli.ts', ['invite', mail, '--role', 'publisher', '--name', name]);
  await page.goto(/https?:\S+/.exec(printed)?.[0] ?? '');
  await button(page, by).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

/** Opens a document, and waits for its canvas. */
export async function openEditor(page: Page, document: string, at = studio): Promise<FrameLocator> {
  await page.goto(`${at}/edit/${document}`);
  await expect(page.locator('[data-canvas=ready]')).toBeVisible();
  return page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
}

/** A page of one test alone, with a text that has a title. */
export async function createCopy(page: Page, key: string, at = studio): Promise<string> {
  const from = { document: 'page:newsletter' };
  const answer = await page.request.post(`${at}/api/documents`, {
    headers: { origin: at },
    data: { kind: 'page', key, label: key, paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` }, from },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return `page:${key}`;
}

/** Other journeys begin without the release. */
export async function deleteRelease(page: Page, title: string): Promise<void> {
  const releases = (await (await page.request.get(`${studio}/api/releases`)).json()) as {
    id: number;
    title: string;
    documents: { id: string }[];
  }[];
  for (const { id, documents } of releases.filter(each => each.title === title)) {
    const query = new URLSearchParams({ documents: documents.map(document => document.id).join() });
    const path = `${studio}/api/releases/${id}?${query.toString()}`;
    const answer = await page.request.delete(path, { headers: { origin: studio } });
    expect(answer.status(), await answer.text()).toBe(204);
  }
}

/** The titles of the texts of the draft, as the server has it. */
export async function savedTitles(page: Page, id: string): Promise<(string | undefined)[]> {
  const answer = await page.request.get(`${studio}/api/documents/${encodeURIComponent(id)}`);
  const { body } = (await answer.json()) as {
    body: { regions: { main: { widgets: { type: string; props: { title?: { fi: string } } }[] }[] } };
  };
  return body.regions.main
    .flatMap(({ widgets }) => widgets.filter(({ type }) => type === 'text'))
    .map(({ props }) => props.title?.fi);
}

export const titleField = (page: Page) =>
  page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox').first();

/** Publishes what is open, and waits until that is said. Warnings are accepted. */
export async function publish(page: Page): Promise<void> {
  await button(page, texts.EDITOR_PUBLISH).click();
  const dialog = page.getByRole('dialog');
  const accept = dialog.getByRole('checkbox', { name: texts.PUBLISH_ACCEPT });
  const enabled = dialog.locator('button:enabled', { hasText: texts.PUBLISH_NOW });
  await expect(enabled.or(accept).first()).toBeVisible();
  if (await accept.isVisible()) await accept.check();
  await button(page, texts.PUBLISH_NOW).click();
  await expect(page.getByText(texts.PUBLISH_DONE, { exact: true })).toBeAttached();
}

/** Takes back the last publication of what is open. */
export async function takeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: texts.EDITOR_HISTORY }).click();
  await button(page, texts.HISTORY_TAKE_BACK).click();
  await button(page, texts.HISTORY_CONFIRM).click();
  await expect(page.getByText(texts.HISTORY_TAKEN_BACK, { exact: true })).toBeAttached();
}
