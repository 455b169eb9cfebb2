/** Checks whether anything in a piece of HTML can run: loads it in a document with scripts enabled, dispatches every event and inspects each attribute. */

import { JSDOM, VirtualConsole } from 'jsdom';
import { firstScript } from '#kernel/first-script.ts';
import { nextTask } from '../vitest/next-task.ts';

/** What links and forms answer by themselves. */
const presses = ['click', 'submit'];
/** What only a handler answers. */
const events = [
  'load',
  'error',
  'mouseover',
  'pointerenter',
  'focus',
  'toggle',
  'animationstart',
  'begin',
  'wheel',
];
const runs = [
  'script:not([type="application/json"]):not([type="application/ld+json"]):not([type="module"])',
  'iframe',
  'object',
  'embed',
  'base',
  'form[action^="j" i]',
  'meta[http-equiv="refresh" i]',
  'template',
  'math',
  'noscript > img',
  'link[rel="import"]',
  'portal',
  'frame',
  'applet',
];
const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'srcset',
  'background',
  'ping',
];
const allowed = /^(?:https?:\/\/[^\s/\\]|mailto:|tel:|\/(?![/\\])|[#?]|$)/i;

/** Descriptions of what ran or could run; empty when the HTML is safe. */
export async function whatRuns(html: string): Promise<string[]> {
  const found: string[] = [];
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM('<!doctype html><body></body>', {
    runScripts: 'dangerously',
    url: 'https://shop.example/',
    virtualConsole,
  });
  Object.assign(window, { xss: () => found.push('xss() ran') });
  window.document.write(html);
  window.document.close();
  const { document } = window;
  // The page's own script is admitted by its hash, so nothing can hide in it.
  for (const element of document.querySelectorAll(runs.join(',')))
    if (element.textContent !== firstScript) found.push(`<${element.localName}> is there`);
  for (const element of document.querySelectorAll('*')) {
    let isHandling = false;
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) {
        isHandling = true;
        found.push(`${element.localName} has ${name}`);
      }
      if (addresses.includes(name) && value.split(/,\s+/).some(part => !allowed.test(part.trim())))
        found.push(`${element.localName} ${name}="${value}"`);
    }
    if (element.getAttribute('target') === '_blank' && !/noopener/.test(element.getAttribute('rel') ?? ''))
      found.push('a window that knows its opener');
    // Scripts are found above: without a handler of its own, an element has none.
    for (const type of isHandling ? [...presses, ...events] : presses)
      element.dispatchEvent(new window.Event(type, { cancelable: true }));
  }
  // Script URLs run after the click event.
  await nextTask();
  window.close();
  return [...new Set(found)];
}
