/** One thing to agree to, never ticked beforehand (faults L-G); the order keeps what was (facts 6.7). */
import { useStores } from '#stores/stores-context.ts';
import { Checkbox, type CheckboxProps } from '#ui/checkbox.tsx';
import { observer } from 'mobx-react-lite';

interface Props extends Pick<CheckboxProps, 'children' | 'error' | 'required'> {
  type: string;
  name?: string;
}

export const ConsentBox = observer(function ConsentBox({ type, name = `consent.${type}`, ...box }: Props) {
  const { checkout: store } = useStores();
  const { consents, paymentId } = store.form;
  return (
    <Checkbox
      {...box}
      name={name}
      checked={consents.includes(type)}
      onChange={isGiven => {
        const others = consents.filter(other => other !== type);
        const changes = { consents: isGiven ? [...others, type] : others };
        // A provider's own form orders without us: the shop must know before.
        const isExternal = store.checkout?.paymentOptions.some(
          payment => payment.isExternal && payment.id === paymentId,
        );
        if (isExternal) store.change(changes);
        else store.keep(changes);
      }}
    />
  );
});
