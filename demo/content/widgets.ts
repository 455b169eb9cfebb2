/** Functions that create containers and widgets with the configuration keys of the content system and one text per language. */
import type { Language, LanguageCode, Translated } from '../words.ts';

export interface Widget {
  id: string;
  name: string;
  sortOrder: number;
  type: string;
  size: string;
  classNames: readonly string[];
  configuration: Readonly<Record<LanguageCode, object>>;
  images: readonly string[];
}

export interface Container {
  id: number;
  name: string;
  sortOrder: number;
  layout: 'full' | 'half' | 'third' | 'quarter';
  responsiveMode: 'stack' | 'collapse';
  design: 'default' | 'narrow' | 'full-width' | 'contained';
  classNames: readonly string[];
  display: 'always' | 'desktop' | 'mobile';
  widgets: readonly Widget[];
}

export type Loose = Omit<Widget, 'id' | 'sortOrder' | 'size' | 'classNames'> & { wide?: boolean };

export const widget = (
  name: string,
  make: (language: Language) => object,
  images: readonly string[] = [],
): Loose => ({
  name,
  type: `${name}PageWidget`,
  configuration: {
    fi: { active: true, name, ...make(0) },
    sv: { active: true, name, ...make(1) },
    en: { active: true, name, ...make(2) },
  },
  images,
});

export const richText = (html: Translated): Loose =>
  widget('Rich text', language => ({ text: html[language] }));

/** Numbers of the content system. */
const alignments = { start: 1, center: 2, end: 3 } as const;
type Alignment = keyof typeof alignments;

export const text = (
  title: Translated,
  html: Translated,
  level = 1,
  alignment: Alignment = 'center',
): Loose =>
  widget('Text', language => ({
    title: title[language],
    titleRenderMode: level,
    subtitle: '',
    subtitleRenderMode: 3,
    text: html[language],
    textAlignment: alignments[alignment],
  }));

export const buttons = (
  list: readonly { label: Translated; url: Translated }[],
  alignment: Alignment = 'center',
): Loose =>
  widget('Buttons', language => ({
    buttons: list.map(({ label, url }) => ({ buttonText: label[language], url: url[language] })),
    alignment: alignments[alignment],
  }));

/** A text on the left and a button on the right of a line; on phones the button follows the text. */
export const strip = (
  title: Translated,
  html: Translated,
  button: { label: Translated; url: Translated },
): Pick<ContainerWords, 'layout' | 'widgets'> => ({
  layout: 'half',
  widgets: [text(title, html, 1, 'start'), buttons([button], 'end')],
});

export interface BannerWords {
  image: string;
  mobileImage?: string;
  href: Translated;
  alt: Translated;
  small: Translated;
  large: Translated;
  button: Translated;
}

export function banner(
  { image, mobileImage, href, alt, small, large, button }: BannerWords,
  wide = false,
): Loose {
  const files = mobileImage === undefined ? [image] : [image, mobileImage];
  const made = widget(
    'Banner',
    language => ({
      image: {
        filename: image,
        filenameForMobileDevice: mobileImage ?? null,
        href: href[language],
        altText: alt[language],
        title: '',
        text: '',
      },
      text1: small[language],
      text2: large[language],
      buttonText: button[language],
      textColor: wide ? 1 : 0,
      textAndButtonPlacement: 0,
      textAndButtonPlacementFullWidth: 0,
      classNames: wide ? 'full' : '',
    }),
    files,
  );
  return { ...made, wide };
}

export const image = (file: string, href: Translated, alt: Translated): Loose =>
  widget(
    'Image',
    language => ({
      image: {
        filename: file,
        filenameForMobileDevice: null,
        href: href[language],
        altText: alt[language],
        title: alt[language],
        text: '',
      },
    }),
    [file],
  );

export const productList = (title: Translated, searchParameters: object, pageCount = 2): Loose =>
  widget('Product list', language => ({
    title: title[language],
    searchParameters,
    pageCount,
    limitNrOfRows: true,
    slideshowDisabled: false,
    displayNavigationArrows: true,
    displayNavigationLinks: false,
    mode: 'DEFAULT',
  }));

export const latestViewed = (title: Translated): Loose =>
  widget('Product list', language => ({
    title: title[language],
    searchParameters: {},
    pageCount: 2,
    limitNrOfRows: true,
    slideshowDisabled: false,
    displayNavigationArrows: true,
    displayNavigationLinks: false,
    mode: 'LATEST_VIEWED',
  }));

export interface ContainerWords {
  name: string;
  layout?: Container['layout'];
  design?: Container['design'];
  responsiveMode?: Container['responsiveMode'];
  display?: Container['display'];
  classNames?: readonly string[];
  widgets: readonly Loose[];
}

/** Numbers the containers and widgets of one collection. */
export function stack(collection: number, list: readonly ContainerWords[]): readonly Container[] {
  return list.map(
    (
      { name, layout = 'full', design = 'default', responsiveMode = 'stack', display = 'always', ...more },
      index,
    ) => {
      const id = collection * 100 + index + 1;
      return {
        id,
        name,
        sortOrder: index + 1,
        layout,
        responsiveMode,
        design,
        classNames: more.classNames ?? [],
        display,
        widgets: more.widgets.map(({ wide = false, ...one }, place) => ({
          ...one,
          id: `${id}-${place + 1}`,
          sortOrder: place + 1,
          size: wide ? 'full' : layout,
          classNames: wide ? ['full'] : [],
        })),
      };
    },
  );
}
