/** The dialogs that take a counted stock and a new price. What was typed stays when it is refused. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ArticleDetail,
  type ArticlePrice,
  longestOfArticle,
  MAX_ARTICLE_FIGURE,
} from '#studio-api/articles.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { ActionText } from '../action-dialogs.tsx';
import { minorOf } from '../minor-of.ts';
import type { Correcting } from './use-correction.ts';

interface Props {
  article: ArticleDetail;
  correcting: Correcting;
  onClose(): void;
}

/** Pieces; null for what is no whole number. */
const piecesOf = (text: string): number | null =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) <= MAX_ARTICLE_FIGURE ? Number(text) : null;

/** Asks for a correct value only after the first press. */
function useChecked(isReady: boolean, correcting: Correcting, wrong: string) {
  const [isPressed, setPressed] = useState(false);
  return {
    problem: isPressed && !isReady ? wrong : correcting.problem,
    press: (act: () => void) => {
      setPressed(true);
      if (isReady) act();
    },
  };
}

export function StockDialog({ article, correcting, onClose }: Props) {
  const intl = useIntl();
  const [counted, setCounted] = useState(String(article.inStock));
  const [beyond, setBeyond] = useState(String(article.oversellable));
  const [reason, setReason] = useState('');
  const { inStock, oversellable } = article;
  const stock = { inStock: piecesOf(counted), oversellable: piecesOf(beyond) };
  const isReady = stock.inStock !== null && stock.oversellable !== null;
  const { problem, press } = useChecked(
    isReady,
    correcting,
    intl.formatMessage({ id: 'ARTICLE_WRONG_STOCK' }),
  );
  return (
    <ActionDialog
      isBusy={correcting.isBusy}
      problem={problem}
      title="ARTICLE_STOCK_TITLE"
      confirm="ARTICLE_SAVE"
      onClose={onClose}
      onConfirm={() =>
        press(() =>
          correcting.correct({
            action: 'stock',
            was: { inStock, oversellable },
            stock: { inStock: stock.inStock ?? inStock, oversellable: stock.oversellable ?? oversellable },
            reason: reason.trim(),
          }),
        )
      }
    >
      <p>
        <FormattedMessage id="ARTICLE_STOCK_TEXT" />
      </p>
      <ActionText label="ARTICLE_IN_STOCK" inputMode="numeric" value={counted} onText={setCounted} />
      <ActionText label="ARTICLE_OVERSELLABLE" inputMode="numeric" value={beyond} onText={setBeyond} />
      <ActionText
        label="ARTICLE_REASON"
        value={reason}
        maxLength={longestOfArticle.reason}
        onText={setReason}
      />
    </ActionDialog>
  );
}

interface PriceProps extends Props {
  price: ArticlePrice;
}

export function PriceDialog({ article: { otherSizes }, price, correcting, onClose }: PriceProps) {
  const intl = useIntl();
  const { marketId, country, currency, regular, selling, campaign } = price;
  const decimal = (minor: number) =>
    intl.formatNumber(minor / 100, { minimumFractionDigits: 2, useGrouping: false });
  const [regularText, setRegular] = useState(decimal(regular));
  const [sellingText, setSelling] = useState(decimal(selling));
  const [reason, setReason] = useState('');
  const next = { regular: minorOf(regularText), selling: minorOf(sellingText) };
  const isReady = next.regular !== null && next.selling !== null && next.selling <= next.regular;
  const { problem, press } = useChecked(
    isReady,
    correcting,
    intl.formatMessage({ id: 'ARTICLE_WRONG_PRICE' }),
  );
  return (
    <ActionDialog
      isBusy={correcting.isBusy}
      problem={problem}
      title="ARTICLE_CORRECT_PRICE"
      titleValues={{ market: intl.formatDisplayName(country, { type: 'region' }) ?? country }}
      confirm="ARTICLE_SAVE"
      onClose={onClose}
      onConfirm={() =>
        press(() =>
          correcting.correct({
            ...{ action: 'price', marketId, was: { regular, selling }, reason: reason.trim() },
            price: { regular: next.regular ?? regular, selling: next.selling ?? selling },
          }),
        )
      }
    >
      <p>
        <FormattedMessage id="ARTICLE_PRICE_TEXT" />{' '}
        {campaign === null ? null : <FormattedMessage id="ARTICLE_PRICE_CAMPAIGN" />}
      </p>
      {otherSizes.length > 0 ? (
        <p>
          <FormattedMessage
            id="ARTICLE_PRICE_SIZES"
            values={{ sizes: intl.formatList(otherSizes, { type: 'conjunction' }) }}
          />
        </p>
      ) : null}
      <Amount label="ARTICLE_REGULAR" currency={currency} text={regularText} onText={setRegular} />
      <Amount label="ARTICLE_SELLING" currency={currency} text={sellingText} onText={setSelling} />
      <ActionText
        label="ARTICLE_REASON"
        value={reason}
        maxLength={longestOfArticle.reason}
        onText={setReason}
      />
    </ActionDialog>
  );
}

interface AmountProps {
  label: 'ARTICLE_REGULAR' | 'ARTICLE_SELLING';
  currency: string;
  text: string;
  onText(text: string): void;
}

function Amount({ label, currency, text, onText }: AmountProps) {
  const intl = useIntl();
  return (
    <label>
      <FormattedMessage id="ARTICLE_AMOUNT" values={{ name: intl.formatMessage({ id: label }), currency }} />
      <input
        type="text"
        inputMode="decimal"
        value={text}
        onChange={event => onText(event.currentTarget.value)}
      />
    </label>
  );
}
