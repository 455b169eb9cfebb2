/** What the panel of an empty cart says. */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useApp } from '../../context/app-context.ts';

/** An empty cargo box, in the style of the shop's drawings. */
function EmptyCartDrawing() {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="105" rx="70" ry="11" fill="#eceae6" />
      <g stroke="#16181b" strokeWidth="2" strokeLinejoin="round">
        <path fill="#dfe2e5" d="M26 47 62 32l74 10-34 17Z" />
        <path fill="#949ca5" d="m32 47 31-12 66 9-28 13Z" />
        <path fill="#6d757e" d="M26 47l76 12v44L30 90Z" />
        <path fill="#3f454c" d="m102 59 34-17-3 41-31 20Z" />
        <path fill="#bcc2c8" d="M62 32 70 8l72 9-6 25Z" />
        <path fill="#dfe2e5" d="m70 28 5-14 59 7-4 14Z" />
        <path fill="var(--primary)" d="m58 64 14 2v13l-14-2Z" />
      </g>
    </svg>
  );
}

export function EmptyCart() {
  const { formatMessage } = useIntl();
  const { pathTo } = useApp();
  return (
    <EmptyState
      drawing={<EmptyCartDrawing />}
      title={formatMessage({ id: 'CART_EMPTY' })}
      heading="h3"
      action={<Button href={pathTo('all-products')}>{formatMessage({ id: 'common.toAllProducts' })}</Button>}
    >
      {formatMessage({ id: 'CART_EMPTY_TEXT' })}
    </EmptyState>
  );
}
