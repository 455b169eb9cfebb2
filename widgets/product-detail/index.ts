/** A product page: images left, purchase right, details below. */
import type { Product } from '#api/catalogue/types.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { ProductDetail } from './product-detail.tsx';
import type { ProductDetailProps } from './product-detail-props.ts';
import { variantRows } from './variants/variant-rows.ts';

/**
 * What the page's HTML says and the client code does not need: the facts, which stay as the server rendered them, what
 * is in the head, and the vehicles but one (a hundred for a tyre): whether there are any decides the panel.
 */
const onlyInHtml = {
  description: '',
  extra: '',
  specifications: [],
  breadcrumbs: [],
  alternates: [],
  socialImage: null,
  brandAlias: '',
  fittingVehicles: undefined,
  assemblyPositions: [],
  meta: { title: '', description: '' },
} satisfies Partial<Product>;

const withOneVehicle = ({ groups, ...fit }: ProductCompatibility): ProductCompatibility => ({
  ...fit,
  vehicles: fit.vehicles.slice(0, 1),
  ...(groups && {
    groups: groups.map(group => ({
      ...group,
      options: group.options.map(option => ({ ...option, fit: option.fit && withOneVehicle(option.fit) })),
    })),
  }),
});

export default defineWidget<ProductDetailProps>({
  type: 'product-detail',
  hydrate: 'interaction',
  critical: true,
  singleton: true,
  hasPicture: true,
  browserProps: ({ product, ...props }) => ({
    ...props,
    product: {
      ...product,
      ...onlyInHtml,
      guides: product.guides.filter(({ kind }) => kind === 'size'),
      // Without a row to choose from, the one variant is the product itself.
      variants: variantRows(product).length === 0 ? [] : product.variants,
      fit: product.fit && withOneVehicle(product.fit),
    },
  }),
  view: ProductDetail,
});
