/** Placeholder for the price of a customer's own list, before the price of everyone. Empty and hidden in the HTML, which is the same for every visitor; the browser of a customer fills it, and the price after it disappears (R-PRODUCT-49). */
import './own-price.module.css';

const nothing = { __html: '' };

export const OwnPrice = ({ productId }: { productId: number }) => (
  // It may be filled before hydration, which then leaves the content unchanged.
  <span data-own={productId} hidden suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
);
