/** What the API answers about areas, information pages and menus, and what of it pages show. */
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '#backend/commands.ts';
import type { Backend } from '#backend/index.ts';
import { withOwnProps } from '#engine/content/own-props.ts';
import { applyDefaults } from '#engine/definition/field-paths.ts';
import { invariant } from '#kernel/invariant.ts';
import { isRecord } from '#kernel/is-record.ts';
import { createContentForms } from '#ssr/content-forms.ts';

const languages = ['fi-FI', 'sv-SE', 'en-GB'];
const parts = 'id type label title value order targetBlank open hidden canonicalUrl';
export const menuQuery = `query ($at: String, $languageId: String) { getMenuAtLocation(menuLocationId: $at, languageId: $languageId) {
  id name title locations menuItems { ${parts} children { ${parts} children { ${parts} } } } } }`;
export const areaQuery = `query ($alias: String, $family: String, $areaName: String, $displaySetting: String, $preview: Boolean,
  $languageId: String, $filters: [PageWidgetCollectionFilterInputType]) {
  widgetArea(alias: $alias, family: $family, areaName: $areaName, displaySetting: $displaySetting, preview: $preview,
    languageId: $languageId, filters: $filters) {
    id name title familyName tags meta { title description keywords } pageArea { id name index }
    containers { id name sortOrder classNames layout responsiveMode design
      widgets { id name sortOrder type size classNames configuration images { fileName largestSize { imageWidth imageHeight } } } } } }`;
const pagesQuery = `query ($languageId: String) { cmsPages(languageId: $languageId) {
  id name title alias activeFrom activeTo tags canonicalUrl meta { title description } } }`;

export interface AnsweredWidget {
  id: string;
  name: string;
  configuration: string;
  images: { fileName: string; largestSize: { imageWidth: number; imageHeight: number } | null }[];
}
export interface AnsweredArea {
  id: number;
  containers: { id: number; widgets: AnsweredWidget[] }[];
}

export async function askBackend<Data>(
  backend: Backend,
  documentText: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const caller = { requestId: 'r', mayPreview: true };
  const { data, errors } = await backend.execute({ documentText, variables, caller });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)) as Data;
}

export async function rowsOf(backend: Backend) {
  const found = await backend.contentRows?.read();
  invariant(found, 'the backend reads rows as documents');
  return found;
}

/** Every question that the content of the shop has an answer to. */
export async function contentAnswers(backend: Backend): Promise<unknown[]> {
  const { collections, menus } = await rowsOf(backend);
  const answers: unknown[] = [];
  for (const languageId of languages) {
    for (const { row } of menus.values())
      answers.push(await askBackend(backend, menuQuery, { at: row.locations[0], languageId }));
    for (const { row } of collections.values())
      for (const displaySetting of ['desktop', 'mobile'])
        answers.push(
          await askBackend(backend, areaQuery, {
            languageId,
            displaySetting,
            preview: row.draft,
            ...(row.family === null
              ? { alias: row.aliases.get(languageId) }
              : { family: row.family, areaName: row.areaName, filters: row.filters }),
          }),
        );
    answers.push(await askBackend(backend, pagesQuery, { languageId }));
  }
  return answers;
}

const forms = createContentForms();

/** Props as the shop reads them from an answer, without defaults; null where it shows nothing. */
export function shownProps({ name, configuration, images }: AnsweredWidget): unknown {
  const widget = Object.values(forms.widgets).find(each => each.name === name);
  const values: unknown = JSON.parse(configuration);
  if (!widget || !isRecord(values) || values['active'] === false) return null;
  const sizes = images.flatMap(({ fileName, largestSize }) =>
    largestSize ? [{ fileName, width: largestSize.imageWidth, height: largestSize.imageHeight }] : [],
  );
  const read = withOwnProps(values, widget.fromCms(values, sizes, 'fi'), widget.version);
  if (!read) return null;
  // The demo's cards do not list their pictures, so rows leave the sizes open; documents know them.
  return JSON.parse(
    JSON.stringify(applyDefaults(read, widget.fields.defaults), (key, value: unknown) =>
      key === 'width' || key === 'height' ? 0 : value,
    ),
  );
}

/** How rows are named and numbered is of one database, and entries lead where their address says. */
const ofDatabase = new Set(['id', 'value', 'order', 'sortOrder', 'classNames', 'type']);
const sorted = (values: readonly unknown[]): string[] => values.map(each => JSON.stringify(each)).toSorted();

/** What shoppers see of the content: the same for two databases of the same shop, whatever their numbers. */
export async function shownContent(backend: Backend, db: Kysely<Schema>): Promise<string[]> {
  const texts = await db
    .selectFrom('category_text')
    .select(['category_id', 'language_id', 'alias'])
    .execute();
  const aliases = new Map(
    texts.flatMap(({ category_id, language_id, alias }) =>
      language_id === languages[0] ? [[category_id, alias] as const] : [],
    ),
  );
  const byAlias = new Map(texts.map(({ category_id, alias }) => [alias, aliases.get(category_id)]));
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown).filter(each => each !== null);
    if (!isRecord(value)) return value;
    if (isWidget(value)) return shown(shownProps(value));
    const isContainer = 'responsiveMode' in value;
    return Object.fromEntries(
      Object.entries(value)
        .flatMap(([key, inner]) =>
          key === 'filter' && isRecord(inner) ? Object.entries(inner) : [[key, inner] as const],
        )
        .filter(([key]) => !ofDatabase.has(key) && !(isContainer && key === 'name'))
        .map(([key, inner]): [string, unknown] => {
          // The order of pages is that of their numbers, and nothing shows it.
          if (key === 'cmsPages' && Array.isArray(inner)) return [key, sorted(inner.map(shown))];
          if (key === 'categoryAlias') return ['categories', [byAlias.get(String(inner)) ?? inner]];
          if (key === 'categoryIds' && Array.isArray(inner))
            return ['categories', inner.map(id => aliases.get(Number(id)) ?? id)];
          return [key, shown(inner)];
        })
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  return sorted((await contentAnswers(backend)).map(shown));
}

const isWidget = (value: object): value is AnsweredWidget => 'configuration' in value;
