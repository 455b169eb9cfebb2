/** The tasks of the walks, by role and name as a person finds them. Each leaves the shop as it was, or uses names of its own. */

const button = (within, name) => within.getByRole('button', { name, exact: true });
const section = (page, texts, name) =>
  page.getByRole('navigation', { name: texts.SHELL_SECTIONS }).getByRole('link', { name });
const inspector = (page, texts) => page.getByRole('region', { name: texts.EDITOR_INSPECTOR });
const dialog = page => page.getByRole('dialog');
const canvas = (page, texts) => page.frameLocator(`iframe[title="${texts.CANVAS_FRAME}"]`);
const isShown = page => page.locator('[data-canvas=ready]').waitFor();
const isSaid = (page, text) => page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });
const names = {
  fi: { front: 'Etusivu', title: 'Otsikko', entry: 'Teksti' },
  sv: { front: 'Startsida', title: 'Rubrik', entry: 'Text' },
};

const rows = { fi: /^Rivi/, sv: /^Rad/ };

const field = (page, texts, name) =>
  inspector(page, texts).getByRole('group', { name, exact: true }).getByRole('textbox').first();
const languageOf = (page, texts, name) => inspector(page, texts).getByRole('radio', { name });

async function publish(walk, options = async () => {}) {
  await walk.walker.press(button(walk.page, walk.texts.EDITOR_PUBLISH));
  await options();
  await publishOpened(walk);
}

/** In the dialog that is open already. */
async function publishOpened({ page, walker, texts }) {
  const accept = dialog(page).getByRole('checkbox', { name: texts.PUBLISH_ACCEPT });
  const go = dialog(page).locator('button:enabled', {
    hasText: new RegExp(`^(${texts.PUBLISH_NOW}|${texts.PUBLISH_SCHEDULE})$`),
  });
  await walker.until(() => go.or(accept).first().waitFor());
  if (await accept.isVisible()) await walker.check(accept);
  await walker.press(go.first());
  await walker.until(() => dialog(page).waitFor({ state: 'hidden' }));
}

/** Adds a picture from the computer, and chooses it. */
async function addPicture({ page, walker, texts, picture, key }) {
  const file = { name: `kevat-${key}.png`, mimeType: 'image/png', buffer: picture };
  await walker.choose(dialog(page).getByLabel(texts.MEDIA_UPLOAD), file);
  await walker.until(() => dialog(page).waitFor({ state: 'hidden' }));
}

/** The first banner of the front page, selected on the page. */
async function openBanner({ page, walker, texts, language }) {
  await walker.press(page.getByRole('link', { name: names[language].front, exact: true }));
  await walker.until(() => isShown(page));
  await walker.press(canvas(page, texts).getByRole('main').getByRole('link').first());
}

async function banner(walk) {
  const { page, walker, texts, language } = walk;
  const { title } = names[language];
  await openBanner(walk);
  await walker.press(languageOf(page, texts, 'Suomi'));
  await walker.write(field(page, texts, title), 'Kevään ajot alkavat');
  await walker.press(languageOf(page, texts, 'Svenska'));
  await walker.write(field(page, texts, title), 'Vårens turer börjar');
  await walker.press(button(inspector(page, texts), texts.MEDIA_CHANGE));
  await addPicture(walk);
  await walker.until(() => isSaid(page, texts.EDITOR_SAVED));
  await publish(walk);
}

/** A campaign that begins on Friday evening and ends by itself on Monday morning. */
async function campaign(walk) {
  const { page, walker, texts, language } = walk;
  await walker.press(page.getByRole('link', { name: names[language].front, exact: true }));
  await walker.until(() => isShown(page));
  // Another banner than the first one, which meets nothing that is scheduled.
  await walker.press(canvas(page, texts).getByRole('main').getByRole('link').nth(1));
  for (const [name, words] of [
    ['Suomi', 'Viikonlopun vinssit −20 %'],
    ['Svenska', 'Helgens vinschar −20 %'],
  ]) {
    await walker.press(languageOf(page, texts, name));
    await walker.write(field(page, texts, names[language].title), words);
  }
  await walker.until(() => isSaid(page, texts.EDITOR_SAVED));
  const { from, until } = weekend(walk.turn);
  await publish(walk, async () => {
    const moment = group =>
      dialog(page).getByRole('group', { name: group, exact: true }).locator('input[type=datetime-local]');
    await walker.check(dialog(page).getByRole('radio', { name: texts.PUBLISH_WHEN_LATER }));
    await walker.write(moment(texts.PUBLISH_WHEN), from);
    await walker.check(dialog(page).getByRole('radio', { name: texts.PUBLISH_UNTIL_SOME }));
    await walker.write(moment(texts.PUBLISH_UNTIL), until);
  });
}

