/** Staff of Studio: people, their passkeys, links that work once, sessions. Secrets are stored as digests. */
export const up = /* sql */ `
create table staff (
  staff_id uuid primary key default gen_random_uuid(),
  mail text not null unique,
  name text not null,
  role text not null check (role in ('viewer', 'editor', 'publisher', 'developer', 'admin')),
  locale text not null default 'fi' check (locale in ('fi', 'sv', 'en')),
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
comment on column staff.mail is 'in small letters';

create table staff_passkey (
  credential_id text primary key,
  staff_id uuid not null references staff,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null default '',
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);

create table staff_invite (
  hash text primary key,
  kind text not null check (kind in ('invitation', 'sign-in')),
  mail text not null,
  name text not null default '',
  role text check (role in ('viewer', 'editor', 'publisher', 'developer', 'admin')),
  invited_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (kind = 'sign-in' or role is not null)
);
comment on column staff_invite.kind is 'an invitation makes an account, a sign-in link is for one that exists';
create index staff_invite_age on staff_invite (expires_at);

create table staff_session (
  hash text primary key,
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  ip text,
  agent text
);
comment on column staff_session.seen_at is 'last work; it stays once thirty minutes have passed, until the passkey is asked for again';
create index staff_session_staff on staff_session (staff_id);
create index staff_session_age on staff_session (ends_at);

create table staff_challenge (
  hash text primary key,
  purpose text not null,
  expires_at timestamptz not null
);
create index staff_challenge_age on staff_challenge (expires_at);
`;
