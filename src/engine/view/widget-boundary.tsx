/** Keeps a widget's bug inside its own box, in the browser; on the server the Suspense boundary beside it does. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AboutWidget } from '../about-widget.ts';
import type { Report } from '../report.ts';

interface Props {
  about: AboutWidget;
  /** Its settings. */
  props: unknown;
  report: Report;
  fallback: ReactNode;
  /** Nothing inside will answer any more. */
  onFailure?: () => void;
  children: ReactNode;
}

export class WidgetBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { about, props, report, onFailure } = this.props;
    onFailure?.();
    report('WIDGET002', `Widget "${about.type}" failed to render`, {
      ...about,
      component: about.type,
      props,
      error,
      stack: info.componentStack,
    });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
