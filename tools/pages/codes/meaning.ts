/** Targeting, routes, experiments, versions, overrides. */
import { inFiles, warned } from './code.ts';

export const meaningCodes = {
  RULE001: inFiles(
    'A period that ends before it begins',
    'The node would never be shown.',
    'Swap `from` and `until`.',
  ),
  RULE002: inFiles(
    'A rule that is never true',
    'Its conditions, with those of the container around it, exclude each other.',
    'Remove one of them.',
  ),
  RULE010: warned(
    'A short gap between two scheduled nodes',
    'Two neighbouring nodes of the same kind are scheduled, and the first ends less than a day before the second begins; often 23:59 was written for midnight. A longer gap counts as intended.',
    'Start the second when the first ends; `until` is exclusive.',
  ),
  RULE011: warned(
    'Two scheduled nodes overlap',
    'Of two neighbouring nodes of the same kind, the second begins before the first ends. A period that lies inside the other one counts as intended.',
    'Start the second when the first ends.',
  ),
  RULE012: warned(
    'A schedule that is over',
    'The period has ended: the node is still loaded and checked with its page, but never shown again.',
    'Remove the node, or give it a new period.',
  ),
  ROUTE001: inFiles(
    'Paths of one route with different parameters',
    'A page needs the same parameters in every language.',
    'Use the same parameters in each path.',
  ),
  ROUTE002: inFiles(
    'Two paths that match the same addresses',
    'An address would lead to two pages.',
    'Change one of them.',
  ),
  ROUTE003: inFiles(
    'A duplicate route name',
    'Links refer to routes by name.',
    'Give one of them another name.',
  ),
  ROUTE004: inFiles(
    'A broken link',
    'No page has that route, or it needs parameters that the link does not give.',
    'Write the name of a route, or a path that a page has.',
  ),
  ROUTE005: warned(
    'A link that only the catch-all page matches',
    'The content page matches every address that no other page matches, and answers 404 if it has no content. A mistyped path cannot be told from a correct one.',
    'Write `content:<alias>`, `page:<route name>`, or the path of a page. `lint --shop <address>` checks the path against a shop instead.',
  ),
  ROUTE006: inFiles(
    'A path with `*` without `splat`, or the reverse',
    'The parameter for which `*` stands needs a name, and `splat` needs a path that ends in `/*`.',
    'Write `"splat": "alias"`, or remove it.',
  ),
  ROUTE007: inFiles(
    'An address of the server itself',
    'The server, or a file of it, answers there, such as `/graphql`, `/panels` or `/images/…`: no one would see the page.',
    'Write another path.',
  ),
  REF001: inFiles(
    'An unknown category, brand, campaign, product, list or content page',
    'Aliases of every language are accepted. Checked with `--shop <address>` only.',
    'Write an alias or a number that the shop has.',
  ),
  REF002: inFiles(
    'An unknown market',
    'Markets are named by their alias, such as `se`; with another name the node would never be shown. Checked with `--shop <address>` only.',
    'Write the alias of a market.',
  ),
  MEDIA001: inFiles(
    'An unknown image',
    'Nothing would be shown in its place. Checked with `--shop <address>` only.',
    'Write the name of a file that the shop has, or add the file.',
  ),
  MEDIA003: warned(
    'An image of which most is cut off',
    'Its place shows another shape, as `x-ratios` in the schema of the widget says: an upright photo in a wide banner, or a strip as a tile.',
    'Use an image of another shape, give phones one of their own, or set the focal point so that the right part stays.',
  ),
  MEDIA004: warned(
    'An image with too few pixels',
    'It is shown wider than it is, and therefore blurred.',
    'Use a larger image.',
  ),
  EXP001: inFiles(
    'Unknown experiment',
    'A widget names an experiment that its document does not declare. Parts of information pages and of overrides take part in none.',
    'Declare it under `experiments`, or write the name of one.',
  ),
  EXP002: inFiles(
    'Weights that do not sum to 100',
    'Every visitor is assigned to exactly one arm.',
    'Change the weights so that they sum to 100.',
  ),
  EXP003: warned(
    'An experiment that no widget uses',
    'It would assign visitors without any effect.',
    'Remove it, or name it at a widget.',
  ),
  EXP004: inFiles(
    'Unknown arm of an experiment',
    'A widget or container belongs to one arm: `{ "name": "hero", "arm": "b" }`. Without an arm it is not defined which visitors see it.',
    'Write the id of an arm that the experiment declares.',
  ),
  EXP005: inFiles('Two arms with one id', 'Figures could not tell them apart.', 'Give each arm its own id.'),
  EXP006: inFiles(
    'An arm without a part of the page',
    'Its visitors would see nothing in the place of the experiment, and nothing could be counted.',
    'Name the arm at a widget or container. To try a page without a part, put another part in its place.',
  ),
  EXP007: inFiles(
    'Different arms of one experiment',
    'A visitor sees the same arm on every page on which the experiment runs.',
    'Give all pages the same arms and weights, or the experiment another name.',
  ),
  EXP008: warned(
    'An override of one arm alone',
    'In its context visitors of one arm see something else than in all others, so the result compares more than the two versions.',
    'Change every arm in the override, or none while the experiment runs.',
  ),
  EXP009: inFiles(
    'Two experiments with one name',
    'What an area or a shared part tries is shown on several pages. The same name in another document would be another experiment, and the figures of both would be added up.',
    'Give one of them another name.',
  ),
  EXP010: inFiles(
    'Too many experiments on a page',
    'A page has three at most, together with its areas and shared parts: each one multiplies the versions of the page that are rendered and stored.',
    'End experiments of the page, its areas or its shared parts.',
  ),
  MIG001: inFiles(
    'A widget newer than this build',
    'The file was written by a later version of the shop. It is not shown and never rewritten.',
    'Update the shop.',
  ),
  MIG002: warned(
    'A widget of an older version',
    'It is migrated each time it is read.',
    '`npm run pages -- migrate --write` rewrites the file.',
  ),
  MIG003: inFiles(
    'An older widget without a migration path to the current version',
    'A migration between two versions is missing.',
    'Add the migration to the widget’s folder.',
  ),
  MIG004: inFiles(
    'An older widget that is not valid once it is migrated',
    'A migration failed, or left props that do not match the schema of the current version. The widget is not shown.',
    'Correct the migration in the widget’s folder, or write the widget in the current version.',
  ),
  OVR001: inFiles(
    'An override whose target does not exist',
    'The page that it extends or the node that it changes was removed.',
    'Write an id that exists, or remove the operation.',
  ),
  OVR002: warned(
    'An override over a base that has changed',
    'The page now has another value than the one that the override replaced.',
    'Check whether the override is still right, then write the new base value as `baseWas`.',
  ),
  OVR003: inFiles(
    'An override with two parents, or with none',
    'If two apply, the more specific one wins, and of two about different things that for a market; two equally specific ones about the same are ambiguous.',
    'Narrow the context, or let one extend the other.',
  ),
};
