/** The frame of every widget: its element, error boundary and hydration. */
import { Suspense, useRef } from 'react';
import { aboutWidget } from '../definition/about-widget.ts';
import type { PageContext } from '../definition/contract.ts';
import type { ResolvedWidget } from '../definition/resolved-page.ts';
import { useEngine } from './engine-context.ts';
import { frameId } from '../definition/frame-id.ts';
import { FrameIdContext, PreviousContent, useStaticNodes } from './static-nodes.tsx';
import { DeferredSlot } from './deferred-slot.tsx';
import { serverHtml } from './server-html.ts';
import styles from './region.module.css';
import { usePendingHydration, HydratingView } from './pending-hydration.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

const frameOf = ({ id, type, only }: ResolvedWidget) => ({
  id: frameId(id),
  'data-widget': type,
  ...(only ? { className: styles[only] } : {}),
});

interface Props {
  widget: ResolvedWidget;
  page: PageContext;
}

export function WidgetFrame({ widget, page }: Props) {
  const { mode } = useEngine();
  if (widget.loaded.state === 'deferred') {
    return (
      <DeferredSlot widget={widget} when={widget.loaded.when} page={page}>
        {loaded => <RenderedFrame widget={loaded} page={page} />}
      </DeferredSlot>
    );
  }
  if (mode !== 'hydrating') return <RenderedFrame widget={widget} page={page} />;
  // A widget that failed on the server stays failed in the browser.
  return widget.hydrate === 'never' || widget.loaded.state === 'failed' ? (
    <StaticFrame widget={widget} />
  ) : (
    <HydratingFrame widget={widget} page={page} />
  );
}

/** Static and failed widgets in the server's HTML: no code, no props, no hydration. */
function StaticFrame({ widget }: { widget: ResolvedWidget }) {
  const frame = frameOf(widget);
  const ref = useStaticNodes<HTMLDivElement>(() => document.getElementById(frame.id));
  return <div {...frame} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
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

function HydratingFrame({ widget, page }: Props) {
  const engine = useEngine();
  const frame = useRef<HTMLDivElement>(null);
  const pending = usePendingHydration(widget, frame);
  const attributes = frameOf(widget);
  const data = widget.loaded.state === 'ok' ? widget.loaded.data : undefined;
  // Neither shown while the boundary waits in the server's HTML.
  const previous = <PreviousContent of={attributes.id} />;
  return (
    <div {...attributes} ref={frame}>
      <FrameIdContext value={attributes.id}>
        <WidgetBoundary
          about={aboutWidget(widget, engine.widget(widget.type), page)}
          props={widget.props}
          report={engine.report}
          fallback={previous}
          onFailure={pending.mounted}
        >
          <Suspense fallback={previous}>
            <HydratingView
              pending={pending}
              frameId={attributes.id}
              id={widget.id}
              props={widget.props}
              data={data}
              place={widget.place}
              page={page}
            />
          </Suspense>
        </WidgetBoundary>
      </FrameIdContext>
    </div>
  );
}
