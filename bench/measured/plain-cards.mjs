/** Renders twenty plain cards with React: the reference for the current speed of the computer. */
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

function Card({ at }) {
  return h(
    'li',
    { className: 'card' },
    h(
      'a',
      { href: `/p/part-${at}` },
      h('img', { src: `/images/part-${at}.svg`, alt: '', width: 200, height: 200 }),
    ),
    h('h3', null, `Part ${at}`),
    h('p', null, 'A part & what it is for'),
    h('strong', null, `${at * 10},00 €`),
  );
}

const places = Array.from({ length: 20 }, (_, at) => at);

export const renderPlainCards = () =>
  renderToString(
    h(
      'ul',
      null,
      places.map(at => h(Card, { key: at, at })),
    ),
  );
