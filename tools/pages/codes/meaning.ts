/** Targeting, routes, experiments, versions, overrides. */
import { inFiles, warned } from './code.ts';

export const meaningCodes = {
  RULE001: inFiles(
    'A span of time that ends before it begins',
    'The node would never be shown.',
    'Exchange `from` and `until`.',
  ),
  RULE002: inFiles(
    'A rule that can never hold',
    'Its conditions, with those of the container around it, exclude each other.',
    'Remove one of them.',
  ),
  RULE010: warned(
    'A short gap between two that take turns',
    'Of two neighbours of one kind with a span of time each, the first ends less than a day before the second begins: mostly 23:59 for midnight. A longer pause is taken as meant.',
    'Let the second begin at the moment at which the first ends; `until` is the first moment at which it is gone.',
  ),
  RULE011: warned(
    'Two that take turns are both shown for a while',
    'Of two neighbours of one kind the second begins before the first ends. One wholly inside the other is taken as meant.',
    'Let the second begin at the moment at which the first ends.',
  ),
  RULE012: warned(
    'A schedule that is over',
    'Its last moment has passed: the node is still read and checked with its page, and never shown again.',
    'Remove the node, or give it a new span of time.',
  ),
  ROUTE001: inFiles(
    'Paths of one route with different parameters',
    'A page must be reachable in every language by the same facts.',
    'Use the same parameters in each path.',
  ),
  ROUTE002: inFiles(
    'Two paths that cannot be told apart',
    'An address would lead to two pages.',
    'Change one of them.',
  ),
  ROUTE003: inFiles('A route name that stands twice', 'Links name routes.', 'Give one of them another name.'),
  ROUTE004: inFiles(
    'A link that leads nowhere',
    'No page has that route, or it needs parameters that the link does not give.',
    'Write the name of a route, or a path that a page has.',
  ),
  ROUTE005: warned(
    'A link that only the page for every address matches',
    'The page of the content system takes whatever no other page takes, and answers 404 where it has nothing; a mistyped path looks the same.',
    'Write `content:<alias>`, `page:<route name>`, or the path of a page. `lint --shop <address>` checks the path against a shop instead.',
  ),
  REF001: inFiles(
    'A name that the shop does not know',
    'Category, brand, campaign, product, list or content page; an alias counts in whatever language it is of. Checked with `--shop <address>` only.',
    'Write an alias or a number that the shop has.',
  ),
  REF002: inFiles(
    'A market that the shop does not have',
    'Markets are named by their alias, `se` and not `sweden`; the node would never be shown. Checked with `--shop <address>` only.',
    'Write the alias of a market.',
  ),
  MEDIA001: inFiles(
    'A picture that the shop does not have',
    'Its place would stay empty. Checked with `--shop <address>` only.',
    'Write the name of a file that the shop has, or add the file.',
  ),
  EXP001: inFiles(
    'Unknown experiment',
    'A widget names an experiment that the page does not declare.',
    'Declare it under `experiments`, or write the name of one.',
  ),
  EXP002: inFiles(
    'Weights that do not make a hundred',
    'Every visitor belongs to exactly one arm.',
    'Change the weights so that they sum to 100.',
  ),
  EXP003: warned(
    'An experiment that no widget uses',
    'It would count visitors for nothing.',
    'Remove it, or name it at a widget.',
  ),
  EXP004: inFiles(
    'Unknown arm of an experiment',
    'A widget or container belongs to one arm: `{ "name": "hero", "arm": "b" }`. Without it nothing tells who would see it.',
    'Write the id of an arm that the experiment declares.',
  ),
  MIG001: inFiles(
    'A widget newer than this build',
    'The file was written by a later version of the shop. It is not shown and never rewritten.',
    'Update the shop.',
  ),
  MIG002: warned(
    'A widget of an older version',
    'It is brought up to date each time it is read.',
    '`npm run pages -- migrate --write` rewrites the file.',
  ),
  MIG003: inFiles(
    'An older widget without a jsonPath to the present version',
    'A step between two versions is missing.',
    'Add the migration to the widget’s folder.',
  ),
  OVR001: inFiles(
    'An override whose target is gone',
    'The page it extends, or the node it speaks of, is no longer there.',
    'Write an id that exists, or remove the operation.',
  ),
  OVR002: warned(
    'An override over a base that has changed',
    'The page has another value by now than the one that was replaced.',
    'Look whether yours still fits, then write the new one as `baseWas`.',
  ),
  OVR003: inFiles(
    'An override with two parents, or with none',
    'Of two that hold at once the narrower wins; between equals nobody could say.',
    'Narrow the context, or let one extend the other.',
  ),
};