/** The next task finds the page as shoppers see it, with nothing scheduled. */
async function endCampaign({ page }) {
  const { origin } = new URL(page.url());
  const ask = async (method, path, data) => {
    const answer = await page.request.fetch(`${origin}/api/${path}`, { method, headers: { origin }, data });
    if (!answer.ok()) throw new Error(`Studio answered ${answer.status()} to ${method} ${path}`);
    return answer;
  };
  const read = async path => (await ask('GET', path)).json();
  for (const { id, liveFrom } of await read('publications'))
    if (Date.parse(liveFrom) > Date.now()) await ask('DELETE', `publications/${id}`);
  for (const { id, state } of await read('documents')) {
    if (state !== 'changed') continue;
    const path = `documents/${encodeURIComponent(id)}`;
    const { version } = await read(path);
    await ask('POST', `${path}/restore`, { state: 'live', version });
  }
}

/** Each turn has a weekend of its own, later than those before. */
function weekend(turn) {
  const friday = new Date(Date.UTC(2031, 0, 3 + 7 * turn));
  const day = after => new Date(friday.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  return { from: `${day(0)}T18:00`, until: `${day(3)}T06:00` };
}

/** A landing page in both languages with a picture and an entry in the main menu, which go live together. */
async function landing(walk) {
  const { page, walker, texts, language, key } = walk;
  const { title, entry } = names[language];
  const [fi, sv] = [`Kevään tarjoukset ${key}`, `Vårens erbjudanden ${key}`];
  await walker.press(button(page, texts.PAGES_NEW));
  await walker.write(dialog(page).getByRole('textbox').first(), fi);
  await walker.write(
    dialog(page).getByRole('textbox', { name: /Svenska|Ruotsi|svenska/ }),
    `/varens-erbjudanden-${key}`,
  );
  await walker.press(button(dialog(page), texts.PAGES_CREATE));
  await walker.until(() => isShown(page));
  await walker.press(canvas(page, texts).getByRole('link', { name: fi }).first());
  await walker.press(button(inspector(page, texts), texts.MEDIA_CHOOSE));
  await addPicture({ ...walk, key: `sivu-${key}` });
  await walker.press(languageOf(page, texts, 'Svenska'));
  await walker.write(field(page, texts, title), sv);
  await walker.until(() => isSaid(page, texts.EDITOR_SAVED));
  // At its first letters: a message of Studio may lie over its middle.
  await walker.press(canvas(page, texts).getByRole('main').getByRole('heading', { level: 2 }).first(), {
    position: { x: 8, y: 8 },
  });
  const formatted = () => inspector(page, texts).locator('[contenteditable=true]').first();
  await walker.write(formatted(), 'Allt för våren.');
  await walker.press(languageOf(page, texts, 'Suomi'));
  await walker.write(formatted(), 'Kaikki kevääksi.');
  await walker.until(() => isSaid(page, texts.EDITOR_SAVED));
  await walker.press(section(page, texts, texts.SHELL_SECTION_MENUS));
  await walker.press(page.getByRole('link', { name: texts.MENUS_AT_MAIN_DESKTOP, exact: true }));
  await walker.until(() => isShown(page));
  await walker.press(button(page, texts.OUTLINE_ADD));
  await walker.write(dialog(page).getByRole('combobox'), 'Kevään');
  await walker.press(
    dialog(page)
      .getByRole('option', { name: new RegExp(key) })
      .first(),
  );
  await walker.press(languageOf(page, texts, 'Svenska'));
  await walker.write(field(page, texts, entry), sv);
  await walker.until(() => isSaid(page, texts.EDITOR_SAVED));
  await publish(walk, async () => {
    await walker.until(() =>
      dialog(page)
        .getByRole('checkbox', { name: new RegExp(key) })
        .waitFor(),
    );
    await walker.check(dialog(page).getByRole('checkbox', { name: new RegExp(key) }));
  });
}

/** Hides a row of what is open from everyone, and shows it again, by the eye that it has under the pointer. */
async function row({ page, walker, texts, language }) {
  const item = page.getByRole('treeitem', { name: rows[language] }).nth(1);
  await item.hover();
  for (const _ of ['hide', 'show'])
    await walker.press(item.getByRole('button', { name: texts.OUTLINE_HIDE_PART.split(':')[0] }));
  await walker.until(() => isSaid(page, texts.EDITOR_SAVED));
}

/** What was there before comes back from the history, and is published. */
async function restore(walk) {
  const { page, walker, texts, language } = walk;
  await walker.press(page.getByRole('link', { name: names[language].front, exact: true }));
  await walker.press(page.getByRole('link', { name: texts.EDITOR_HISTORY }));
  await walker.press(page.getByRole('main').getByRole('list').first().getByRole('button').last());
  await walker.press(button(page, texts.HISTORY_RESTORE_PUBLISH));
  await publishOpened(walk);
}

/** The front page is open already. */
async function openFront({ page, texts, language }) {
  await section(page, texts, texts.SHELL_SECTION_PAGES).click();
  await page.getByRole('link', { name: names[language].front, exact: true }).click();
  await isShown(page);
}

/** @type {{ name: string, limit: number, before?: Function, run: Function, after?: Function }[]} limits in seconds */
export const tasks = [
  { name: 'banner', limit: 120, run: banner },
  { name: 'restore', limit: 30, run: restore },
  { name: 'campaign', limit: 180, run: campaign, after: endCampaign },
  { name: 'landing', limit: 480, run: landing },
  { name: 'row', limit: 10, before: openFront, run: row },
];
