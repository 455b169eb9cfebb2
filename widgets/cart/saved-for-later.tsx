/** Lines saved for later, with the price and stock of now; each moves back to the cart or is removed (R-CART-29). */

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { maxSavedLines } from '#stores/cart/saved-lines.ts';
import type { MoveOutcome, SavedLinesStore } from '#stores/cart/saved-lines-store.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './saved.module.css';
import { SavedRow } from './saved-row.tsx';
import { useSavedParts } from './use-saved-lines.ts';

interface Props {
  saved: SavedLinesStore;
  /** What has just been saved, for screen readers. */
  announced: string;
}

const none: SavedLinesStore['lines'] = [];

export const SavedForLater = observer(function SavedForLater({ saved, announced }: Props) {
  const { formatMessage } = useIntl();
  // The first render must equal the server's, which knows no lines.
  const lines = useRestored() ? saved.lines : none;
  const { parts, state } = useSavedParts(lines);
  const title = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = useRef(lines.length);
  /** The pressed button is removed with its row, so the focus moves to the title. */
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isOwn = lines.length < count.current || announced !== '';
    if (lines.length !== count.current && isOwn && isLost) title.current?.focus();
    count.current = lines.length;
  }, [lines.length, announced]);
  const said = (name: string, outcome: MoveOutcome) => {
    if (outcome === 'moved') setAnnouncement(formatMessage({ id: 'CART_SAVED_MOVED' }, { name }));
  };
  const isFailed = saved.phase === 'failed';
  return (
    <>
      {lines.length > 0 || isFailed ? (
        <section className={styles.saved} aria-labelledby="saved-for-later">
          <h2 id="saved-for-later" ref={title} tabIndex={-1} className={styles.title}>
            {lines.length > 0
              ? formatMessage({ id: 'CART_SAVED_TITLE' }, { count: lines.length })
              : formatMessage({ id: 'CART_SAVED_HEADING' })}
          </h2>
          {isFailed ? (
            <div className={styles.failed}>
              <Feedback tone="error">{formatMessage({ id: 'CART_SAVED_FAILED' })}</Feedback>
              <Button size="s" variant="secondary" onClick={() => void saved.load()}>
                {formatMessage({ id: 'RETRY' })}
              </Button>
            </div>
          ) : null}
          {saved.left.length > 0 ? (
            <p className={styles.detail}>
              {formatMessage({ id: 'CART_SAVED_LEFT' }, { max: maxSavedLines })}
            </p>
          ) : null}
          <ul>
            {lines.map(line => (
              <SavedRow
                key={line.skuId}
                line={line}
                part={parts?.get(line.skuId)}
                state={state}
                onMove={async quantity => {
                  const outcome = await saved.move(line, quantity);
                  said(line.name, outcome);
                  return outcome;
                }}
                onRemove={async () => {
                  const isRemoved = await saved.remove(line.skuId);
                  if (isRemoved)
                    setAnnouncement(formatMessage({ id: 'CART_SAVED_REMOVED' }, { name: line.name }));
                  return isRemoved;
                }}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <output className="visually-hidden">{announced}</output>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
});
