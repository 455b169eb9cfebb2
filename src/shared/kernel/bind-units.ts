/** Keeps a number, also with its unit, and both ends of a range on one line. */

const unit =
  /(?<=\d) (?=(?:%|°C?|["″]|mm²?|cm³?|m²?|km|kg|g|mg|t|l|ml|dl|lb|lbs|V|A|Ah|W|kW|Wh|N|Nm|kN|bar|psi|Hz|lm|K|cc|ccm|hv|hk|hp|kpl|st|pcs|€|kr)(?![\p{L}\d]))/gu;

/** Groups of thousands: `4 000`. */
const thousands = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu;

/** @returns the text with a no-break space within each number, and before the unit that follows it */
export const bindUnits = (text: string): string => text.replace(thousands, '\u{a0}').replace(unit, '\u{a0}');

/** @returns the text with a word joiner after each dash between numbers, where a line could break otherwise */
export const bindRanges = (text: string): string => text.replace(/(?<=\d–)(?=\d)/g, '\u{2060}');

/** A Finnish or Swedish zip code before the name of its city: `00100 Helsinki`, `111 22 Stockholm`. */
const zipAndCity = /(?<!\d)(\d{5}|\d{3} \d{2}) (?=\p{Lu})/gu;

/** The number of a house after its street: `Malminrinne 4,`. */
const houseNumber = / (?=\d+ ?\p{L}?,)/gu;

/** @returns the name of a delivery whose ranges, house numbers and zip codes stay beside what they belong to: `Noutopiste, Katu 1, 00100 Helsinki` */
export const bindPlaces = (text: string): string =>
  bindRanges(text)
    .replace(houseNumber, '\u{a0}')
    .replace(zipAndCity, (_, zip: string) => `${zip.replace(' ', '\u{a0}')}\u{a0}`);
