/** What one file of a shop's folder says about another: every mistake that a schema cannot see. */
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { languages } from '#kernel/languages.gen.ts';
import { placeholder } from '#kernel/shop-profile.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import {
  checkAmounts,
  checkPattern,
  checkText,
  isAlias,
  isKnown,
  isTimeZone,
  type ReportProblem,
} from '../check-values.ts';
import type { FileKind, FolderFile } from '../folder-files.ts';
import type { ShopFolder } from '../shop-folder.ts';
import { vehicleLevels } from '../texts/level-texts.ts';
import { checkDirectory } from './check-directory.ts';
import { checkIdentity, checkNamed } from './check-identity.ts';
import { checkLists, checkTaxonomy } from './check-lists.ts';
import { checkRecommendations } from './check-recommendations.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSynonyms } from './check-synonyms.ts';
import { checkCategories, checkParameterValues, checkTableTexts } from './check-tables.ts';
import { checkVehicles } from './check-vehicles.ts';

const reporter =
  (found: Finding[], file: FolderFile<FileKind>): ReportProblem =>
  (path, code, message, fix) =>
    void found.push(atValue(file, path, { code, message, fix }));

/** Everything but products. */
export function checkFolderReferences(folder: ShopFolder): Finding[] {
  const found: Finding[] = [];
  checkShop(folder, found);
  checkMarkets(folder, found);
  checkDelivery(folder, found);
  checkPayment(folder, found);
  checkCategories(folder, found);
  checkPages(folder, found);
  checkVehicles(folder, found);
  checkSynonyms(folder, found);
  checkLists(folder, found);
  checkRecommendations(folder, found);
  checkTaxonomy(folder, found);
  checkRedirects(folder, found);
  checkDirectory(folder, found);
  checkParameterValues(folder, found);
  for (const table of [folder.brands, folder.parameters]) if (table) checkTableTexts(folder, table, found);
  return found;
}

const built = new Set<string>(languages.map(({ code }) => code));

function checkShop({ shop, markets, payment }: ShopFolder, found: Finding[]): void {
  if (!shop) return;
  checkIdentity(shop, found);
  checkNamed(shop, payment?.data.options.some(({ kind }) => kind === 'transfer') ?? false, found);
  const report = reporter(found, shop);
  for (const [index, code] of shop.data.languages.entries())
    if (!built.has(code))
      report(
        ['languages', index],
        'SHOP020',
        `This build has no language "${code}"`,
        `One of ${[...built].join(', ')}; docs/how-it-works.md says how one is added`,
      );
  if (shop.data.languages[0] !== languages[0].code)
    report(
      ['languages', 0],
      'SHOP033',
      `Addresses without a language are those of "${languages[0].code}" in this build`,
      `Write "${languages[0].code}" first`,
    );
  checkText(shop.data.languages, shop.data.description, ['description'], report);
  const { vehicleLevels: levels, vehicles: hasVehicles = true } = shop.data;
  if (levels && !hasVehicles)
    report(['vehicleLevels'], 'SHOP029', 'The shop has no vehicles', 'Take it out, or "vehicles": false');
  for (const level of vehicleLevels)
    if (levels?.[level]) checkText(shop.data.languages, levels[level], ['vehicleLevels', level], report);
  const ids = markets?.data.markets.map(({ id }) => id) ?? [];
  if (markets && !ids.includes(shop.data.defaultMarket))
    report(
      ['defaultMarket'],
      'SHOP021',
      `No market "${shop.data.defaultMarket}"`,
      `One of ${ids.join(', ')}`,
    );
}

function checkMarkets({ shop, markets, delivery, payment }: ShopFolder, found: Finding[]): void {
  if (!markets) return;
  const report = reporter(found, markets);
  const wanted: readonly string[] = shop?.data.languages ?? [];
  const ids = markets.data.markets.map(({ id }) => id);
  for (const [index, market] of markets.data.markets.entries()) {
    const at = (...path: JsonPath): JsonPath => ['markets', index, ...path];
    if (ids.indexOf(market.id) !== index)
      report(at('id'), 'SHOP009', `Market "${market.id}" stands twice`, 'Give it another id, or remove one');
    for (const [place, code] of market.languages.entries())
      if (shop && !wanted.includes(code))
        report(
          at('languages', place),
          'SHOP020',
          `The shop has no language "${code}"`,
          `One of ${wanted.join(', ')}`,
        );
    if (!isKnown('currency', market.currency))
      report(at('currency'), 'SHOP026', `No currency "${market.currency}"`, 'Write its ISO 4217 code');
    if (!isKnown('region', market.country))
      report(at('country'), 'SHOP026', `No country "${market.country}"`, 'Write its ISO 3166-1 code');
    if (market.dispatch && !isTimeZone(market.dispatch.timeZone))
      report(
        at('dispatch', 'timeZone'),
        'SHOP027',
        `No time zone "${market.dispatch.timeZone}"`,
        'Write it as Europe/Helsinki',
      );
    checkPattern(market.undelivered?.zips, at('undelivered', 'zips'), report);
    if (market.undelivered && shop)
      checkText(wanted, market.undelivered.name, at('undelivered', 'name'), report);
    for (const [name, file] of [
      ['delivery', delivery],
      ['payment', payment],
    ] as const)
      if (file && !file.data.options.some(option => option.markets?.includes(market.id) ?? true))
        report(
          at('id'),
          'SHOP028',
          `Nothing can be ordered in "${market.id}": no ${name} option`,
          `Add one in ${name}.json`,
        );
  }
}

