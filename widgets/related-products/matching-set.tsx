/**
 * The parts that make a whole with the product on the shopper's vehicle, with one press for all (R-PRODUCT-50). Without a
 * vehicle, and until the backend has found all parts, nothing is claimed. Without scripts the address names the vehicle, and
 * the form is posted to the page of the cart.
 */

import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SetPart } from '#api/part/types.ts';
import { useAsync } from '#components/loading/use-async.ts';
import { setAnchor } from '#components/product/set-anchor.ts';
import { vehicleFacet, vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Button } from '#ui/button.tsx';
import type { RelatedData } from './load-related.ts';
import styles from './matching-set.module.css';
import { SetRows, SetTotal } from './set-rows.tsx';

interface Props {
  id: string;
  alias: string;
  cartHref: string | undefined;
  inAddress: RelatedData['set'];
}

/** Shown for the shopper's vehicle, otherwise for that of the address. */
export const MatchingSet = observer(function MatchingSet({ inAddress, ...product }: Props) {
  const { vehicles } = useStores();
  const current = useRestored() ? vehicles.current : null;
  const facetId = current ? vehicleFacet(current) : null;
  const vehicle = current && vehicleName(current);
  if (inAddress && (facetId === null || facetId === inAddress.facetId))
    return <SetForm {...product} {...inAddress} vehicle={vehicle} />;
  return facetId ? <SetOfVehicle key={facetId} {...product} facetId={facetId} vehicle={vehicle} /> : null;
});

type ProductProps = Omit<Props, 'inAddress'>;

interface VehicleProps extends ProductProps {
  facetId: string;
  /** Its name; null: only the facet is known. */
  vehicle: string | null;
}

/** Nothing while it loads and when it fails: the shopper has not asked for it. */
function SetOfVehicle(props: VehicleProps) {
  const { alias, facetId } = props;
  const { api } = useStores();
  const load = useCallback(async () => {
    const { part } = await api();
    return part.matchingSet(alias, facetId);
  }, [api, alias, facetId]);
  const found = useAsync(load);
  return found.state === 'ready' && found.value ? <SetForm {...props} parts={found.value} /> : null;
}

interface FormProps extends VehicleProps {
  parts: readonly SetPart[];
}

function SetForm({ id, alias, cartHref, facetId, vehicle, parts }: FormProps) {
  const { formatMessage } = useIntl();
  const { cart } = useStores();
  const [phase, setPhase] = useState<'idle' | 'adding' | 'failed'>('idle');
  const title =
    vehicle === null
      ? formatMessage({ id: 'SET_TITLE' })
      : formatMessage({ id: 'SET_TITLE_NAMED' }, { vehicle });

  useEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute('data-has-set', true);
    return () => root.removeAttribute('data-has-set');
  }, []);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPhase('adding');
    try {
      setPhase((await cart.addSet(title, parts)) ? 'idle' : 'failed');
    } catch (accident) {
      reportError(accident);
      setPhase('failed');
    }
  };

  return (
    <section id={setAnchor} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.set}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles.text}>{formatMessage({ id: 'SET_TEXT' })}</p>
      </div>
      <form method="post" action={cartHref} className={styles.form} onSubmit={event => void add(event)}>
        <input type="hidden" name="product" value={alias} />
        <input type="hidden" name="set" value={facetId} />
        <SetRows parts={parts} />
        <div className={styles.buy}>
          <SetTotal parts={parts} />
          <Button type="submit" size="l" fullWidth loading={phase === 'adding'}>
            {formatMessage({ id: 'SET_ADD' })}
          </Button>
          {phase === 'failed' ? (
            <p role="alert" className={styles.error}>
              {formatMessage({ id: 'CART_UPDATE_FAILED' })}
            </p>
          ) : null}
        </div>
      </form>
    </section>
  );
}
