/** Replaces the storefront's `render-root` in the measured build: renders the same and remembers the last arguments. */
import { renderRoot as render } from '#ssr/render-root.tsx';

export { streamRoot } from '#ssr/render-root.tsx';

let last;

export function renderRoot(props, onError) {
  last = { props, onError };
  return render(props, onError);
}

/** Repeats the React render of the last page. */
export const renderLastRoot = () => render(last.props, last.onError);
