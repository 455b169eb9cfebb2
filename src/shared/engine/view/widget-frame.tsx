/** The frame of every widget: its element, error boundary and hydration. */
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { aboutWidget } from '../definition/about-widget.ts';
import type { PageContext } from '../definition/contract.ts';
import { frameId } from '../definition/frame-id.ts';
import type { ResolvedWidget } from '../definition/resolved-page.ts';
import { type RuleResolver, useEngine } from './engine-context.ts';
import { HydratingView, usePendingHydration } from './pending-hydration.tsx';
import styles from './region.module.css';
import { type DeferredProps, ReservedSpace } from './reserved-space.tsx';
import { serverHtml } from './server-html.ts';
import { FrameIdContext, PreviousContent, useStaticNodes } from './static-nodes.tsx';
import { WidgetBoundary } from './widget-boundary.tsx';

/** Reserves space for a widget whose rule only the browser can evaluate; that code is loaded only when such a widget exists. */
interface Ready {
  Frame: ComponentType<DeferredProps & { resolver: RuleResolver }>;
  resolver: RuleResolver;
}

function DeferredSlot(props: DeferredProps) {
  const { ruleResolver, report } = useEngine();
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let wanted = ruleResolver !== undefined;
    if (ruleResolver)
      Promise.all([import('./deferred-frame.tsx'), ruleResolver()]).then(
        ([{ DeferredFrame: Frame }, resolver]) => {
          if (wanted) setReady({ Frame, resolver });
        },
        (error: unknown) => report('WIDGET001', 'A rule cannot be resolved', { error }),
      );
    return () => {
      wanted = false;
    };
  }, [ruleResolver, report]);
  return ready ? (
    <ready.Frame {...props} resolver={ready.resolver} />
  ) : (
    <ReservedSpace widget={props.widget} />
  );
}

export const frameAttributes = ({ id, type, only }: ResolvedWidget) => ({
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
  const frame = frameAttributes(widget);
  const ref = useStaticNodes<HTMLDivElement>(() => document.getElementById(frame.id));
  return <div {...frame} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
}

function RenderedFrame({ widget, page }: Props) {
  const engine = useEngine();
  const View = engine.widget(widget.type)?.view;
  const failed = engine.failed(widget);
  if (widget.loaded.state === 'failed') return <div {...frameAttributes(widget)}>{failed}</div>;
  if (!View) return null;
  const data = widget.loaded.state === 'ok' ? widget.loaded.data : undefined;
  return (
    <div {...frameAttributes(widget)}>
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
  const attributes = frameAttributes(widget);
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
