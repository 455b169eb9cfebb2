/** A link to pass on: selected at once, and copied by a press. */
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './copy-link.module.css';

/** @param label names the link for screen readers. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const note = useId();
  // Names the link that was copied: another one may take its place.
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className={styles.link}>
      <input
        className={styles.url}
        readOnly
        aria-label={label}
        value={url}
        onFocus={event => event.currentTarget.select()}
      />
      <Button
        size="s"
        variant="secondary"
        aria-describedby={note}
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(url))}
      >
        <FormattedMessage id="STAFF_COPY" />
      </Button>
      <output id={note} className={styles.note}>
        {copied === url ? <FormattedMessage id="STAFF_COPIED" /> : null}
      </output>
    </div>
  );
}
