/**
 * Offers what authors with the shopper's machine wrote (R-VEHICLE-35). The machine is that of the garage, otherwise that of the
 * address, whose choice is a link.
 */
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { encodePath } from '#kernel/address/address-path.ts';
import { vehicleFacet, vehicleFilter } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Chip } from '#ui/chip.tsx';
import { useAsync } from '../loading/use-async.ts';
import styles from './opinions.module.css';

/** The address of the page. */
interface Address {
  prefix: string;
  path: string;
  query: Readonly<Record<string, string>>;
}

/** What there is of a vehicle. */
export interface FoundOfVehicle {
  count: number;
  /** Make and model; absent where the backend does not know them, so that the entries may be of all. */
  vehicle?: string | null;
}

/** The vehicle of the address, with what there is of it. */
export interface VehicleInAddress extends FoundOfVehicle {
  facetId: string;
  /** Whether the address asks for its entries only. */
  isChosen: boolean;
}

const onlyOfVehicle = 'vehicle';

/** The facet of the vehicle that an address names; null without one. */
export const vehicleOf = ({ query: { vehicle = '' } }: Pick<Address, 'query'>): string | null =>
  vehicle.startsWith(`${vehicleFilter}_`) ? vehicle : null;

export const asksForVehicle = ({ query }: Pick<Address, 'query'>): boolean =>
  query['opinions'] === onlyOfVehicle;

interface Props {
  inAddress: VehicleInAddress | null;
  page: Address;
  /** Id of the section, to which the link leads. */
  anchor: string;
  /** Asks the backend. */
  find: (facetId: string) => Promise<FoundOfVehicle | null>;
  /** The facet whose entries are shown; null: all. */
  shown: string | null;
  onShow: (facetId: string | null) => void;
}

export const OpinionsOfVehicle = observer(function OpinionsOfVehicle(props: Props) {
  const { current } = useStores().vehicles;
  const { inAddress } = props;
  const facetId = current && vehicleFacet(current);
  return (
    <div className={styles.own}>
      {facetId ? <OfGarage key={facetId} {...props} facetId={facetId} /> : null}
      {!facetId && inAddress ? <OfAddress {...props} inAddress={inAddress} /> : null}
    </div>
  );
});

function OfGarage({ facetId, find, shown, onShow }: Props & { facetId: string }) {
  const load = useCallback(() => find(facetId), [find, facetId]);
  const found = useAsync(load);
  const isShown = shown === facetId;
  return found.state === 'ready' && found.value ? (
    <Offer {...found.value} isShown={isShown} onShow={() => onShow(isShown ? null : facetId)} />
  ) : null;
}

function OfAddress({ inAddress, page: { prefix, path }, anchor }: Props & { inAddress: VehicleInAddress }) {
  const query = new URLSearchParams({
    vehicle: inAddress.facetId,
    ...(inAddress.isChosen ? {} : { opinions: onlyOfVehicle }),
  });
  const href = `${prefix}${encodePath(path)}?${query}#${anchor}`;
  return <Offer {...inAddress} isShown={inAddress.isChosen} href={href} />;
}

interface OfferProps extends FoundOfVehicle {
  isShown: boolean;
  href?: string;
  onShow?: () => void;
}

function Offer({ vehicle, count, isShown, href, onShow }: OfferProps) {
  const { formatMessage } = useIntl();
  if (!vehicle || count === 0) return null;
  return (
    <Chip href={href} selected={isShown} {...(onShow ? { onClick: onShow } : {})}>
      {formatMessage({ id: 'OPINIONS_OF_VEHICLE' }, { vehicle, count })}
    </Chip>
  );
}
