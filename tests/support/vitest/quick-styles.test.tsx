import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const elements = (
  <div style={{ visibility: 'hidden' }}>
    <dialog>closed</dialog>
    <p hidden>hidden</p>
    <table>
      <tbody hidden>
        <tr>
          <td>collapsed</td>
        </tr>
      </tbody>
    </table>
    <button type="button" style={{ pointerEvents: 'none', visibility: 'visible' }}>
      <span style={{ display: 'flex' }}>inherits</span>
    </button>
    <details open>
      <summary>first</summary>
      <summary>second</summary>
    </details>
    <input type="hidden" />
    <input type="checkbox" />
    <svg>
      <path />
    </svg>
    <ul>
      <li>item</li>
    </ul>
    <template />
    <i>inline</i>
  </div>
);

function stylesOf(container: Element) {
  return [...container.querySelectorAll('*')].map(element => {
    const style = getComputedStyle(element);
    const { display, visibility, pointerEvents, opacity } = style;
    return [
      element.localName,
      display,
      visibility,
      pointerEvents,
      opacity,
      style.getPropertyValue('display'),
    ];
  });
}

it('answers what the style sheets of jsdom answer', () => {
  const { container } = render(elements);
  const quick = stylesOf(container);
  // Any style sheet in the document makes jsdom answer itself.
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = 'nothing { color: red }';
  const slow = stylesOf(container);
  sheet.remove();
  expect(quick).toEqual(slow);
  expect(getComputedStyle.name).toBe('quickStyle');
});

it('obeys the style sheets of a test', () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = 'p { display: none }';
  const { container } = render(<p>gone</p>);
  expect(container.firstElementChild).not.toBeVisible();
  sheet.remove();
});
