/** What `promotions.json` says about the rest of a shop's folder, and campaigns that contradict themselves. */

import { spellCode } from '#backend/promotion/spell-code.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { productsNamed } from '../campaign-effects.ts';
import { checkAmounts, checkText, type ReportProblem } from '../check-values.ts';
import { type FolderTable, fieldOf } from '../folder-tables.ts';
import type { ShopCampaign } from '../shop-files.gen.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { checkEffect } from './check-effect.ts';

/** A campaign and where it stands. */
interface Checked {
  campaign: ShopCampaign;
  at: (...path: JsonPath) => JsonPath;
  report: ReportProblem;
}

/** @param sold article numbers of the folder's products; null where they are not known here */
export function checkPromotions(
  folder: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): void {
  const { promotions, shop, markets } = folder;
  if (!promotions) return;
  const report: ReportProblem = (path, code, message, fix) =>
    void found.push(atValue(promotions, path, { code, message, fix }));
  const once = { id: new Set<string>(), alias: new Set<string>(), code: new Set<string>() };
  for (const [index, campaign] of promotions.data.campaigns.entries()) {
    const checked: Checked = { campaign, at: (...path) => ['campaigns', index, ...path], report };
    const { at } = checked;
    for (const name of ['id', 'alias'] as const) {
      const value = campaign[name];
      if (value === undefined) continue;
      if (once[name].has(value))
        report(at(name), 'SHOP009', `"${value}" stands twice`, 'Give each campaign its own');
      once[name].add(value);
    }
    if (shop) {
      checkText(shop.data.languages, campaign.name, at('name'), report);
      if (campaign.text) checkText(shop.data.languages, campaign.text, at('text'), report);
    }
    checkCodes(checked, once.code);
    checkTimes(checked);
    checkNames(checked, folder, sold);
    checkInPrice(checked);
    const all = markets?.data.markets.filter(({ id }) => campaign.markets?.includes(id) ?? true);
    const currencies = all && [...new Set(all.map(({ currency }) => currency))];
    checkEffect(campaign.effect, (...path) => at('effect', ...path), report, currencies);
    if (currencies)
      checkAmounts(campaign.conditions?.minimum, currencies, at('conditions', 'minimum'), report);
  }
}

function checkCodes({ campaign, at, report }: Checked, taken: Set<string>): void {
  for (const [place, { code, limit, perCustomer }] of (campaign.codes ?? []).entries()) {
    const spelled = spellCode(code);
    if (taken.has(spelled))
      report(
        at('codes', place, 'code'),
        'SHOP009',
        `The code ${spelled} stands twice`,
        'Capitals and small letters are the same: write another code',
      );
    taken.add(spelled);
    if (limit !== undefined && perCustomer !== undefined && perCustomer > limit)
      report(
        at('codes', place, 'perCustomer'),
        'SHOP029',
        'A customer may use it more often than all together',
        'Write at most the limit',
      );
  }
}

/** A day that the calendar does not have is none. */
function momentOf(text: string): number | null {
  const [day = ''] = text.split('T');
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return null;
  return new Date(text.includes('T') ? `${text}:00Z` : date).getTime();
}

const dayLength = 86_400_000;

function checkTimes({ campaign: { from, until }, at, report }: Checked): void {
  const times = { from, until };
  for (const name of ['from', 'until'] as const) {
    const text = times[name];
    if (text !== undefined && momentOf(text) === null)
      report(at(name), 'SHOP008', `No day ${text}`, 'Write a day of the calendar, such as 2026-12-24');
  }
  if (from === undefined || until === undefined) return;
  const [begin, end] = [momentOf(from), momentOf(until)];
  if (begin === null || end === null) return;
  if (begin >= end + (until.includes('T') ? 0 : dayLength))
    report(at('until'), 'SHOP029', `It ends before it begins, on ${from}`, 'Change one of the two');
}

function checkNames(
  { campaign, at, report }: Checked,
  { markets, categories, brands, sizes }: ShopFolder,
  sold: ReadonlySet<string> | null,
): void {
  const look = (path: JsonPath, what: string, list: readonly string[], known: ReadonlySet<string> | null) => {
    for (const [place, name] of list.entries())
      if (known && !known.has(name))
        report(
          at(...path, place),
          'SHOP021',
          `No ${what} "${name}"`,
          `Write one of the folder, or remove it`,
        );
  };
  const ids = markets && new Set<string>(markets.data.markets.map(({ id }) => id));
  look(['markets'], 'market', campaign.markets ?? [], ids);
  for (const { path, names } of productsNamed(campaign)) look(path, 'product', names, sold);
  look(['categories'], 'category', campaign.categories ?? [], aliasesIn(categories));
  look(['brands'], 'brand', campaign.brands ?? [], aliasesIn(brands));
  const { sku } = campaign.effect;
  const isSize = sizes?.rows.some(row => fieldOf(row, 'article_number') === sku) ?? false;
  if (sku !== undefined && sold && !sold.has(sku) && !isSize)
    report(at('effect', 'sku'), 'SHOP021', `No product "${sku}"`, 'Write the article number of a product');
  for (const [place, number] of (campaign.except ?? []).entries())
    if (campaign.products?.includes(number))
      report(
        at('except', place),
        'SHOP029',
        `${number} is one of its products`,
        'Remove it from one of the two',
      );
}

const aliasesIn = (table: FolderTable | null): ReadonlySet<string> | null =>
  table && new Set(table.rows.map(row => fieldOf(row, 'alias')));

/** A lower price is the same for everybody, and so has no conditions. */
function checkInPrice({ campaign, at, report }: Checked): void {
  if (campaign.inPrice !== true) return;
  const fix = 'Remove it, or let the campaign count in the cart';
  for (const name of ['codes', 'conditions'] as const)
    if (campaign[name]) report(at(name), 'SHOP029', 'A campaign in the price is for everybody', fix);
  if (!['percentage', 'item-amount'].includes(campaign.effect.kind))
    report(at('effect', 'kind'), 'SHOP029', `${campaign.effect.kind} cannot lower a price`, fix);
}
