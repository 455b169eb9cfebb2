/** Links for email addresses, phone numbers and web addresses in the content pages; long addresses may break after `@` and `.`. */

const breakable = (address: string): string => address.replaceAll(/[@.]/g, '$&<wbr>');

/** Finnish service numbers, as written in the pages: `020 000 0000`, and `+358 20 000 0000` for readers abroad. */
const phone = /(?:\b0|\+358 )(\d\d \d{3} \d{4})\b/g;

/** @param html escaped text without links. */
export const withContactLinks = (html: string): string =>
  html
    .replaceAll(/[\w-]+@[\w-]+(?:\.[\w-]+)+/g, email => `<a href="mailto:${email}">${breakable(email)}</a>`)
    .replaceAll(
      phone,
      (number, national: string) =>
        `<a href="tel:+358${national.replaceAll(' ', '')}">${number.replaceAll(' ', '\u00A0')}</a>`,
    )
    .replaceAll(/\bwww(?:\.[\w-]+)+/g, site => `<a href="https://${site}">${breakable(site)}</a>`);
