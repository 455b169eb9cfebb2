/** Exceptions of the message check, each with its reason; an unused entry is itself an error. */

const name = 'a name';
const ofShop = 'what the shop says of itself';
const sameWord = 'the word is the same in both languages';

/** Texts that are correctly the same as in the source language, by language. */
export const sameAsSource = {
  sv: {
    ACCOUNT_BALANCE_TITLE: sameWord,
    CART_ITEM_PIECES_PRICE: 'a number, a sign and a price',
    CHECKOUT: sameWord,
    CHECKOUT_ZIP_PLACEHOLDER: 'an example from Finland',
    PREVIEW_EXAMPLE_VIDEO: sameWord,
    PREVIEW_FIELD_HTML: name,
    PREVIEW_FIELD_VIDEO: sameWord,
    PREVIEW_WIDGET_CHECKOUT: sameWord,
    PREVIEW_WIDGET_FLOWBOX: name,
    PREVIEW_WIDGET_VIDEO: sameWord,
    TOP_BAR_INFORMATION: sameWord,
    TRANSFER_BIC: 'an international term',
    FOOTER_COPYRIGHT: ofShop,
    'common.shopName': ofShop,
    'seo.default.description': ofShop,
    'seo.default.title': ofShop,
    'path.cookies': 'one address for all languages',
    'seo.category.title': 'a name and what the shop says of itself',
    'seo.product.title': name,
  },
  en: {
    A11Y_VIDEO: sameWord,
    CART_ITEM_PIECES_PRICE: 'a number, a sign and a price',
    PREVIEW_EXAMPLE_VIDEO: sameWord,
    PREVIEW_FIELD_HTML: name,
    PREVIEW_FIELD_VIDEO: sameWord,
    PREVIEW_WIDGET_FLOWBOX: name,
    PREVIEW_WIDGET_VIDEO: sameWord,
    TOP_BAR_INFORMATION: sameWord,
    TRANSFER_BIC: 'an international term',
    FOOTER_COPYRIGHT: ofShop,
    'common.shopName': ofShop,
    'seo.default.description': ofShop,
    'seo.default.title': ofShop,
    'path.cookies': 'one address for all languages',
    'seo.category.title': 'a name and what the shop says of itself',
    'seo.product.title': name,
  },
};

/** Words that show that a text is in the wrong file, by language. */
export const foreignWords = {
  fi: /å|(?<!\p{L})(?:och|är|för|att|din|ditt|dina|inte|välj|köp|lösenord|vi|till|från)(?!\p{L})/iu,
  en: /[åäö]|(?<!\p{L})(?:och|är|för|att|ja|ei|tai|sinun)(?!\p{L})/iu,
};

/** The same for the messages of Studio. */
export const studioAllowed = {
  sameAsSource: {
    sv: {
      FORM_VALUE_VIMEO: name,
      FORM_VALUE_YOUTUBE: name,
      PAGE_NAME_CHECKOUT: sameWord,
      PART_NAME: 'the quotation marks of both languages are the same',
    },
    en: { FORM_VALUE_VIMEO: name, FORM_VALUE_YOUTUBE: name, PREVIEW_FIELD_SETTINGS__LOGO: sameWord },
  },
  foreignWords,
  empty: {},
};

/** The same for the texts of mails and printed lists. */
export const mailAllowed = {
  sameAsSource: {
    sv: { MAIL_TRANSFER_BIC: 'an international term' },
    en: { MAIL_TRANSFER_BIC: 'an international term' },
  },
  foreignWords,
  empty: {},
};

/** Messages that may be empty, by key; currently none. */
export const empty = {};
