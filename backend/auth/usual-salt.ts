/** The password salt of a shop that sets none: one constant, public, for every client needs it (R-AUTH-1). */
export const usualPasswordSalt = 'atv-huset-6f1c2f7a-salt';
