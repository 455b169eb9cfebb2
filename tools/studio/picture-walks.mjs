/** What the guide shows of one market, of an experiment and of four eyes, each on the newsletter's page. */

const newsletter = 'page:newsletter';
const button = (page, name) => page.getByRole('button', { name, exact: true });
const part = page => page.getByRole('treeitem', { name: /^Text/ }).first();
const isSaved = ({ page, texts }) => page.getByText(texts.EDITOR_SAVED, { exact: true }).waitFor();
const titleIn = (page, language) =>
  page.getByRole('group', { name: 'Title', exact: true }).getByRole('textbox', { name: language });

async function open({ page, studio }) {
  await page.goto(`${studio}/edit/${newsletter}`);
  await page.locator('[data-canvas=ready]').waitFor();
  await part(page).click();
}

async function write({ page, texts }, text) {
  await page
    .getByRole('region', { name: texts.EDITOR_INSPECTOR })
    .getByRole('radio', { name: 'Svenska' })
    .check();
  await titleIn(page, 'Svenska').fill(text);
  await isSaved({ page, texts });
}

async function editFor({ page, texts }, name) {
  const scope = page.getByRole('combobox', { name: texts.OWN_SCOPE, exact: true });
  await scope.selectOption(await scope.getByRole('option', { name }).textContent());
  await page.locator('[data-canvas=ready]').waitFor();
  await part(page).click();
}

/** A title for Sweden only, after that of all markets has changed. */
export async function showMarket(picture) {
  const { page, texts, shoot } = picture;
  await open(picture);
  await editFor(picture, /^Only Sweden/);
  await write(picture, 'Sverige först: beställ brevet');
  await editFor(picture, texts.OWN_SCOPE_ALL);
  await write(picture, 'Ett brev i månaden');
  await editFor(picture, /^Only Sweden/);
  await page.getByText(texts.OWN_CHANGED).first().waitFor();
  await shoot(page, 'market');
  await button(page, texts.OWN_USE_BASE).first().click();
  await isSaved(picture);
}

/** Figures of a visitor's browser: enough to size an experiment. */
async function report(shop) {
  for (let times = 0; times < 20; times += 1) {
    const answer = await fetch(`${shop}/figures`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      },
      body: JSON.stringify({
        ...{ v: 1, id: crypto.randomUUID() },
        counts: [{ page: 'newsletter', part: 'title', shown: 50, pressed: 5 }],
      }),
    });
    if (answer.status !== 204) throw new Error(`The shop answered ${answer.status} to figures`);
  }
}

/** How an experiment begins, and its versions in the editor. */
export async function showExperiment(picture) {
  const { page, texts, shoot, shop } = picture;
  await report(shop);
  await open(picture);
  await page
    .getByRole('toolbar', { name: texts.OUTLINE_ACTIONS })
    .getByRole('button', { name: texts.EXPERIMENT_TRY })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: texts.EXPERIMENT_CHANGE }).selectOption('50');
  await dialog.locator('button:enabled', { hasText: texts.EXPERIMENT_BEGIN }).waitFor();
  await shoot(page, 'experiment-begin');
  await button(page, texts.EXPERIMENT_BEGIN).click();
  await write(picture, 'Ett brev, en gång i månaden');
  await page.getByRole('tab', { name: texts.EXPERIMENT_TITLE }).click();
  await shoot(page, 'experiment');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
}

/** What is missing before a draft is published in a shop with four eyes. */
export async function showApproval(picture) {
  const { page, texts, shoot, studio, invite, colleague } = picture;
  const other = await colleague();
  await other.goto(invite('ritva@shop.example', 'publisher', 'Ritva'));
  await button(other, texts.SIGN_IN_BY_LINK).click();
  await other.getByRole('navigation', { name: texts.SHELL_SECTIONS }).waitFor();
  await page.goto(`${studio}/staff`);
  await page.getByRole('checkbox', { name: texts.RULES_NEEDS_APPROVAL }).check();
  await page.getByText(texts.RULES_ON, { exact: true }).waitFor({ state: 'attached' });
  await open(picture);
  await write(picture, 'Brevet om vintern');
  await button(page, texts.EDITOR_PUBLISH).click();
  await page.getByRole('heading', { name: texts.APPROVAL_NEEDED }).scrollIntoViewIfNeeded();
  await shoot(page, 'four-eyes');
}
