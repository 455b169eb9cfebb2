/** The password salt of a shop that configures none. Public: every client adds it to a password before it digests it. */
export const defaultPasswordSalt = 'atv-huset-6f1c2f7a-salt';
