/** Every code that the page language knows: what it means and what to do. SARIF rules and docs/page-errors.md are made from this table. */
export interface Code {
  /** What is wrong, in a few words. */
  title: string;
  /** Why it matters, or how it comes about. */
  why: string;
  /** What to type. */
  mend: string;
  /** Found by the linter in files, or reported by the running shop. */
  where: 'files' | 'shop';
  severity?: 'warning';
}

const inFiles = (title: string, why: string, mend: string): Code => ({ title, why, mend, where: 'files' });
const warned = (title: string, why: string, mend: string): Code => ({
  ...inFiles(title, why, mend),
  severity: 'warning',
});
const inShop = (title: string, why: string, mend: string): Code => ({ title, why, mend, where: 'shop' });

export const codes = {
  PAGE001: inFiles(
    'The file is no JSON, or a key stands twice',
    'Page files are plain JSON: no comments, no comma before a closing bracket, double quotes. Of two equal keys a parser would keep one without a word.',
    'Go to the line; the fix says which sign is missing or too much.',
  ),
  PAGE002: inFiles(
    'Unknown property',
    'Only the properties of the grammar are accepted, so that a mistyped one is not silently ignored.',
    'Take the property that the fix names; `pages lint --fix` does it when only one comes near.',
  ),
  PAGE003: inFiles(
    'Unknown kind, widget type, source or layout',
    'The word decides which grammar holds below it; without it nothing below can be checked.',
    'Take one of the words that the fix lists.',
  ),
  PAGE004: inFiles(
    'A value that is not allowed here',
    'The field has a closed list of values.',
    'Take one of the list.',
  ),
  PAGE005: inFiles(
    'A required field is missing',
    'The widget or node cannot be shown without it.',
    'Add the field.',
  ),
  PAGE006: inFiles(
    'A value of the wrong type',
    'A number stands where a text is needed, or the like.',
    'Write a value of the type that the message names.',
  ),
  PAGE007: inFiles(
    'A value out of its range',
    'Too long, too short, too many, too few.',
    'Stay within the limit of the message.',
  ),
  PAGE008: inFiles(
    'A value of the wrong form',
    'Ids, links, moments and paths have a form; a link takes `page:…`, `category:…`, `/path`, `https://…`, `mailto:` or `tel:` and never a script. A document’s id is its file’s name.',
    'Write it in the form that the fix describes.',
  ),
  PAGE010: inFiles(
    'Fields that exclude each other',
    'Two ways to say the same thing stand side by side.',
    'Remove one of them.',
  ),
  PAGE020: inFiles(
    'An id that stands twice',
    'Overrides, telemetry and links name nodes by id, so each is there once per page.',
    'Write another id.',
  ),
  PAGE021: inFiles(
    'Unknown fragment',
    'There is no file of that name in pages/fragments.',
    'Write the name of a fragment, or add the file.',
  ),
  PAGE022: inFiles(
    'Unknown region, or a required one that is empty',
    'The layout names the regions that a page may fill.',
    'Use a region of the layout.',
  ),
  PAGE023: inFiles(
    'A widget that may stand only once stands twice',
    'It holds something of which a page has one, as the checkout.',
    'Remove one.',
  ),
  PAGE024: inFiles(
    'A widget or fragment in a place where it may not stand',
    'Some widgets need a layout, some fragments a region.',
    'Move it, or change the layout of the page.',
  ),
  PAGE025: inFiles(
    'A fragment that contains itself',
    'It would never end.',
    'Remove the reference that leads back.',
  ),
  L10N001: inFiles(
    'A text for a language is missing',
    'The shop speaks Finnish and Swedish; a hole would be seen by half of the shoppers.',
    'Add the text, or `{"$same": "fi"}` to reuse the other, or `null` to leave it out on purpose.',
  ),
  L10N002: inFiles(
    'A plain text where one per language is needed',
    'A plain text has no language.',
    'Write `{"fi": "…", "sv": "…"}` or `{"$t": "<message id>"}`.',
  ),
  L10N003: warned(
    'A text that the message catalogue holds already',
    'The same words in two places drift apart.',
    'Write `{"$t": "<message id>"}`; `pages lint --fix` does it.',
  ),
  L10N005: inFiles(
    'Unknown message',
    'No message of that id stands in every file of locales/.',
    'Write an id that exists, or add the message.',
  ),
  L10N006: inFiles(
    'Texts that reuse each other in a circle',
    'Neither language has words of its own.',
    'Write one of them out.',
  ),
  BIND001: inFiles(
    'A binding to data that the page does not declare',
    'The first word after `data.` is a name under `data` of the page.',
    'Declare the source, or write the name of one.',
  ),
  BIND002: inFiles(
    'A binding to a field that the data lacks',
    'Each source has a fixed shape.',
    'Take a field of the source.',
  ),
  BIND003: inFiles(
    'A binding to a route parameter or query key that the page has not',
    'Parameters stand in `route.paths`, query keys in `route.query`.',
    'Write one of those, or declare it.',
  ),
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
    'An older widget without a way to the present version',
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
  CMS000: inShop(
    'An area could not be fetched',
    'The content service failed; the fallback or nothing is shown.',
    'Look at the service.',
  ),
  CMS001: inShop(
    'A configuration that is no JSON',
    'That widget alone is left out.',
    'Save the widget again in the content service.',
  ),
  CMS002: inShop(
    'A configuration that does not fit the widget',
    'Known fields have values that cannot be used.',
    'Correct the widget in the content service.',
  ),
  CMS003: inShop(
    'A widget that this shop does not know',
    'The content service knows more kinds than the shop.',
    'Add a widget with that name, or remove it from the area.',
  ),
  CMS004: inShop(
    'A display setting that could not be fetched',
    'The other one is shown.',
    'Look at the service.',
  ),
  WIDGET001: inShop(
    'A widget failed to load',
    'Its frame says so; its neighbours are there.',
    'Look at the error beside the code in the log.',
  ),
  WIDGET002: inShop(
    'A widget failed to render',
    'Its frame says so; its neighbours are there.',
    'Look at the error beside the code in the log.',
  ),
} satisfies Record<string, Code>;

export type CodeName = keyof typeof codes;
