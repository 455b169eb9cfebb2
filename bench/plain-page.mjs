/** Renders the elements of a finished page with React and nothing else: the reference for what rendering alone costs. */
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** React's names of HTML attributes that it writes differently; others keep theirs. */
const reactNames = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
};

/** Their values are no strings in React, and they are a small part of a page. */
const left = new Set(['style', 'value', 'checked', 'selected']);

const propsOf = element =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !left.has(name) && !name.startsWith('on'))
      .map(({ name, value }) => [reactNames[name] ?? name, value]),
  );

/** Scripts, styles and templates are copied as text. */
const isRaw = element => /^(?:script|style|template|noscript|textarea|select)$/i.test(element.tagName);

/** A component per element that has several children, as in code written by hand. */
const Group = ({ tag, props, makeChildren }) => createElement(tag, props, ...makeChildren());

/** @param tag instead of the node's own */
function describe(node, tag = node.tagName?.toLowerCase()) {
  if (node.nodeType === node.TEXT_NODE) return () => node.data;
  const props = propsOf(node);
  if (isRaw(node)) {
    const inner = { __html: node.innerHTML };
    return () => createElement(tag, { ...props, dangerouslySetInnerHTML: inner });
  }
  const children = [...node.childNodes]
    .filter(child => child.nodeType === child.TEXT_NODE || child.nodeType === child.ELEMENT_NODE)
    .map(child => describe(child));
  if (children.length > 1)
    return () => createElement(Group, { tag, props, makeChildren: () => children.map(make => make()) });
  return () => createElement(tag, props, ...children.map(make => make()));
}

/** Returns a function that renders the body of this page from new elements. */
export function plainPage(html) {
  // React accepts the element `body` only inside a document.
  const make = describe(new JSDOM(html).window.document.body, 'div');
  return () => renderToString(make());
}
