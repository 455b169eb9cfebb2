/** Manuals and size guides of products, and the kinds of parts that fitting them takes. */
import type { BulkWriter } from '../bulk-writer.ts';
import { guidePages } from '../content/guide-pages.ts';
import { languages } from '../words.ts';
import type { Draft } from './product-draft.ts';

const sizeGuide = 'koko-opas';
const sized = [
  ...['cross-helmet', 'full-helmet', 'jacket', 'trousers', 'gloves', 'rain-suit', 'boots', 'body-armour'],
  ...['mud-tyre', 'terrain-tyre', 'winter-tyre', 'road-tyre'],
];
/** Line → alias of a content page. */
const manuals: Readonly<Record<string, string>> = {
  'atv-winch': 'vinssin-asennus',
  'sxs-winch': 'vinssin-asennus',
  'winch-mount': 'vinssin-asennus',
  'plough-blade': 'auran-asennus',
  'push-tube': 'auran-asennus',
  'plough-mount': 'auran-asennus',
};

/** Line → lines of which fitting takes one. */
export const fittingLines: Readonly<Record<string, readonly string[]>> = {
  'atv-winch': ['winch-mount'],
  'plough-blade': ['push-tube', 'plough-mount', 'atv-winch'],
  'push-tube': ['plough-mount'],
};

/** One row per language, since each language has a page of its own. */
function addGuide(
  writer: BulkWriter,
  draft: Draft,
  kind: 'manual' | 'size',
  alias: string,
  first: number,
): number {
  const page = guidePages.find(each => each.alias[0] === alias);
  if (!page) return first;
  for (const { index, code } of languages)
    writer.add('product_guide', {
      product_id: draft.id,
      position: first + index,
      kind,
      title: { [code]: page.title[index] },
      url: `${index === 0 ? '' : `/${code}`}/${page.alias[index]}`,
    });
  return first + languages.length;
}

export function addGuides(writer: BulkWriter, draft: Draft): void {
  const { key } = draft.line;
  const manual = manuals[key];
  let next = 1;
  if (manual) next = addGuide(writer, draft, 'manual', manual, next);
  if (sized.includes(key)) addGuide(writer, draft, 'size', sizeGuide, next);
}
