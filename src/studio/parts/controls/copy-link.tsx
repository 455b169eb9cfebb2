/** A link to pass on: selected at once, and copied by a press, or by hand where the browser refuses to. */
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './copy-link.module.css';

/** @param label names the link for screen readers. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const note = useId();
  const field = useRef<HTMLInputElement>(null);
  // Names the link that the press was about: another one may take its place.
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean } | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome({ url, isCopied: true });
    } catch {
      // Refused by a setting, or missing: browsers have it on safe origins only.
      setOutcome({ url, isCopied: false });
      field.current?.focus();
    }
  }

  return (
    <div className={styles.link}>
      <input
        ref={field}
        className={styles.url}
        readOnly
        aria-label={label}
        value={url}
        onFocus={event => event.currentTarget.select()}
      />
      <Button size="s" variant="secondary" aria-describedby={note} onClick={() => void copy()}>
        <FormattedMessage id="STAFF_COPY" />
      </Button>
      <output id={note} className={styles.note}>
        {outcome?.url === url ? (
          <FormattedMessage id={outcome.isCopied ? 'STAFF_COPIED' : 'STAFF_COPY_REFUSED'} />
        ) : null}
      </output>
    </div>
  );
}