/** Amounts are compared with currencies that exist: a wrong one would be reported for each of them. */
const hasKnownCurrencies = ({ markets }: ShopFolder): boolean =>
  markets?.data.markets.every(({ currency }) => isKnown('currency', currency)) ?? false;

/** The ids of markets that an option names, each checked; all of them when it names none. */
function currenciesOf(
  { markets }: ShopFolder,
  named: readonly string[] | undefined,
  path: JsonPath,
  report: ReportProblem,
): string[] {
  const all = markets?.data.markets ?? [];
  for (const [index, id] of (named ?? []).entries())
    if (markets && !all.some(market => market.id === id))
      report([...path, index], 'SHOP021', `No market "${id}"`, `One of ${all.map(one => one.id).join(', ')}`);
  const own = all.filter(({ id }) => named?.includes(id) ?? true);
  return [...new Set(own.map(({ currency }) => currency))];
}

function checkDelivery(folder: ShopFolder, found: Finding[]): void {
  const { delivery, shop } = folder;
  if (!delivery) return;
  const report = reporter(found, delivery);
  const wanted = shop?.data.languages ?? [];
  const ids: string[] = [];
  const once = (id: string, path: JsonPath) => {
    if (ids.includes(id))
      report(path, 'SHOP009', `"${id}" stands twice`, 'Give each option and choice its own id');
    ids.push(id);
  };
  for (const [index, option] of delivery.data.options.entries()) {
    const at = (...path: JsonPath): JsonPath => ['options', index, ...path];
    once(option.id, at('id'));
    checkText(wanted, option.name, at('name'), report);
    const currencies = currenciesOf(folder, option.markets, at('markets'), report);
    const hasCurrencies = hasKnownCurrencies(folder);
    if (hasCurrencies) {
      checkAmounts(option.fee, currencies, at('fee'), report);
      checkAmounts(option.freeFrom, currencies, at('freeFrom'), report);
    }
    checkPattern(option.zips, at('zips'), report);
    if (option.days && option.days.least > option.days.most)
      report(at('days'), 'SHOP029', 'The least is more than the most', 'Change one of the two');
    for (const [place, choice] of (option.choices ?? []).entries()) {
      const of = (...path: JsonPath): JsonPath => at('choices', place, ...path);
      once(choice.id, of('id'));
      checkText(wanted, choice.name, of('name'), report);
      const own = choice.markets ? currenciesOf(folder, choice.markets, of('markets'), report) : currencies;
      for (const [at2, id] of (choice.markets ?? []).entries())
        if (option.markets && !option.markets.includes(id))
          report(
            of('markets', at2),
            'SHOP029',
            `"${option.id}" is not offered in "${id}"`,
            'Take it out, or add it to the option',
          );
      if (hasCurrencies) checkAmounts(choice.fee, own, of('fee'), report);
      checkPattern(choice.zips, of('zips'), report);
    }
  }
}

function checkPayment(folder: ShopFolder, found: Finding[]): void {
  const { payment, shop } = folder;
  if (!payment) return;
  const report = reporter(found, payment);
  const ids = payment.data.options.map(({ id }) => id);
  for (const [index, option] of payment.data.options.entries()) {
    const at = (...path: JsonPath): JsonPath => ['options', index, ...path];
    if (ids.indexOf(option.id) !== index)
      report(at('id'), 'SHOP009', `"${option.id}" stands twice`, 'Give each option its own id');
    checkText(shop?.data.languages ?? [], option.name, at('name'), report);
    const currencies = currenciesOf(folder, option.markets, at('markets'), report);
    if (hasKnownCurrencies(folder)) checkAmounts(option.fee, currencies, at('fee'), report);
  }
}

function checkPages({ pages, shop }: ShopFolder, found: Finding[]): void {
  if (!shop) return;
  const { languages: wanted } = shop.data;
  const taken = new Map<string, string>();
  for (const page of pages) {
    const report = reporter(found, page);
    for (const field of ['alias', 'title', 'description', 'body'] as const)
      checkText(wanted, page.data[field], [field], report);
    for (const [code, alias] of Object.entries(page.data.alias)) {
      const address = `${code}/${alias}`;
      const other = taken.get(address);
      if (other !== undefined)
        report(['alias', code], 'SHOP009', `${other} has this address`, 'Give it another one');
      if (!isAlias(alias))
        report(
          ['alias', code],
          'SHOP008',
          `"${alias}" is not an address`,
          'Write lower-case letters, digits and hyphens',
        );
      taken.set(address, page.file);
    }
    for (const [code, body] of Object.entries(page.data.body))
      if (body.includes(placeholder))
        found.push(
          atValue(page, ['body', code], {
            code: 'SHOP032',
            message: `${placeholder} still stands for your own text`,
            fix: 'Write it before shoppers come',
            severity: 'warning',
          }),
        );
  }
}
