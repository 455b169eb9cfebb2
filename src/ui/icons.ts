/** The icon family as path data on a 24 grid for a 1.75 stroke; unused icons are tree-shaken. */
export type IconShape = string;

const ring = 'M12 20.75a8.75 8.75 0 1 0 0-17.5 8.75 8.75 0 0 0 0 17.5Z';

export const menuIcon = 'M3.75 6.75h16.5M3.75 12h16.5M3.75 17.25h16.5';
export const searchIcon = 'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.6 15.6l4.65 4.65';
export const cartIcon =
  'M2.75 4h1.9c.6 0 1 .4 1.1 1L7.6 15.25h9.9L20 7.5H6.2M9 20.25a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2ZM16.25 20.25a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2Z';
export const heartIcon = 'M12 20.25 4.6 12.7a4.7 4.7 0 0 1 6.7-6.6l.7.75.7-.75a4.7 4.7 0 0 1 6.7 6.6Z';
export const userIcon = 'M12 11.75a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.25c.5-3.5 3.4-5.5 7.5-5.5s7 2 7.5 5.5';
export const closeIcon = 'M5.75 5.75l12.5 12.5M18.25 5.75 5.75 18.25';
export const chevronDownIcon = 'M6 9.25l6 6 6-6';
export const chevronUpIcon = 'M6 14.75l6-6 6 6';
export const chevronLeftIcon = 'M14.75 6l-6 6 6 6';
export const chevronRightIcon = 'M9.25 6l6 6-6 6';
export const plusIcon = 'M12 5.25v13.5M5.25 12h13.5';
export const minusIcon = 'M5.25 12h13.5';
export const checkIcon = 'M4.75 12.75l4.75 4.5 9.75-10.5';
export const truckIcon =
  'M4.9 17H2.75V5.75H14V17H9.1M14 9.5h3.75l3.5 3.75V17H19.1M14 17h.9M7 19.1a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2ZM17 19.1a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2Z';
export const returnIcon = 'M8.25 4.75 4 9l4.25 4.25M4.25 9h9.9a5.3 5.3 0 0 1 0 10.6H8.5';
export const shieldIcon =
  'M12 3.25l7.25 2.6v5.4c0 4.3-2.8 7.7-7.25 9.5-4.45-1.8-7.25-5.2-7.25-9.5v-5.4ZM8.75 11.75l2.4 2.4 4.3-4.4';
export const phoneIcon =
  'M4 6.2c0-1.35 1.1-2.45 2.45-2.45H8.6l1.6 4.2-2 1.5a11.5 11.5 0 0 0 6.35 6.35l1.5-2 4.2 1.6v2.15c0 1.35-1.1 2.45-2.45 2.45C10.6 20 4 13.4 4 6.2Z';
export const mailIcon = 'M3.25 5.5h17.5v13H3.25ZM3.6 6.1 12 12.75l8.4-6.65';
export const starIcon = 'M12 3.4l2.65 5.4 5.95.85-4.3 4.2 1 5.9L12 16.95l-5.3 2.8 1-5.9-4.3-4.2 5.95-.85Z';
export const filterIcon =
  'M3.75 7.25h8.5M18 7.25h2.25M3.75 16.75H6M11.75 16.75h8.5M15.1 10.1a2.85 2.85 0 1 0 0-5.7 2.85 2.85 0 0 0 0 5.7ZM8.9 19.6a2.85 2.85 0 1 0 0-5.7 2.85 2.85 0 0 0 0 5.7Z';
export const arrowRightIcon = 'M4.25 12h15.25M13.25 5.75 19.5 12l-6.25 6.25';
export const infoIcon = `${ring}M12 11.25v5M12 7.75h.01`;
export const warningIcon = 'M12 3.75 21.25 19.75H2.75ZM12 9.75v4.5M12 16.9h.01';
export const trashIcon =
  'M4.25 6.5h15.5M9 6.25V3.75h6v2.5M6.25 6.75 7 20.25h10l.75-13.5M10.25 10.5v6M13.75 10.5v6';
export const storeIcon =
  'M4.5 11.25v9h15v-9M3 8.5l1.9-4.75h14.2L21 8.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.75 20v-5h4.5v5';
export const globeIcon = `${ring}M3.25 12h17.5M12 3.25c4.75 5.2 4.75 12.3 0 17.5-4.75-5.2-4.75-12.3 0-17.5Z`;
export const playIcon = 'M7.5 4.25v15.5L19.75 12Z';
export const pauseIcon = 'M7.5 4.5h2.75v15H7.5ZM13.75 4.5h2.75v15h-2.75Z';
export const externalIcon = 'M14 3.75h6.25V10M20 4l-9 9M17.25 13.5v6.75H3.75V6.75h6.75';
export const boxIcon =
  'M12 3.25l8.25 4.25v9L12 20.75 3.75 16.5v-9ZM3.9 7.6l8.1 4.2 8.1-4.2M12 11.8v8.8M8 5.4l8.1 4.2';
export const vehicleIcon =
  'M5.6 20.25a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM18.4 20.25a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM9.3 17.25h5.4M1.75 11.5c1-1.2 2.3-1.75 3.85-1.75H11l2 2.25h2.5c.8-1.4 1.75-2 3-2 1.5 0 2.9.6 3.75 1.75M17.5 10l-1.75-4.75H13M2.5 7h6.25';
export const editIcon = 'M15 4.75l4.25 4.25L8.25 20h-4.5v-4.25ZM12.25 7.5l4.25 4.25';
export const lockIcon = 'M5.25 10.75h13.5v9.5H5.25ZM8 10.5V7.75a4 4 0 0 1 8 0v2.75M12 14.5v2';
export const clockIcon = `${ring}M12 7v5.25l3.5 2`;
export const cardIcon = 'M2.75 5.25h18.5v13.5H2.75ZM2.75 9.5h18.5M6 14.75h4.5';
export const invoiceIcon =
  'M5.25 3.25h13.5v17.5l-2.7-1.75-2.7 1.75-2.7-1.75-2.7 1.75-2.7-1.75ZM8.5 8h7M8.5 12h7';
export const facebookIcon = 'M3.75 3.75h16.5v16.5H3.75ZM13 20V11.6c0-1.9 1-2.85 3.4-2.6M10.25 13h5.5';
export const instagramIcon =
  'M3.75 3.75h16.5v16.5H3.75ZM12 15.75a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM16.75 7.25h.01';
export const youtubeIcon = 'M2.75 5.75h18.5v12.5H2.75ZM10 9v6l5-3Z';
export const tiktokIcon = 'M13 3.5v11.75a3.6 3.6 0 1 1-3.6-3.6M13 3.75c.3 2.8 2.2 4.5 5 4.75';
