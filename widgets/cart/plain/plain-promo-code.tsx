/** The promo code as a form: a field and a button, or the active code with a button that removes it. */
import { useIntl } from 'react-intl';
import { ActivePromoCode } from '#components/cart/active-promo-code.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from '../cart.module.css';
import type { PlainCart } from './plain-cart.ts';

interface Props {
  active: string | null;
  rejected: PlainCart['code'];
}

export function PlainPromoCode({ active, rejected }: Props) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" data-native="" noValidate className={active === null ? styles.code : undefined}>
      {active === null ? (
        <>
          <TextInput
            name="promoCode"
            label={formatMessage({ id: 'PROMO_CODE_LABEL' })}
            defaultValue={rejected?.typed ?? ''}
            error={rejected && formatMessage({ id: rejected.text })}
            autoComplete="off"
            maxLength={60}
          />
          <Button type="submit" variant="secondary">
            {formatMessage({ id: 'PROMO_CODE_BUTTON' })}
          </Button>
        </>
      ) : (
        <ActivePromoCode code={active} />
      )}
    </form>
  );
}
