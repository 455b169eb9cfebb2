/** One consent, never ticked beforehand; given consents are stored with the order. */
import { useCheckout } from '#stores/shopper/checkout-of.ts';
import { Checkbox, type CheckboxProps } from '#ui/form/checkbox.tsx';
import { observer } from 'mobx-react-lite';

interface Props extends Pick<CheckboxProps, 'children' | 'error' | 'required'> {
  type: string;
  name?: string;
}

export const ConsentBox = observer(function ConsentBox({ type, name = `consent.${type}`, ...box }: Props) {
  const store = useCheckout();
  const { consents } = store.form;
  return (
    <Checkbox
      {...box}
      name={name}
      checked={consents.includes(type)}
      onChange={isGiven => {
        const others = consents.filter(other => other !== type);
        store.keep({ consents: isGiven ? [...others, type] : others });
      }}
    />
  );
});
