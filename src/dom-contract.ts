/**
 * The names on which server markup, style sheets and scripts agree: every `data-*` attribute and every event of the
 * shop's own. They are types only, so this file adds nothing to a bundle. JSX checks the values of the attributes, and a
 * test finds names that are missing here.
 */
import 'react';

/** The attribute's presence is all that counts. */
type Presence = '' | true;

/** What an attribute tells scripts and styles. */
export interface DomAttributes {
  /** Root of a widget: its type. Hydration is triggered per root. */
  'data-widget': string;
  /** Markup of the server that the browser keeps: its name within its widget, or within the layout. */
  'data-static': string;
  /** Room for a deferred widget: its type. */
  'data-deferred': string;
  /** A link or form that the browser follows by itself: the router leaves it alone. */
  'data-native': Presence;
  /** A frame inside of which a navigation keeps the scroll position: id of what receives the focus afterwards. */
  'data-stay': string;
  /** Inside a panel that is replaced by a navigation: keeps its own scroll position. */
  'data-keep-scroll': Presence;
  /** An element that reacts before it is hydrated: a click on it is replayed after hydration. */
  'data-interactive': Presence;
  /** On the document's root while a page is being fetched. */
  'data-navigating': Presence;
  /** On the document's root: the colour theme that the shopper has chosen in place of the device's. */
  'data-theme': 'light' | 'dark';
  /** A select whose form is submitted when its value changes. */
  'data-submits': Presence;
  /** A form's query that is the same as none: it is left out of the address. */
  'data-default': string;
  /** Inside a dialog of Studio: it edits the document, so undo and redo work there. */
  'data-edits-document': Presence;
  /** A field that searches within the values of its filter. */
  'data-filter-search': Presence;
  /** Text that is announced to screen readers after a navigation, in place of the title. */
  'data-announce': string;

  /** A link or button that opens a panel: the panel's name. */
  'data-panel': string;
  /** A panel that the server has rendered, as a closed dialog outside the root: the panel's name. */
  'data-server-panel': string;
  /** The part of a panel that scrolls. */
  'data-panel-body': Presence;
  /** The part of a panel below what scrolls. */
  'data-panel-footer': Presence;
  /** What the panel of the cart shows before the application runs. */
  'data-cart': 'waiting' | 'lines' | 'empty';
  /** An open layer above the page, which then does not scroll; a `sheet` covers the lower edge. */
  'data-scroll-lock': '' | 'sheet';
  /** Opens the settings for cookies. */
  'data-consent-settings': Presence;
  /** What is announced once the settings for cookies are saved. */
  'data-saved-text': string;
  /** What the bar for a lost connection says. */
  'data-text': string;
  /** An item of the main navigation; on a product card its price and campaign for analytics. */
  'data-item': string;
  /** Around a drawing and the rows of its positions. */
  'data-drawing': Presence;
  /** Placeholder for a customer's own price: the product's id. */
  'data-own': number;
  /** A sum of prices that a customer may have of their own, which hydrates at once for them. */
  'data-own-sum': Presence;
  /** The panel below an item of the main navigation: the item's id. */
  'data-submenu': string;
  /** The picture of a menu's entry, which loads when its panel opens. */
  'data-menu-picture': Presence;
  /** The picture of what a submenu advertises, which loads when its panel opens. */
  'data-menu-promotion': Presence;
  /** Groups of a submenu that the browser adds to its panel: the item's id. */
  'data-groups-of': string;
  /** On the navigation: keeps a hovered panel closed until the pointer leaves its item. */
  'data-dismissed': Presence;
  /** On the header: moved out of view while the page is scrolled down. */
  'data-hidden': Presence;
  /** In the menu of a phone: the id of the category that a row opens. */
  'data-entry': string;
  /** In the menu of a phone: leads to the level above. */
  'data-back': Presence;
  /** Part of the cart's button: what this browser has shown there last. */
  'data-shown': string;
  /** A message of the shop to all customers: its id, by which a dismissed one stays hidden. */
  'data-message': string;
  /** Receives the focus after a message was dismissed. */
  'data-after-message': Presence;

