/** The purchase section of a package: the price at its top is that of the chosen options. */
import type { Product } from '#api/catalogue/types.ts';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import { observer } from 'mobx-react-lite';
import { totalOf } from './package-choice.ts';
import { PackageForm } from './package-form.tsx';
import { ProductHeading } from './product-heading.tsx';
import { usePackage } from './use-package.ts';

interface Props {
  id: string;
  product: Product;
}

export const PackageDecision = observer(function PackageDecision({ id, product }: Props) {
  const putting = usePackage(product);
  const total = totalOf(product.packageGroups, putting.choice);
  return (
    <>
      <ProductHeading product={product} total={putting.missing.length === 0 ? total : null} />
      <CompatibilityPanel product={product} />
      <PackageForm id={id} product={product} putting={putting} total={total} />
    </>
  );
});
