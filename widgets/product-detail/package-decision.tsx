/** The purchase section of a package: the price at its top is that of the chosen options. */
import type { Product } from '#api/catalogue/types.ts';
import type { DeliveryTerms } from '#kernel/public-config.ts';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import { observer } from 'mobx-react-lite';
import { totalOf } from './package-choice.ts';
import { PackageForm } from './package-form.tsx';
import { ProductHeading } from './product-heading.tsx';
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
  product,
  cartHref,
  notifyHref,
  terms,
}: Props) {
  const putting = usePackage(product);
  const total = totalOf(product.packageGroups, putting.choice);
  return (
    <>
      <ProductHeading product={product} total={putting.missing.length === 0 ? total : null} />
      <CompatibilityPanel product={product} />
      <PackageForm
        id={id}
        product={product}
        cartHref={cartHref}
        notifyHref={notifyHref}
        terms={terms}
        putting={putting}
        total={total}
      />
    </>
  );
});