  /** A page of a product list: its number. */
  'data-page': number;
  /** A product card: the product's id. */
  'data-card': number;
  /** The favourite button of a product: its id. */
  'data-favorite': number;
  /** The form that buys from a product card: id of the SKU. */
  'data-buy': number;
  /** The form of a product page that adds one product, without the choices of a package. */
  'data-adds': Presence;
  /** The button that compares a product: its id. */
  'data-compare': number;
  /** The bar that repeats the buy button of a product while it is out of view: id of its form. */
  'data-buy-bar': string;
  /** Compatibility mark of a product card: the product's id. */
  'data-fits': number;
  /** Result of a compatibility check (`fits`, `check`), of a purchase (`added`), or whether a panel is `open` or `closed`. */
  'data-state': string;
  /** A block of products that the shop recommends: what does not fit the chosen vehicle is hidden there. */
  'data-recommended': Presence;
  /** Compatibility panel of a product page: the product's fitment rows as JSON. */
  'data-fit': string;
  /** Of a package: the chosen option by group, as JSON. */
  'data-fit-choice': string;
  /** The part of the compatibility panel that is shown in this state: `fits`, `other`, `check`, `choice`, `none`. */
  'data-fit-state': string;
  /** Template with the name of the vehicle. */
  'data-fit-text': string;
  /** Where the measure is written by which a product does not fit, or has to be checked. */
  'data-fit-reason': Presence;
  /** How the product is used on some vehicles: their facets, with blanks between. */
  'data-fit-applies': string;
  /** Template of the link to a product that fits. */
  'data-fit-link': string;
  /** Template of the link to a product for the other end of the vehicle. */
  'data-fit-other': string;
  /** Text of the link to all parts for the vehicle. */
  'data-fit-all': string;
  /** Alias of the category in which the link searches. */
  'data-fit-category': string;
  /** The filter "for my vehicle" of a list: the list's query as JSON. */
  'data-fit-list': string;
  /** `check`: the filter is that of the products that have to be checked. */
  'data-fit-place': string;
  /** Number of products in the list without that filter. */
  'data-fit-total': number;
  /** Address of the list without that filter. */
  'data-fit-address': string;
  /** Where the text of that filter is written. */
  'data-fit-words': Presence;
  /** Opens the choice of a vehicle. */
  'data-choose-vehicle': Presence;

  /** Details that are open. */
  'data-open': Presence;
  /** Left out of a printed page. */
  'data-no-print': Presence;
  /** Of the document's root: the page shows the set that goes with the product. */
  'data-has-set': Presence;
  /** Says at the top of the page that nothing can be ordered, or that it is a preview; written by the server, before the root. */
  'data-notice': Presence;
  /** Element to which an HTML widget's CSS is scoped: name of that CSS. */
  'data-css': string;

  /** Set by Radix Select on an option that cannot be chosen. */
  'data-disabled': Presence;
  /** Set by Radix Select on the option under the pointer or the focus. */
  'data-highlighted': Presence;

  /** Script tag of a third party. */
  'data-foreign': Presence;
  /** Read by the third party's review widget. */
  'data-review-widget': string;
  /** Read by the third party's review widget. */
  'data-api-key': string;
  /** Read by the third party's review widget. */
  'data-language': string;
  /** Form of the test payment provider: the payment's reference. */
  'data-payment': string;

  /** Field of the widget preview's form: its path in the props. */
  'data-field-path': string;
  /** Button of a list in that form: the path of the list. */
  'data-list': string;
  /** What the button does. */
  'data-act': string;
  /** Index of the entry that it acts on. */
  'data-at': number;
  /** Where the widget preview announces what it did. */
  'data-said': Presence;
  /** Frame of the widget preview. */
  'data-stage': Presence;

  /** Root of a container in Studio's canvas: the container's id. */
  'data-node': string;
  /** Part of Studio's editor between which a key moves the focus: its name. */
  'data-part': 'outline' | 'canvas' | 'inspector';
  /** Room for Studio's canvas: whether its page can be edited. */
  'data-canvas': 'ready' | 'loading';
  /** Tab of Studio's inspector: its id. */
  'data-tab': string;
  /** Row of Studio's outline: where what is dragged over it lands. */
  'data-edge': 'before' | 'after' | 'inside';
  /** In Studio's outline, whether it has the focus; in a list of choices, the option that Enter chooses. */
  'data-active': '' | 'true' | 'false';
  /** More than the limit allows, or dragged over. */
  'data-over': Presence;
  /** Button of Studio's rich text: the formatting that it switches. */
  'data-tool': string;
  /** Rich text in Studio's form: name of its field. */
  'data-name': string;
  /** Clipboard: what is copied from a formatted text of Studio. */
  'data-rich-text': Presence;
  /** Clipboard, written by ProseMirror: how much of the first and the last block was copied. */
  'data-pm-slice': string;
  /** Clipboard: the style of a pasted element, which the policy of Studio would otherwise report. */
  'data-style': string;
  /** Clipboard, written by Word for the web: the level of an entry in a list. */
  'data-aria-level': string;
}

/** Events on `window`. */
export interface ShopEvents {
  /** The address was changed without a navigation: scripts that depend on it read it again. */
  'atv-address': Event;
  /** A part of the code could not be fetched, most often after a deployment: the page is loaded anew, once. */
  'atv-chunk-lost': Event;
  /** It could not be fetched after that either; cancelled by the shell, which then shows the message. */
  'atv-chunk-stays': Event;
}

/** A component may leave out any of them. */
type JsxAttributes = { [Name in keyof DomAttributes]?: DomAttributes[Name] | undefined };

declare module 'react' {
  interface HTMLAttributes<T> extends JsxAttributes {}
}

declare global {
  interface WindowEventMap extends ShopEvents {}
}
