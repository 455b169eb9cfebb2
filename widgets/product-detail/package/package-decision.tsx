/** The purchase section of a package: its price is that of the chosen options, or the least that it costs while some are missing. */

import { observer } from 'mobx-react-lite';
import type { Product } from '#api/catalogue/types.ts';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import { useFeature } from '#engine/view/engine-context.ts';
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { completedChoice, lowestTotalOf, optionOf, packageTotalOf } from '../package-choice.ts';
import { ProductHeading } from '../product-heading.tsx';
import { PackageForm } from './package-form.tsx';
import { useOwnParts } from './use-own-parts.ts';
import { usePackage } from './use-package.ts';

interface Props {
  id: string;
  product: Product;
  /** Takes the form where no script runs. */
  cartHref: string | undefined;
  /** Takes requests for a notification there. */
  notifyHref: string | undefined;
  /** What delivery costs and when it arrives. */
  terms: DeliveryTerms | undefined;
}

export const PackageDecision = observer(function PackageDecision({
  id,
  product: listed,
  cartHref,
  notifyHref,
  terms,
}: Props) {
  const hasVehicles = useFeature('vehicles');
  const { product, own } = useOwnParts(listed);
  const putting = usePackage(product);
  const { missing, isChosen } = putting;
  const isLeast = missing.length > 0;
  // As on its card until something is chosen: a preselected option may be a dearer one.
  const choice = isLeast && !isChosen ? {} : putting.choice;
  const price = (isLeast ? lowestTotalOf : packageTotalOf)(product.packageGroups, choice);
  const counted = completedChoice(product.packageGroups, choice);
  const isOwn = product.packageGroups.some(group =>
    own.has(optionOf(group, counted)?.product.productId ?? 0),
  );
  return (
    <>
      <ProductHeading product={product} total={price} isLeast={isLeast} isOwn={isOwn} />
      {hasVehicles ? <CompatibilityPanel product={product} choice={choice} /> : null}
      <PackageForm
        id={id}
        product={product}
        cartHref={cartHref}
        notifyHref={notifyHref}
        terms={terms}
        putting={putting}
        price={price}
      />
    </>
  );
});
