/** Converts the CMS's JSON widget: known templates become cards; forms and unknown templates are hidden. */

import { cmsImage, cmsLink, cmsList, cmsText } from '#api/content/cms-values.ts';
import type { CmsImage } from '#engine/definition/contract.ts';
import { isRecord } from '#kernel/is-record.ts';

type Values = Record<string, unknown>;

const within = (value: unknown): Values => (isRecord(value) ? value : {});

/** Removes undefined properties. */
const withoutUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function parse(text: unknown): Values {
  if (isRecord(text)) return text;
  try {
    return within(JSON.parse(cmsText(text) ?? ''));
  } catch {
    return {};
  }
}

/** An image is given by its file name, as a string or in an object. */
function pictureOf(value: unknown, alt: unknown, images: readonly CmsImage[]): unknown {
  const picture = isRecord(value) ? value : { src: value };
  const file = cmsText(picture['src']) ?? cmsText(picture['filename']) ?? cmsText(picture['fileName']);
  if (!file || /[/\\:]/.test(file)) return undefined;
  return cmsImage({ filename: file, altText: picture['alt'] ?? picture['altText'] ?? alt }, images).image;
}

const linkOf = (cta: unknown): Values => {
  const { url, href, text, label } = within(cta);
  return { href: cmsLink(url ?? href), buttonLabel: cmsText(text) ?? cmsText(label) };
};

type Reader = (content: Values, images: readonly CmsImage[]) => Values;

const readers: Readonly<Record<string, Reader>> = {
  'cards-simple': ({ items }, images) => ({
    template: 'tiles',
    items: cmsList(items).map(({ title, url, src, alt }) =>
      withoutUndefined({ title: cmsText(title), href: cmsLink(url), image: pictureOf(src, alt, images) }),
    ),
  }),
  'cards-rich': ({ header, items }, images) => ({
    template: 'cards',
    title: cmsText(within(header)['heading']),
    text: cmsText(within(header)['description']),
    alignment: cmsText(within(header)['textAlign'])?.toLowerCase() === 'center' ? 'center' : 'start',
    items: cmsList(items).map(({ heading, description, image, cta }) =>
      withoutUndefined({
        title: cmsText(heading),
        text: cmsText(description),
        image: pictureOf(image, '', images),
        ...linkOf(cta),
      }),
    ),
  }),
  'text-+-cta': ({ text, cta }) => ({
    template: 'text',
    title: cmsText(within(text)['header']),
    text: cmsText(within(text)['description']),
    ...linkOf(cta),
  }),
  'banner-cards': ({ bannerImages }, images) => ({
    template: 'banners',
    items: cmsList(bannerImages).map(({ image, text }) => {
      const { title, byline, cta } = within(text);
      return withoutUndefined({
        title: cmsText(title),
        text: cmsText(byline),
        image: pictureOf(image, '', images),
        ...linkOf(cta),
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
  return withoutUndefined(read({ ...json, ...within(json['configuration']) }, images));
}
