/** Leads to the form for a back-in-stock notification where no script runs. Outside the buy form, whose Enter key buys. */
import type { Product, Sku } from '#api/catalogue/types.ts';
import { PlainForm, plainType } from '#components/content/plain-form.tsx';

interface Props {
  id: string;
  product: Product;
  notifyHref: string | undefined;
}

const formId = (id: string) => `${id}-notify`;

export function NotifyForm({ id, product, notifyHref }: Props) {
  if (notifyHref === undefined) return null;
  return (
    <PlainForm id={formId(id)} action={notifyHref}>
      <input type="hidden" name="product" value={product.alias} />
    </PlainForm>
  );
}

/** Attributes of a button that asks for a notification; its handler prevents the submission. */
export const notifySubmit = (id: string, sku: Sku, notifyHref: string | undefined) =>
  ({ type: plainType(notifyHref), form: formId(id), name: 'sku', value: String(sku.skuId) }) as const;
