/** The shop's icon, a wheel with a red hub, as SVG and in the shapes that systems use. */

/** Knobs of the tyre all around. */
const wheel = `<g fill="none" stroke="#f5f4f2"><circle cx="32" cy="32" r="19" stroke-width="8" stroke-dasharray="9.9 5"/><circle cx="32" cy="32" r="15.5" stroke-width="3"/></g><circle cx="32" cy="32" r="6.5" fill="#c8161d"/>`;

const drawing = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${content}</svg>\n`;

export const shopIcon = drawing('<rect width="64" height="64" rx="14" fill="#1b1e22"/>', wheel);

/** Systems crop it: the content stays within 40 % around the center. */
export const maskableIcon = drawing(
  '<rect width="64" height="64" fill="#1b1e22"/>',
  `<g transform="translate(5.5 5.5) scale(.828)">${wheel}</g>`,
);
