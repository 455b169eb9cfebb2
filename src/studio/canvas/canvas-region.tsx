/** Renders a region of the canvas: a change renders only the containers and widgets that are other objects than before. */
import { type ComponentType, memo, useSyncExternalStore } from 'react';
import type { PageContext } from '#engine/definition/contract.ts';
import type { ResolvedContainer, ResolvedWidget } from '#engine/definition/resolved-page.ts';
import type { RegionProps } from '#engine/view/engine-context.ts';
import { RegionContainer } from '#engine/view/region.tsx';
import { WidgetFrame } from '#engine/view/widget-frame.tsx';
import type { CanvasPage } from './canvas-page.ts';

const none: readonly ResolvedContainer[] = [];

const Widget = memo(WidgetFrame);

interface RowProps {
  container: ResolvedContainer;
  page: PageContext;
  /** Turns of its widgets, which start them anew. */
  turns: string;
  keyOf(widget: ResolvedWidget): string;
}

const Row = memo(({ container, page, keyOf }: RowProps) => (
  <RegionContainer container={container} attributes={{ 'data-node': container.id }}>
    {container.widgets.map(widget => (
      <Widget key={keyOf(widget)} widget={widget} page={page} />
    ))}
  </RegionContainer>
));

export function createCanvasRegion(canvas: CanvasPage): ComponentType<RegionProps> {
  /** A widget of another type, or whose loading has another outcome, starts anew. */
  const keyOf = ({ id, type, loaded, props }: ResolvedWidget): string =>
    [
      id,
      type,
      loaded.state,
      canvas.turnOf(id),
      loaded.state === 'deferred' ? JSON.stringify(props) : '',
    ].join(' ');

  return function CanvasRegion({ name, page }) {
    const current = () => canvas.regions()[name] ?? none;
    const containers = useSyncExternalStore(canvas.subscribe, current, current);
    return containers.map(container => {
      const turns = container.widgets.map(({ id }) => canvas.turnOf(id)).join(' ');
      return <Row key={container.id} {...{ container, page, turns, keyOf }} />;
    });
  };
}
