/** What `catalogue/packages.jsonl` says: products without prices and stock of their own, and groups of known products. */

import { planRow } from '#backend/import/row-plan.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { languages } from '#kernel/languages.gen.ts';
import { atValue } from '#page-lint/source/source-file.ts';
import { checkText, type ReportProblem } from '../check-values.ts';
import { tableFinding } from '../folder-tables.ts';
import { inLine, packagesFile } from '../read-packages.ts';
import type { PackagePart } from '../shop-files.gen.ts';
import type { FolderPackage, ShopFolder } from '../shop-folder.ts';
import { checkPlan, namesIn } from './check-products.ts';

/** Fields that a package takes from its parts. */
const ofParts = /^(?:(?:regular_)?price_[a-z]{2}|stock(?:_.+)?|incoming_on|type)$/;

/**
 * @param sold article numbers of the folder's products; null where they are not known here
 * @returns the article numbers of the packages
 */
export async function checkPackages(
  folder: ShopFolder,
  sold: ReadonlySet<string> | null,
  found: Finding[],
): Promise<ReadonlySet<string>> {
  const packages = folder.packages ?? [];
  const lines = new Map<string, number>();
  const names = namesIn(folder);
  for (const one of packages) {
    const { line, fields, articleNumber } = one;
    const report = (column: string, code: string, message: string, fix: string) =>
      void found.push(tableFinding(packagesFile, line, column, { code, message, fix }));
    const { plan, problems } = planRow(line, fields);
    for (const { column, reason, fix } of problems)
      if (!ofParts.test(column)) report(column, 'SHOP030', reason, fix);
    for (const column of fields.keys())
      if (ofParts.test(column))
        report(column, 'SHOP029', 'A package has the prices and the stock of its parts', 'take it out');
    const before = lines.get(articleNumber);
    if (before !== undefined)
      report(
        'article_number',
        'SHOP009',
        `${articleNumber} stands in line ${before} already`,
        'keep one of them',
      );
    else if (sold?.has(articleNumber))
      report('article_number', 'SHOP009', `${articleNumber} is a product`, 'give the package its own number');
    lines.set(articleNumber, line);
    await checkPlan(names, plan, report);
  }
  const all = new Set(lines.keys());
  for (const one of packages) checkGroups(folder, one, { sold, packages: all }, found);
  return all;
}

interface Numbers {
  sold: ReadonlySet<string> | null;
  packages: ReadonlySet<string>;
}

function checkGroups(
  { shop }: ShopFolder,
  { line, source }: FolderPackage,
  numbers: Numbers,
  found: Finding[],
): void {
  const report: ReportProblem = (path, code, message, fix) =>
    void found.push(inLine(atValue(source, path, { code, message, fix }), line));
  const wanted: readonly string[] | undefined = shop?.data.languages;
  const taken = new Set<string | undefined>();
  for (const [index, group] of source.data.groups.entries()) {
    const at = (...path: JsonPath): JsonPath => ['groups', index, ...path];
    if (wanted) checkText(wanted, group.name, at('name'), report);
    if (wanted && group.description) checkText(wanted, group.description, at('description'), report);
    const name = group.name[wanted?.[0] ?? languages[0].code];
    if (taken.has(name))
      report(at('name'), 'SHOP009', `The package has another group "${name ?? ''}"`, 'Give it another name');
    taken.add(name);
    checkOptions(group, at, numbers, report);
    for (const [place, { name: own }] of group.options.entries())
      if (wanted && own) checkText(wanted, own, at('options', place, 'name'), report);
  }
}

function checkOptions(
  { options }: PackagePart,
  at: (...path: JsonPath) => JsonPath,
  { sold, packages }: Numbers,
  report: ReportProblem,
): void {
  const taken = new Set<string>();
  for (const [place, { product }] of options.entries()) {
    const path = at('options', place, 'product');
    if (taken.has(product)) report(path, 'SHOP009', `${product} stands twice`, 'Keep one of the two');
    else if (packages.has(product))
      report(path, 'SHOP029', `${product} is a package itself`, 'Write the products of which it consists');
    else if (sold && !sold.has(product))
      report(path, 'SHOP021', `No product "${product}"`, 'Write the article number of a product');
    taken.add(product);
  }
  const selected = options.flatMap(({ selected: isSelected }, place) => (isSelected ? [place] : []));
  const [, second] = selected;
  if (second !== undefined)
    report(
      at('options', second, 'selected'),
      'SHOP029',
      'Another option is selected, too',
      'Select one of a group',
    );
}
