/**
 * Answers the few computed properties that queries by role and simulated pointers ask of every element.
 * jsdom compares each element with its whole default style sheet each time: a fifth of what component tests cost.
 */

type Styles = typeof getComputedStyle;
type Answer = (element: Element) => string;

const inline = (element: Element, property: string): string =>
  element instanceof HTMLElement && element.hasAttribute('style')
    ? element.style.getPropertyValue(property)
    : '';

const isPartOfTable = ({ localName }: Element) =>
  ['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr'].includes(localName);

/** Inline styles set these, and nothing else but `hidden` on the parts of a table. */
const inherited =
  (property: string, initial: string, real: Styles): Answer =>
  element => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.hasAttribute('hidden') && isPartOfTable(at)) return real(element).getPropertyValue(property);
      const own = inline(at, property);
      if (own) return own;
    }
    return initial;
  };

/** What the default style sheet asks of an element itself. */
const traits = ['hidden', 'open', 'type'];

/** By the kind of element: the default style sheet gives all of a kind the same. */
const displays = new Map<string, string>();

/** Summaries differ by their place, popovers by their state. */
const isSpecial = (element: Element) => element.localName === 'summary' || element.hasAttribute('popover');

const display =
  (real: Styles): Answer =>
  element => {
    const own = inline(element, 'display');
    if (own) return own;
    if (isSpecial(element)) return real(element).display;
    const key = [element.localName, ...traits.map(name => String(element.getAttribute(name)))].join('|');
    const known = displays.get(key) ?? real(element).display;
    displays.set(key, known);
    return known;
  };

/** The window's own styles, quick while no style sheet but the default one is in the document. */
function quickStyles(real: Styles): Styles {
  const pointerEvents = inherited('pointer-events', 'auto', real);
  const quick = new Map<string | symbol, Answer>([
    ['display', display(real)],
    ['visibility', inherited('visibility', 'visible', real)],
    ['pointerEvents', pointerEvents],
    ['pointer-events', pointerEvents],
  ]);
  const blank = document.createElement('i').style;

  return function quickStyle(element, pseudo) {
    if (pseudo || document.styleSheets.length > 0) return real(element, pseudo);
    const valueOf = (name: string) => quick.get(name)?.(element) ?? real(element).getPropertyValue(name);
    return new Proxy(blank, {
      get(_target, property) {
        if (property === 'getPropertyValue') return valueOf;
        const answer = quick.get(property);
        if (answer) return answer(element);
        const style = real(element);
        const value: unknown = Reflect.get(style, property, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

// Files of a worker share the window, and this module runs once per file.
if (typeof window !== 'undefined' && window.getComputedStyle.name !== 'quickStyle')
  window.getComputedStyle = quickStyles(window.getComputedStyle.bind(window));
