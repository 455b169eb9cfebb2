/** Renders the root of a page that visitors share, from all that is kept of it. */
import type { ComponentProps } from 'react';
import type { ShopApp } from '#app/layouts/page/shop-app.tsx';
import type { PageParts } from './html-cache.tsx';
import { renderRoot } from './render-root.tsx';
import { cachedRegion, createServerRegion, hashOf } from './server-region.tsx';

type AppProps = ComponentProps<typeof ShopApp>;
type OnError = Parameters<typeof renderRoot>[1];

const withRegion = (props: AppProps, region: AppProps['engine']['region']): AppProps => ({
  ...props,
  engine: { ...props.engine, ...(region ? { region } : {}) },
});

/** All that the layout around the regions is made of, beside the parts that only the server renders. */
const layoutOf = ({ page, environment: { frame, languages } }: AppProps) => [
  ...[hashOf(page.context), page.id, page.pageType, page.layout, page.thirdParties],
  ...[frame, languages],
];

/**
 * The root as text where its one region and the layout around it are kept; otherwise React renders it, with what is kept
 * of its widgets.
 * @param onError as of `renderRoot`
 */
export async function renderSharedRoot(props: AppProps, parts: PageParts, onError: OnError): Promise<string> {
  const { page, engine } = props;
  const { main, ...others } = page.regions;
  const isPlain = main !== undefined && Object.keys(others).length === 0;
  const region = isPlain ? cachedRegion({ containers: main, page: page.context }, engine, parts) : null;
  if (region === null)
    return parts.assemble(await renderRoot(withRegion(props, createServerRegion(parts)), onError));
  const [before, after] = await parts.around(props.environment.parts, layoutOf(props), async inner => {
    let isWhole = true;
    const html = await renderRoot(
      withRegion(props, () => inner),
      (...failure) => {
        isWhole = false;
        onError(...failure);
      },
    );
    return { html, isWhole };
  });
  return before + region + after;
}
