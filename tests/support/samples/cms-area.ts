/** An area of the content system with these widgets, as its API returns it. */
export interface CmsWidget {
  name: string;
  configuration: Readonly<Record<string, unknown>>;
}

/** Nested JSON is a string, as the content system sends it. */
const written = ({ json, ...rest }: CmsWidget['configuration']) =>
  JSON.stringify({
    ...rest,
    ...(json === undefined ? {} : { json: typeof json === 'string' ? json : JSON.stringify(json) }),
  });

/** @param head title and meta data of the page. */
export const cmsArea = (
  widgets: readonly CmsWidget[],
  head: { title: string | null; meta: object | null } = { title: null, meta: null },
) => ({
  ...head,
  tags: [],
  containers: [
    {
      id: 1,
      sortOrder: 1,
      layout: 'full',
      design: 'default',
      responsiveMode: 'stack',
      widgets: widgets.map(({ name, configuration }, index) => ({
        id: `w${index}`,
        name,
        sortOrder: index,
        type: `${name}PageWidget`,
        configuration: written(configuration),
        images: [{ fileName: 'a.jpg', largestSize: { imageWidth: 800, imageHeight: 600 } }],
      })),
    },
  ],
});
