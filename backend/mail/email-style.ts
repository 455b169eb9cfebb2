/** The shop's style in the subset that mail programs support: tables, inline styles, a few rules for dark mode. */
import type { ShopLook } from '#kernel/theme/shop-look.ts';
import { Html } from './html.ts';

const colour = {
  ink: '#16181b',
  soft: '#4a5057',
  line: '#dfe2e5',
  ground: '#ffffff',
  groundSoft: '#f5f4f2',
} as const;

const family = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif;";
const text = (size: number, line: number, ink: string, more = '') =>
  new Html(`${family}font-size:${size}px;line-height:${line}px;color:${ink};${more}`);

/** Values of style attributes. */
export const mailStyles = {
  page: new Html(`margin:0;padding:0;background:${colour.groundSoft};-webkit-text-size-adjust:100%;`),
  outer: new Html(`background:${colour.groundSoft};`),
  card: new Html(`background:${colour.ground};max-width:600px;`),
  brand: text(22, 28, colour.ink, 'font-weight:800;letter-spacing:-0.6px;text-decoration:none;'),
  brandLight: new Html('font-weight:500;'),
  title: text(28, 34, colour.ink, 'margin:0 0 16px;font-weight:700;letter-spacing:-0.4px;'),
  heading: text(18, 24, colour.ink, 'margin:32px 0 12px;font-weight:700;'),
  text: text(16, 24, colour.ink, 'margin:0 0 16px;'),
  note: text(14, 21, colour.soft, 'margin:0 0 12px;'),
  item: text(16, 24, colour.ink, 'margin:0 0 6px;'),
  buttonRoom: new Html('padding:8px 0 24px;'),
  address: text(14, 21, colour.soft, 'margin:0 0 16px;word-break:break-all;'),
  rule: new Html(`border-top:1px solid ${colour.line};`),
  productCell: new Html(`border-top:1px solid ${colour.line};padding:16px 0;vertical-align:top;`),
  picture: new Html(
    `display:block;width:64px;height:64px;border:0;border-radius:4px;background:${colour.groundSoft};`,
  ),
  productName: text(16, 22, colour.ink, 'font-weight:600;overflow-wrap:anywhere;'),
  productDetail: text(14, 20, colour.soft),
  amount: text(16, 22, colour.ink, 'white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums;'),
  sumLabel: text(16, 24, colour.soft, 'padding:4px 12px 4px 0;vertical-align:top;'),
  sumValue: text(
    16,
    24,
    colour.ink,
    'padding:4px 0;vertical-align:top;white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums;',
  ),
  totalLabel: text(
    18,
    26,
    colour.ink,
    `padding:12px 12px 12px 0;font-weight:700;border-top:2px solid ${colour.ink};`,
  ),
  totalValue: text(
    18,
    26,
    colour.ink,
    `padding:12px 0;font-weight:700;white-space:nowrap;text-align:right;border-top:2px solid ${colour.ink};font-variant-numeric:tabular-nums;`,
  ),
  factLabel: text(14, 21, colour.soft, 'padding:2px 16px 2px 0;vertical-align:top;white-space:nowrap;'),
  factValue: text(
    14,
    21,
    colour.ink,
    'padding:2px 0;font-weight:600;vertical-align:top;overflow-wrap:anywhere;',
  ),
  column: text(
    16,
    24,
    colour.ink,
    'display:inline-block;width:100%;max-width:260px;margin:0 8px 16px 0;vertical-align:top;overflow-wrap:anywhere;',
  ),
  columnTitle: text(14, 21, colour.soft, 'margin:0 0 4px;font-weight:600;'),
  form: new Html(`background:${colour.groundSoft};border-radius:4px;padding:16px 16px 8px;`),
  formTitle: text(14, 21, colour.ink, 'margin:0 0 8px;font-weight:700;'),
  foot: text(14, 21, colour.soft, 'margin:0 0 12px;'),
} as const;

/** Values of style attributes in the colours of the shop. */
export const brandStyle = ({ colours: { light } }: ShopLook) => ({
  mark: new Html(
    `background:${light.primary};width:10px;height:24px;border-radius:2px;font-size:0;line-height:0;`,
  ),
  sign: new Html('display:block;width:32px;height:32px;border:0;border-radius:6px;'),
  link: new Html(`color:${light.action};text-decoration:underline;`),
  button: text(
    16,
    20,
    light['on-primary'],
    `display:inline-block;padding:14px 24px;background:${light.primary};border-radius:4px;font-weight:600;text-decoration:none;`,
  ),
});

/** For programs that support style sheets; the others use the light colours. */
export const darkRules = ({ colours: { light } }: ShopLook) =>
  new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .room { padding-left: 20px !important; padding-right: 20px !important; } .title { font-size: 22px !important; line-height: 28px !important; overflow-wrap: anywhere; } .thumb { display: none !important; } .fact { white-space: normal !important; } }
@media (prefers-color-scheme: dark) {
  .page, .outer { background: #121416 !important; }
  .card { background: #1b1e22 !important; }
  .ink { color: #ffffff !important; border-color: #ffffff !important; }
  .soft { color: #c3c8ce !important; }
  .line { border-color: #3a3f46 !important; }
  .box { background: #262a2f !important; }
  .link { color: ${light['action-light']} !important; }
}`);
