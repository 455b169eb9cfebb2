/** A screen that throws leaves the navigation usable. */
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './load-state.module.css';

export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className={styles.state} role="alert">
        <h1>
          <FormattedMessage id="SHELL_FAILED" />
        </h1>
        <Button onClick={() => this.setState({ error: null })}>
          <FormattedMessage id="SHELL_RETRY" />
        </Button>
      </div>
    );
  }
}
