/** A visitor without cookies who looks at a page that works without scripts. */
import type { Visitor } from '#engine/definition/visitor.ts';

export const fakeVisitor = (visitor: Partial<Visitor> = {}): Visitor => ({
  cartId: null,
  isSignedIn: false,
  wantsAnswer: false,
  cameFrom: null,
  fields: null,
  keepCart: () => undefined,
  vehicleId: null,
  keepVehicle: () => undefined,
  keepConfirmation: () => '1',
  confirmation: () => null,
  choose: (_choices, path) => path,
  reject: () => undefined,
  ...visitor,
});
