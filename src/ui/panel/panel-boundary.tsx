/** Error boundary of a panel: a failed load or a crash does not affect the page. */
import { Component, type ReactNode } from 'react';

interface Props {
  onFail: () => void;
  children: ReactNode;
}

export class PanelBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail();
    reportError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
