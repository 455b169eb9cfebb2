/** Stands in for the storefront's own `render-root` in the measured build: the same renders, and what the last one was given. */
import { renderRoot as render } from '#ssr/render-root.tsx';

export { streamRoot } from '#ssr/render-root.tsx';

let last;

export function renderRoot(props, onError) {
  last = { props, onError };
  return render(props, onError);
}

/** React's part of the last page alone, once more. */
export const renderLastRoot = () => render(last.props, last.onError);
