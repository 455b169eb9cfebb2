/** Small statistics of measured times; figures that the system does not report are undefined. */

export const median = figures => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

export const round = (figure, digits = 1) =>
  figure === undefined ? undefined : Number(figure.toFixed(digits));
