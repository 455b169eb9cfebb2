/** Writes the content: areas of the front, list and product pages, the content pages, their images and the site texts. */
import { bindRanges, bindUnits } from '#kernel/bind-units.ts';
import type { BulkWriter } from '../bulk-writer.ts';
import { addImage } from '../image-rows.ts';
import type { PictureSource } from '../picture/picture-source.ts';
import type { Language, Translated } from '../words.ts';
import { escapeHtml, languages, localized } from '../words.ts';
import { areas } from './areas.ts';
import { withContactLinks } from './contact-links.ts';
import { guidePages } from './guide-pages.ts';
import { addLists } from './lists.ts';
import { pages } from './pages.ts';
import { addShowcase } from './showcase.ts';
import { richText, stack } from './widgets.ts';

/** The pictures of pages; `demo/models` renders them. */
export const scenes: readonly string[] = [
  'hero-winter.webp',
  'hero-winter-tall.webp',
  'tile-winter.webp',
  'tile-forest.webp',
  'tile-workshop.webp',
  'tile-trail.webp',
  'tile-field.webp',
  'tile-lake.webp',
  'strip-workshop.webp',
  'strip-trail.webp',
];

export async function addContent(writer: BulkWriter, pictures: PictureSource): Promise<void> {
  for (const file of scenes) addImage(writer, 'pagewidget', file, await pictures.scene(file));
  for (const area of areas) {
    writer.add('content_collection', {
      collection_id: area.id,
      name: area.name,
      family: area.family,
      area_name: area.area,
      title: null,
      tags: [],
      meta: null,
      filters: area.filters ?? [],
      containers: stack(area.id, area.containers),
      draft: area.draft ?? false,
      active_from: null,
      active_to: null,
    });
  }
  addShowcase(writer);
  for (const page of [...pages, ...guidePages]) {
    writer.add('content_collection', {
      collection_id: page.id,
      name: page.alias[0],
      family: null,
      area_name: null,
      title: localized(page.title),
      tags: page.inMenu ? ['menu'] : [],
      meta: {
        fi: { title: page.title[0], description: page.description[0] },
        sv: { title: page.title[1], description: page.description[1] },
        en: { title: page.title[2], description: page.description[2] },
      },
      filters: [],
      containers: stack(page.id, [
        {
          name: 'Text',
          design: 'narrow',
          widgets: [richText([htmlOf(page.body, 0), htmlOf(page.body, 1), htmlOf(page.body, 2)])],
        },
      ]),
      draft: false,
      active_from: null,
      active_to: null,
    });
    for (const { index, id: language_id } of languages)
      writer.add('content_alias', { collection_id: page.id, language_id, alias: page.alias[index] });
  }
  addLists(writer);
  writer.add('setting', {
    key: 'site.meta',
    value: {
      fi: {
        title: 'ATV Huset',
        description:
          'Mönkijän osat ja tarvikkeet: renkaat, vinssit, aurat, ajovarusteet ja huolto-osat. Valitse ajoneuvosi ja löydä sopivat osat.',
      },
      sv: {
        title: 'ATV Huset',
        description:
          'Delar och tillbehör till fyrhjulingar: däck, vinschar, plogar, körutrustning och servicedelar. Välj ditt fordon och hitta delarna som passar.',
      },
      en: {
        title: 'ATV Huset',
        description:
          'Parts and accessories for ATVs: tyres, winches, ploughs, riding gear and service parts. Choose your vehicle and find the parts that fit.',
      },
    },
  });
}

/** Converts to HTML: `##` starts a heading, `*` a list item, anything else is a paragraph. The title is not part of it. */
function htmlOf(body: readonly Translated[], language: Language): string {
  const parts = body
    .map(text => bindRanges(bindUnits(text[language])))
    .map(line => {
      if (line.startsWith('## ')) return `<h2>${escapeHtml(line.slice(3))}</h2>`;
      return line.startsWith('* ')
        ? `<ul><li>${withContactLinks(escapeHtml(line.slice(2)))}</li></ul>`
        : `<p>${withContactLinks(escapeHtml(line))}</p>`;
    });
  return parts.join('').replaceAll('</ul><ul>', '');
}
