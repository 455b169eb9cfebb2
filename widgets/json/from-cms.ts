/** JSON inside JSON (facts 1.15): the templates that are known become cards; a form, and what nobody knows, is hidden. */
import { isRecord } from '#kernel/is-record.ts';
import type { CmsImage } from '#engine/contract.ts';
import { cmsImage, cmsLink, cmsList, cmsText } from '#engine/cms-values.ts';

type Values = Record<string, unknown>;

const within = (value: unknown): Values => (isRecord(value) ? value : {});

/** What is absent or empty is left out. */
const said = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function parse(text: unknown): Values {
  if (isRecord(text)) return text;
  try {
    return within(JSON.parse(cmsText(text) ?? ''));
  } catch {
    return {};
  }
}

/** A picture is named by its file, in one text or in an object. */
function pictureOf(value: unknown, alt: unknown, images: readonly CmsImage[]): unknown {
  const picture = isRecord(value) ? value : { src: value };
  const file = cmsText(picture['src']) ?? cmsText(picture['filename']) ?? cmsText(picture['fileName']);
  if (!file || /[/\\:]/.test(file)) return undefined;
  return cmsImage({ filename: file, altText: picture['alt'] ?? picture['altText'] ?? alt }, images).image;
}

const wayOf = (cta: unknown): Values => {
  const { url, href, text, label } = within(cta);
  return { href: cmsLink(url ?? href), button: cmsText(text) ?? cmsText(label) };
};

type Reader = (content: Values, images: readonly CmsImage[]) => Values;

const readers: Readonly<Record<string, Reader>> = {
  'cards-simple': ({ items }, images) => ({
    template: 'tiles',
    items: cmsList(items).map(({ title, url, src, alt }) =>
      said({ title: cmsText(title), href: cmsLink(url), image: pictureOf(src, alt, images) }),
    ),
  }),
  'cards-rich': ({ header, items }, images) => ({
    template: 'cards',
    heading: cmsText(within(header)['heading']),
    text: cmsText(within(header)['description']),
    align: cmsText(within(header)['textAlign'])?.toLowerCase() === 'center' ? 'center' : 'start',
    items: cmsList(items).map(({ heading, description, image, cta }) =>
      said({
        title: cmsText(heading),
        text: cmsText(description),
        image: pictureOf(image, '', images),
        ...wayOf(cta),
      }),
    ),
  }),
  'text-+-cta': ({ text, cta }) => ({
    template: 'text',
    heading: cmsText(within(text)['header']),
    text: cmsText(within(text)['description']),
    ...wayOf(cta),
  }),
  'banner-cards': ({ bannerImages }, images) => ({
    template: 'banners',
    items: cmsList(bannerImages).map(({ image, text }) => {
      const { title, byline, cta } = within(text);
      return said({
        title: cmsText(title),
        text: cmsText(byline),
        image: pictureOf(image, '', images),
        ...wayOf(cta),
      });
    }),
  }),
};

export function fromCms(configuration: Values, images: readonly CmsImage[]): Values | null {
  const json = parse(configuration['json']);
  const names = [
    configuration['templateId'],
    configuration['templateName'],
    json['templateId'],
    json['component'],
  ];
  const name = names.map(cmsText).find(each => each !== undefined && Object.hasOwn(readers, each));
  const read = name === undefined ? undefined : readers[name];
  if (!read) return null;
  return said(read({ ...json, ...within(json['configuration']) }, images));
}
