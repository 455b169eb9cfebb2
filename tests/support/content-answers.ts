/** What the API answers about areas, information pages and menus, and what of it pages show. */
import { expect } from 'vitest';
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
