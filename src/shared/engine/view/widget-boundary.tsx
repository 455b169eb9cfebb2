/** Limits a render error to its widget in the browser; on the server the Suspense boundary does so. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AboutWidget } from '../definition/about-widget.ts';
import type { Report } from '../definition/report.ts';

interface Props {
  about: AboutWidget;
  /** Props of the widget, for the report. */
  props: unknown;
  report: Report;
  fallback: ReactNode;
  /** Called after a render error: the widget will never hydrate. */
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
