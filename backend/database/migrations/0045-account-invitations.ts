/** Links that prove a mailbox after a purchase: choosing a password makes an account of the guest's orders (R-ACCOUNT-9). */
export const up = /* sql */ `
create table account_invitation (
  key_hash text primary key, email text not null, expires_at timestamptz not null, used_at timestamptz
);
create index account_invitation_email on account_invitation (email);
`;
