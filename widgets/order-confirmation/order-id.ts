/** Which URL parameter holds the order number: the shop's own or a provider's (R-CHECKOUT-16). */
import type { OrderIdKind } from '#api/checkout/types.ts';

type Ids = Readonly<Record<string, string | undefined>>;

export const orderIdOf = ({ oid, kid, sid, wid }: Ids): [kind: OrderIdKind, id: string | undefined] =>
  kid ? ['KLARNA', kid] : sid ? ['SVEA', sid] : wid ? ['WALLEY', wid] : ['STANDARD', oid];
