/** The instance as page-file JSON, to read and to copy. */

import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './gallery.module.css';

interface Props {
  instance: WidgetInstance;
  /** `invalid`: it has errors; `unknown`: the check failed; `replaced`: another widget was chosen meanwhile. */
  mayTake: () => Promise<'valid' | 'invalid' | 'unknown' | 'replaced'>;
  announce: (words: string) => void;
  /** Rendered beside the JSON. */
  children: ReactNode;
}

export function JsonView({ instance, mayTake, announce, children }: Props) {
  const { formatMessage } = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  const text = JSON.stringify(instance, null, 2);

  const copy = async () => {
    const state = await mayTake();
    setUnknown(state === 'unknown');
    if (state === 'unknown' || state === 'replaced') return;
    if (state === 'invalid') return announce(formatMessage({ id: 'PREVIEW_NOT_COPIED' }));
    try {
      await navigator.clipboard.writeText(text);
      announce(formatMessage({ id: 'PREVIEW_COPIED' }));
    } catch {
      // The clipboard needs HTTPS and permission; otherwise the JSON is selected for manual copying.
      if (details.current) details.current.open = true;
      details.current?.querySelector('textarea')?.select();
      announce(formatMessage({ id: 'PREVIEW_COPY_BY_HAND' }));
    }
  };

  return (
    <div className={styles.json}>
      <Button size="s" onClick={() => void copy()}>
        {formatMessage({ id: 'PREVIEW_COPY' })}
      </Button>
      <details ref={details}>
        <summary>{formatMessage({ id: 'PREVIEW_JSON' })}</summary>
        <textarea
          readOnly
          rows={14}
          aria-label={formatMessage({ id: 'PREVIEW_JSON' })}
          value={text}
          spellCheck={false}
        />
      </details>
      {children}
      {isUnknown ? <Feedback tone="error">{formatMessage({ id: 'PREVIEW_NOT_CHECKED' })}</Feedback> : null}
    </div>
  );
}
