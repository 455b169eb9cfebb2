/** For testing clients: a page with every widget in every layout, a draft page and an expired page. */
import type { BulkWriter } from '../bulk-writer.ts';
import type { Language, Translated } from '../words.ts';
import { languages, localized } from '../words.ts';
import {
  banner,
  buttons,
  type ContainerWords,
  image,
  latestViewed,
  productList,
  richText,
  stack,
  text,
  widget,
} from './widgets.ts';

const html = (markup: Translated, css: string) =>
  widget('HTML', language => ({ html: markup[language], css }));

const video = (inModal: boolean, poster: string) =>
  widget(
    'Video',
    () => ({
      videoId: 'aqz-KE-bpKQ',
      videoProvider: 0,
      videoDisplayType: inModal ? 1 : 0,
      image: { filename: poster, filenameForMobileDevice: null, altText: '', href: '', title: '', text: '' },
    }),
    [poster],
  );

const json = (templateName: string, content: (language: Language) => object) =>
  widget('JSON', language => ({
    json: JSON.stringify(content(language)),
    templateName,
    templateId: templateName,
  }));

/** Disabled: the shop has no API key, and nothing is requested from third parties. */
const flowbox = widget('Flowbox', () => ({
  active: false,
  flowkey: 'demo',
  dynamicProductFlow: false,
  dynamicTagFlow: true,
  tags: ['atv', 'talvi'],
  tagOperator: 'any',
}));

const home: Translated = ['/tuotteet', '/sv/produkter', '/en/products'];

const containers: readonly ContainerWords[] = [
  {
    name: 'Text',
    design: 'narrow',
    widgets: [
      text(
        ['Sivun rakennusosat', 'Sidans byggstenar', 'Page building blocks'],
        [
          '<p>Tällä sivulla on yksi kutakin lajia.</p>',
          '<p>På den här sidan finns ett av varje slag.</p>',
          '<p>This page has one of each kind.</p>',
        ],
      ),
      richText([
        '<h2>Muotoiltu teksti</h2><ul><li>Luettelo</li><li><a href="/ostoehdot">Linkki</a></li></ul>',
        '<h2>Formaterad text</h2><ul><li>Lista</li><li><a href="/sv/kopvillkor">Länk</a></li></ul>',
        '<h2>Formatted text</h2><ul><li>List</li><li><a href="/en/terms-of-purchase">Link</a></li></ul>',
      ]),
      buttons([
        { label: ['Kaikki tuotteet', 'Alla produkter', 'All products'], url: home },
        {
          label: ['Toisaalle', 'Annanstans', 'Elsewhere'],
          url: ['https://example.com/', 'https://example.com/', 'https://example.com/'],
        },
      ]),
    ],
  },
  {
    name: 'Pictures',
    layout: 'half',
    widgets: [
      image('strip-workshop.webp', home, ['Talli', 'Garaget', 'Garage']),
      banner({
        image: 'tile-forest.webp',
        mobileImage: 'hero-winter-tall.webp',
        href: home,
        alt: ['Renkaita metsässä', 'Däck i skogen', 'Tyres in the forest'],
        small: ['Pieni teksti', 'Liten text', 'Small text'],
        large: ['Suuri teksti', 'Stor text', 'Large text'],
        button: ['Katso', 'Se', 'View'],
      }),
    ],
  },
  {
    name: 'Videos',
    layout: 'third',
    design: 'contained',
    widgets: [video(false, 'strip-trail.webp'), video(true, 'tile-field.webp')],
  },
  {
    name: 'Products',
    responsiveMode: 'collapse',
    classNames: ['showcase-products'],
    widgets: [
      productList(
        ['Edullisimmat', 'Billigast', 'Lowest prices'],
        { sort: 'PRICE', filterMode: 'CURRENT' },
        1,
      ),
      latestViewed(['Viimeksi katsotut', 'Senast visade', 'Recently viewed']),
    ],
  },
  {
    name: 'Data',
    layout: 'quarter',
    widgets: [
      html(
        [
          '<table class="sizes"><caption>Pulttijaot</caption><tr><th>Can-Am</th><td>4/137</td></tr><tr><th>Polaris</th><td>4/156</td></tr></table>',
          '<table class="sizes"><caption>Bultcirklar</caption><tr><th>Can-Am</th><td>4/137</td></tr><tr><th>Polaris</th><td>4/156</td></tr></table>',
          '<table class="sizes"><caption>Bolt patterns</caption><tr><th>Can-Am</th><td>4/137</td></tr><tr><th>Polaris</th><td>4/156</td></tr></table>',
        ],
        '.sizes { border-collapse: collapse; }',
      ),
      json('cards-simple', language => ({
        items: [
          {
            title: ['Renkaat', 'Däck', 'Tyres'][language],
            url: home[language],
            src: 'tile-forest.webp',
            alt: '',
          },
        ],
      })),
      flowbox,
    ],
  },
  {
    name: 'Computers only',
    display: 'desktop',
    widgets: [
      richText([
        '<p>Vain leveällä näytöllä.</p>',
        '<p>Bara på bred skärm.</p>',
        '<p>On wide screens only.</p>',
      ]),
    ],
  },
  {
    name: 'Phones only',
    display: 'mobile',
    widgets: [richText(['<p>Vain puhelimessa.</p>', '<p>Bara i telefonen.</p>', '<p>On phones only.</p>'])],
  },
];

const note: readonly ContainerWords[] = [
  {
    name: 'Text',
    widgets: [richText(['<p>Kevään tarjoukset.</p>', '<p>Vårens erbjudanden.</p>', '<p>Spring offers.</p>'])],
  },
];

const showcase: readonly {
  id: number;
  alias: Translated;
  title: Translated;
  draft?: boolean;
  from?: string;
  to?: string;
  containers: readonly ContainerWords[];
}[] = [
  {
    id: 121,
    alias: ['rakennusosat', 'byggstenar', 'building-blocks'],
    title: ['Sivun rakennusosat', 'Sidans byggstenar', 'Page building blocks'],
    from: '2026-01-01T00:00:00Z',
    to: '2099-12-31T00:00:00Z',
    containers,
  },
  {
    id: 122,
    alias: ['kevatkampanja', 'varkampanj', 'spring-campaign'],
    title: ['Kevätkampanja', 'Vårkampanj', 'Spring campaign'],
    draft: true,
    containers: note,
  },
  {
    id: 123,
    alias: ['kevat-2020', 'varen-2020', 'spring-2020'],
    title: ['Kevät 2020', 'Våren 2020', 'Spring 2020'],
    to: '2020-06-01T00:00:00Z',
    containers: note,
  },
];

export function addShowcase(writer: BulkWriter): void {
  for (const page of showcase) {
    writer.add('content_collection', {
      collection_id: page.id,
      name: page.alias[0],
      family: null,
      area_name: null,
      title: localized(page.title),
      tags: ['#demo'],
      meta: {
        fi: {
          title: page.title[0],
          description: 'Kaikki sivun osat.',
          keywords: 'esimerkki',
        },
        sv: { title: page.title[1], description: 'Sidans alla delar.', keywords: 'exempel' },
        en: { title: page.title[2], description: 'Every part of a page.', keywords: 'example' },
      },
      filters: [],
      containers: stack(page.id, page.containers),
      draft: page.draft ?? false,
      active_from: page.from ?? null,
      active_to: page.to ?? null,
    });
    for (const { index, id: language_id } of languages) {
      writer.add('content_alias', { collection_id: page.id, language_id, alias: page.alias[index] });
    }
  }
}
