/** Shows the page in the colours of a theme that is being written. */

/** Of the style element that the server writes for the theme. */
const isOfShop = ({ ownerNode, cssRules: [first] }: CSSStyleSheet): boolean =>
  ownerNode instanceof HTMLStyleElement && first instanceof CSSStyleRule && first.selectorText === ':root';

/** The page's policy allows no style element but its own; a sheet that a script constructs is none. */
export function createStyleShower(): (style: string) => void {
  const sheet = new CSSStyleSheet();
  return style => {
    for (const each of document.styleSheets) if (isOfShop(each)) each.disabled = true;
    sheet.replaceSync(style);
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  };
}
