/** Default password salt of a shop that configures none. It is public: every client adds it to a password before hashing. */
export const defaultPasswordSalt = 'atv-huset-6f1c2f7a-salt';
