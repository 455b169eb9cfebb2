/** Writes cards as the content system's JSON template of the same kind. */
import { cmsList } from '#api/content/cms-values.ts';
import { isRecord } from '#kernel/is-record.ts';

type Values = Record<string, unknown>;

const pictureOf = (image: unknown): Values =>
  isRecord(image) ? { image: { src: image.file, alt: image.alt } } : {};

const linkOf = ({ href, buttonLabel }: Values): Values =>
  href === undefined && buttonLabel === undefined ? {} : { cta: { url: href, text: buttonLabel } };

const writers: Readonly<Record<string, readonly [name: string, write: (props: Values) => Values]>> = {
  tiles: [
    'cards-simple',
    ({ items }) => ({
      items: cmsList(items).map(({ title, href, image }) => ({
        title,
        url: href,
        ...(isRecord(image) ? { src: image.file, alt: image.alt } : {}),
      })),
    }),
  ],
  cards: [
    'cards-rich',
    ({ title, text, alignment, items }) => ({
      header: { heading: title, description: text, textAlign: alignment },
      items: cmsList(items).map(item => ({
        heading: item.title,
        description: item.text,
        ...pictureOf(item.image),
        ...linkOf(item),
      })),
    }),
  ],
  text: [
    'text-+-cta',
    props => ({ text: { header: props.title, description: props.text }, ...linkOf(props) }),
  ],
  banners: [
    'banner-cards',
    ({ items }) => ({
      bannerImages: cmsList(items).map(item => ({
        ...pictureOf(item.image),
        text: { title: item.title, byline: item.text, ...linkOf(item) },
      })),
    }),
  ],
};

export function toCms(props: Values): Values {
  const [name, write] = writers[String(props['template'])] ?? [];
  return name && write
    ? { json: JSON.stringify(write(props)), templateName: name, templateId: name }
    : { json: '{}' };
}
