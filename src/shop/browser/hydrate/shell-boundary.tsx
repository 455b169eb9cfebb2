/** Keeps what is on the screen when a part outside of the widgets fails: links and forms then work as without scripts, and the next page is rendered anew. */

import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { PreviousContent } from '#engine/view/static-nodes.tsx';
import { componentOf } from './watch-failures.ts';

interface Props {
  page: ResolvedPage;
  rootId: string;
  report: Report;
  children: ReactNode;
}

interface State {
  failed: boolean;
  page: ResolvedPage;
}

export class ShellBoundary extends Component<Props, State> {
  override state: State = { failed: false, page: this.props.page };

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { failed: false, page };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const component = componentOf(componentStack);
    this.props.report('RENDER003', 'A part of the shell failed', { error, component });
  }

  override render() {
    return this.state.failed ? <PreviousContent of={this.props.rootId} /> : this.props.children;
  }
}
