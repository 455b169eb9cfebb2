/** Says what was removed from the cart, in every state of the cart, and puts it back. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import { lineRefusalTexts } from './line-refusal-texts.ts';
import styles from './removed-line.module.css';

/** The pressed button is gone with its line; what the shopper has moved on to keeps the focus. */
function isFocusLost(): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.tagName === 'UL';
}

export const RemovedLine = observer(function RemovedLine() {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const { removed } = cart;
  const [putBack, setPutBack] = useState('');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!removed) return;
    setPutBack('');
    setProblem(null);
    if (isFocusLost()) box.current?.querySelector('button')?.focus();
  }, [removed]);
  useEffect(() => cart.forgetRemoved, [cart]);

  const undo = async (name: string) => {
    const refusal = await cart.putBack().catch((accident: unknown) => {
      reportError(accident);
      return { code: 'bad-input' } as const;
    });
    if (refusal) return setProblem(lineRefusalTexts[refusal.code]);
    setPutBack(name);
    box.current?.focus();
  };

  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <output className={removed ? styles.text : 'visually-hidden'}>
        {removed
          ? formatMessage({ id: 'CART_ITEM_REMOVED' }, { name: removed.name })
          : putBack && formatMessage({ id: 'CART_ITEM_PUT_BACK' }, { name: putBack })}
      </output>
      {removed ? (
        <Button variant="secondary" size="s" onClick={() => void undo(removed.name)}>
          {formatMessage({ id: 'UNDO' })}
        </Button>
      ) : null}
      {removed && problem ? (
        <p role="alert" className={styles.alert}>
          {formatMessage({ id: problem })}
        </p>
      ) : null}
    </div>
  );
});
