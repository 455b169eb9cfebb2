/** One review, question or answer with what can be done about it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { Opinion, OpinionKind } from '#studio-api/opinions.ts';
import { OpinionActions } from './opinion-actions.tsx';
import styles from './opinions.module.css';

const kindNames: Readonly<Record<OpinionKind, StudioMessageId>> = {
  review: 'OPINION_REVIEW',
  question: 'OPINION_QUESTION',
  answer: 'OPINION_ANSWER',
};

interface Props {
  opinion: Opinion;
  /** It does not belong to the list any more. */
  onDone(): void;
}

export function OpinionEntry({ opinion, onDone }: Props) {
  const intl = useIntl();
  const { kind, state, product, author, text, question, rating, vehicle } = opinion;
  const { isBuyer, at, pictures, refusal } = opinion;
  const [left, setLeft] = useState<readonly string[]>([]);
  return (
    <li className={styles.entry}>
      <p className={styles.facts}>
        <strong>
          <FormattedMessage id={kindNames[kind]} />
        </strong>
        <span>
          {product.name} ({product.articleNumber})
        </span>
        <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {state === 'pending' ? null : (
          <span>
            <FormattedMessage id={state === 'approved' ? 'OPINION_APPROVED' : 'OPINION_REJECTED'} />
            {refusal ? `: ${refusal}` : null}
          </span>
        )}
      </p>
      {question === null ? null : <p className={styles.question}>{question}</p>}
      <p className={styles.text}>
        {rating === null ? null : <b>{intl.formatMessage({ id: 'OPINION_STARS' }, { rating })} </b>}
        {text}
      </p>
      {pictures.length > 0 ? (
        <Pictures pictures={pictures} left={left} onLeft={state === 'approved' ? null : setLeft} />
      ) : null}
      <p className={styles.soft}>
        {author || intl.formatMessage({ id: 'OPINION_BY_SHOP' })}
        {vehicle ? ` · ${vehicle}` : null}
        {isBuyer ? ` · ${intl.formatMessage({ id: 'OPINION_BUYER' })}` : null}
      </p>
      <OpinionActions opinion={opinion} without={left} onDone={onDone} />
    </li>
  );
}

interface PicturesProps {
  pictures: readonly string[];
  /** Those that are not shown. */
  left: readonly string[];
  /** Null where the pictures are shown already. */
  onLeft: ((left: readonly string[]) => void) | null;
}

function Pictures({ pictures, left, onLeft }: PicturesProps) {
  const intl = useIntl();
  return (
    <ul className={styles.pictures}>
      {pictures.map((name, index) => {
        const address = `/api/opinions/pictures/${encodeURIComponent(name)}`;
        const isLeft = left.includes(name);
        const number = index + 1;
        return (
          <li key={name} className={styles.picture}>
            <a href={address} target="_blank" rel="noopener">
              <img
                src={address}
                alt={intl.formatMessage({ id: 'OPINION_PICTURE' }, { number })}
                loading="lazy"
              />
            </a>
            {onLeft ? (
              <label>
                <input
                  type="checkbox"
                  checked={!isLeft}
                  aria-label={intl.formatMessage({ id: 'OPINION_PICTURE_SHOW' }, { number })}
                  onChange={() => onLeft(isLeft ? left.filter(each => each !== name) : [...left, name])}
                />
                <FormattedMessage id="OPINION_PICTURE_SHOWN" />
              </label>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
