/** Lines put aside, with the price and stock of now; each moves back to the cart or is removed (R-CART-29). */
import { useIntl } from 'react-intl';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { SavedRow } from './saved-row.tsx';
import styles from './saved.module.css';
import { type MoveOutcome, useSavedLines } from './use-saved-lines.ts';

export const SavedForLater = observer(function SavedForLater({ announced }: { announced: string }) {
  const { formatMessage } = useIntl();
  const saved = useSavedLines();
  const title = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = useRef(saved.lines.length);
  /** The pressed button is removed with its row, so the focus moves to the title. */
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isOwn = saved.lines.length < count.current || announced !== '';
    if (saved.lines.length !== count.current && isOwn && isLost) title.current?.focus();
    count.current = saved.lines.length;
  }, [saved.lines.length, announced]);
  const said = (name: string, outcome: MoveOutcome) => {
    if (outcome === 'moved') setAnnouncement(formatMessage({ id: 'CART_SAVED_MOVED' }, { name }));
  };
  return (
    <>
      {saved.lines.length > 0 ? (
        <section className={styles.saved} aria-labelledby="saved-for-later">
          <h2 id="saved-for-later" ref={title} tabIndex={-1} className={styles.title}>
            {formatMessage({ id: 'CART_SAVED_TITLE' }, { count: saved.lines.length })}
          </h2>
          <ul>
            {saved.lines.map(line => (
              <SavedRow
                key={line.skuId}
                line={line}
                part={saved.parts?.get(line.skuId)}
                state={saved.state}
                onMove={async quantity => {
                  const outcome = await saved.move(line, quantity);
                  said(line.name, outcome);
                  return outcome;
                }}
                onRemove={() => {
                  saved.remove(line.skuId);
                  setAnnouncement(formatMessage({ id: 'CART_SAVED_REMOVED' }, { name: line.name }));
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
