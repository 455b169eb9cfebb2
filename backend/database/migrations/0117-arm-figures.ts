/** Finds the sums of an experiment's arms on all pages. */
export const up = /* sql */ `
create index widget_figure_of_arm on widget_figure (arm) where arm <> '';

comment on column widget_figure.arm is 'Of an experiment, name/arm: the row counts visitors of that arm, each once; empty for the sums of parts.';
`;
