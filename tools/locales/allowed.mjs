/** What the check lets pass, each with the reason; an entry without need is itself a fault. */

/** Texts that are rightly the same in Finnish and Swedish. */
export const sameInBoth = {
  ACCOUNT_BALANCE_TITLE: 'the word is the same in both languages',
  CART_ITEM_PIECES_PRICE: 'a number, a sign and a price',
  CHECKOUT: 'the word is the same in both languages',
  COMPANY_NAME: 'a name',
  COMPANY_PHONE_HREF: 'an address for machines',
  PREVIEW_EXAMPLE_VIDEO: 'the word is the same in both languages',
  PREVIEW_FIELD_HTML: 'a name',
  PREVIEW_FIELD_VIDEO: 'the word is the same in both languages',
  PREVIEW_WIDGET_CHECKOUT: 'the word is the same in both languages',
  PREVIEW_WIDGET_VIDEO: 'the word is the same in both languages',
  PRODUCT_DISCOUNT: 'a number and a sign only',
  'common.shopName': 'a name',
  'seo.product.title': 'two names',
};

/** Messages that may be empty, by key; there is none, for an empty label is no label. */
export const empty = {};
