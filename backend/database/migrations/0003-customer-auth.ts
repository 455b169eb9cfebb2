/** Customers with their balances, and what the auth service remembers: sessions, spent challenges, reset keys, its secret. */
export const up = /* sql */ `
create table customer (
  customer_id int generated always as identity primary key,
  email text not null check (email = lower(email)), password_hash text not null check (password_hash like '$argon2id$%'),
  customer_type text not null default 'PERSON' check (customer_type in ('PERSON', 'ORGANIZATION')),
  gender text not null default 'UNSET' check (gender in ('UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN')),
  newsletter boolean not null default false, personal_id text, address jsonb not null default '{}',
  member_type text not null default '', member_id int not null default 0, member_discount int not null default 0, metadata text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create unique index customer_email on customer (lower(email));
comment on column customer.password_hash is 'Argon2id over the digest that clients send; the digest itself is a password and is nowhere';
comment on column customer.personal_id is 'Personal or organisation number; never logged';

create index cart_customer on cart (customer_id) where customer_id is not null;

create table customer_balance (
  customer_id int not null references customer on delete cascade, currency_code text not null references currency,
  amount_minor int not null check (amount_minor >= 0), primary key (customer_id, currency_code)
);

create table auth_session (
  session_id uuid primary key, customer_id int references customer on delete cascade,
  life_seconds int not null check (life_seconds > 0), generation int not null default 1,
  expires_at timestamptz not null, ends_at timestamptz not null, renewable boolean not null default true,
  spoofed_by text, may_preview boolean not null default false, created_at timestamptz not null,
  check (customer_id is not null or may_preview)
);
create index auth_session_customer on auth_session (customer_id);
create index auth_session_expiry on auth_session (expires_at);
comment on table auth_session is 'A login. Its refresh token says session, generation and a signature; each renewal is the next generation';
create table auth_rotation (
  session_id uuid not null references auth_session on delete cascade, generation int not null, replaced_at timestamptz not null,
  primary key (session_id, generation)
);
comment on table auth_rotation is 'When a generation was replaced: for a minute it is still good, later its use is theft';

create table auth_spent_challenge (nonce text primary key, expires_at timestamptz not null);
create index auth_spent_challenge_expiry on auth_spent_challenge (expires_at);

create table password_reset (
  key_hash text primary key, customer_id int not null references customer on delete cascade,
  expires_at timestamptz not null, used_at timestamptz
);
create index password_reset_customer on password_reset (customer_id);
create index password_reset_expiry on password_reset (expires_at);

create table shop_secret (name text primary key, value text not null);
comment on table shop_secret is 'Made once by whichever copy of the shop comes first, where the configuration gives none';
`;
