/** How often the parts of pages are shown and pressed, and what followed: sums of a day, and nothing about who it was. */
export const up = /* sql */ `
create table widget_figure (
  document_id text not null,
  node_id text not null,
  widget_type text not null,
  page text not null,
  day date not null,
  arm text not null default '',
  currency text not null default '',
  shown bigint not null default 0,
  pressed bigint not null default 0,
  product_views bigint not null default 0,
  carts bigint not null default 0,
  orders bigint not null default 0,
  order_value bigint not null default 0,
  primary key (document_id, node_id, widget_type, page, day, arm, currency)
) with (fillfactor = 60);
create index widget_figure_of_page on widget_figure (page, day);
create index widget_figure_of_day on widget_figure (day);

comment on table widget_figure is 'Sums of one part on one page and day. Changed counters are on no index, so that an update stays in its block.';
comment on column widget_figure.day is 'Of the shop''s clocks.';
comment on column widget_figure.arm is 'Of an experiment; empty without one.';
comment on column widget_figure.currency is 'Of the orders; empty in the row of all other sums.';
comment on column widget_figure.order_value is 'Minor units.';
`;
