/** A configuration of every widget of the content system, with every key that the shop reads (R-WIDGET-21). */
type Configuration = Readonly<Record<string, unknown>>;

const image = {
  filename: 'a.jpg',
  filenameForMobileDevice: 'b.jpg',
  href: '/tuotteet',
  altText: 'Kuva',
  title: 'Kuva',
};

export const cmsSamples: Readonly<Record<string, Configuration>> = {
  Image: { image },
  Text: {
    title: 'Otsikko',
    titleRenderMode: 1,
    subtitle: 'Alaotsikko',
    subtitleRenderMode: 3,
    text: '<p>Hei</p>',
  },
  Buttons: {
    buttons: [
      { buttonText: 'Katso', url: '/tuotteet' },
      { text: 'Muut', href: '/muut' },
    ],
  },
  'Product list': {
    title: 'Tuotteita',
    mode: 'DEFAULT',
    searchParameters: { searchText: 'vinssi', sort: 'PRICE' },
  },
  Banner: {
    image,
    text1: 'Pieni',
    text2: 'Suuri',
    buttonText: 'Katso',
    classNames: 'full',
    desktopVideoHtml: '<iframe src="https://player.vimeo.com/video/76979871?h=1"></iframe>',
    mobileVideoHtml: '<iframe src="https://player.vimeo.com/video/76979871?h=1"></iframe>',
  },
  Video: { videoId: 'aqz-KE-bpKQ', videoProvider: 0, title: 'Filmi', image },
  HTML: { html: '<p class="a">Hei</p>', css: '.a { color: red }' },
  'Rich text': { text: '<p>Hei</p>' },
  JSON: {
    templateId: 'cards-rich',
    json: {
      header: { heading: 'Otsikko', description: 'Teksti', textAlign: 'center' },
      items: [
        {
          heading: 'Kortti',
          description: 'Teksti',
          image: { src: 'a.jpg', alt: 'Kuva' },
          cta: { url: '/tuotteet', text: 'Katso' },
        },
      ],
    },
  },
  Flowbox: { flowkey: 'demo', dynamicTagFlow: true, tags: ['atv'], tagOperator: 'any' },
  'Nosto feed': { nostoId: 'frontpage-nosto-1' },
};

/** Paths of every text in a configuration. */
export function leavesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** A copy with another text at the path. */
export function withLeaf(sample: Configuration, leaf: string, text: string): Configuration {
  const copy = structuredClone(sample) as Record<string, unknown>;
  const keys = leaf.split('.');
  const last = keys.pop() ?? '';
  let holder: Record<string, unknown> = copy;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  holder[last] = text;
  return copy;
}
