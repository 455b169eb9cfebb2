/** Gallery, purchase and details; the purchase section is sticky while the details scroll. */

import { StaticPart } from '#components/content/static-part.tsx';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import { useFeature } from '#engine/view/engine-context.ts';
import { StaticHtml } from '#engine/view/static-html.tsx';
import { BuyForm } from './buy/buy-form.tsx';
import { Facts } from './facts/facts.tsx';
import { SellingPoints } from './facts/selling-points.tsx';
import { SizeGuideLink } from './facts/size-guide-link.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { PackageDecision } from './package/package-decision.tsx';
import styles from './product-detail.module.css';
import type { ProductDetailProps } from './product-detail-props.ts';
import { ProductHeading } from './product-heading.tsx';
import { VariantPickers } from './variants/variant-pickers.tsx';

export function ProductDetail({ id, props, place, page }: WidgetProps<ProductDetailProps>) {
  const { product, cartHref, notifyHref, sellingPoints } = props;
  const shared = { cartHref, notifyHref, terms: page.config.delivery };
  const hasVehicles = useFeature('vehicles');
  const isPackage = product.type === 'package' && product.packageGroups.length > 0;
  // Another product in the same position starts with its own choices.
  const key = product.productId;
  return (
    <div className={styles.page}>
      <div className={styles.gallery}>
        <Gallery key={key} id={id} product={product} priority={place.only ? 'lazy' : place.priority} />
      </div>
      <div className={isPackage ? styles.decision : `${styles.decision} ${styles.sticky}`}>
        {isPackage ? (
          <PackageDecision key={key} id={id} product={product} {...shared} />
        ) : (
          <>
            <ProductHeading product={product} />
            {hasVehicles ? <CompatibilityPanel key={`${key} fit`} product={product} /> : null}
            <VariantPickers id={id} product={product} />
            <SizeGuideLink product={product} />
            <BuyForm key={key} id={id} product={product} {...shared} />
          </>
        )}
        <SellingPoints points={sellingPoints} />
      </div>
      <StaticPart of={StaticHtml} name="facts" madeOf={[id, product]} className={styles.facts}>
        {() => <Facts id={id} product={product} />}
      </StaticPart>
    </div>
  );
}
