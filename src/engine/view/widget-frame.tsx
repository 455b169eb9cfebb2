/** The frame around every widget: its element, its error boundary, and how it comes alive. */
import { Suspense, useRef } from 'react';
import { aboutWidget } from '../about-widget.ts';
import type { PageContext } from '../contract.ts';
import type { ResolvedWidget } from '../resolved-page.ts';
import { useEngine } from './engine-context.ts';
import { HeldPlace } from './held-place.tsx';
import { keptHtml } from './kept-html.ts';
import styles from './region.module.css';
import { useWaiting, WaitingView } from './waiting-view.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

const frameOf = ({ id, type, only }: ResolvedWidget) => ({
  id: `w-${id.replaceAll('/', '-')}`,
  'data-widget': type,
  ...(only ? { className: styles[only] } : {}),
});

interface Props {
  widget: ResolvedWidget;
  page: PageContext;
}

export function WidgetFrame({ widget, page }: Props) {
  const { mode } = useEngine();
  if (widget.loaded.state === 'held') {
    return (
      <HeldPlace widget={widget} when={widget.loaded.when} page={page}>
        {loaded => <RenderedFrame widget={loaded} page={page} />}
      </HeldPlace>
    );
  }
  if (mode !== 'hydrating') return <RenderedFrame widget={widget} page={page} />;
  // For what failed on the server there is no more to be done here than there.
  return widget.hydrate === 'never' || widget.loaded.state === 'failed' ? (
    <KeptFrame widget={widget} />
  ) : (
    <WaitingFrame widget={widget} page={page} />
  );
}

/** Static and failed widgets of the server's HTML: no code, no props, no hydration. */
function KeptFrame({ widget }: { widget: ResolvedWidget }) {
  return <div {...frameOf(widget)} suppressHydrationWarning dangerouslySetInnerHTML={keptHtml} />;
}

function RenderedFrame({ widget, page }: Props) {
  const engine = useEngine();
  const View = engine.widget(widget.type)?.view;
  const failed = engine.failed(widget);
  if (widget.loaded.state === 'failed') return <div {...frameOf(widget)}>{failed}</div>;
  if (!View) return null;
  const data = widget.loaded.state === 'ok' ? widget.loaded.data : undefined;
  return (
    <div {...frameOf(widget)}>
      <WidgetBoundary
        about={aboutWidget(widget, engine.widget(widget.type), page)}
        props={widget.props}
        report={engine.report}
        fallback={failed}
      >
        <Suspense fallback={failed}>
          <View id={widget.id} props={widget.props} data={data} place={widget.place} page={page} />
        </Suspense>
      </WidgetBoundary>
    </div>
  );
}

function WaitingFrame({ widget, page }: Props) {
  const engine = useEngine();
  const frame = useRef<HTMLDivElement>(null);
  const waiting = useWaiting(widget, frame);
  const failed = engine.failed(widget);
  const data = widget.loaded.state === 'ok' ? widget.loaded.data : undefined;
  return (
    <div {...frameOf(widget)} ref={frame}>
      <WidgetBoundary
        about={aboutWidget(widget, engine.widget(widget.type), page)}
        props={widget.props}
        report={engine.report}
        fallback={failed}
        onFailure={waiting.live}
      >
        <Suspense fallback={failed}>
          <WaitingView
            waiting={waiting}
            id={widget.id}
            props={widget.props}
            data={data}
            place={widget.place}
            page={page}
          />
        </Suspense>
      </WidgetBoundary>
    </div>
  );
}
