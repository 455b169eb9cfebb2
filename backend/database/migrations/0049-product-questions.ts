/** Questions of shoppers about products, and what the shop or buyers answer (R-PRODUCT-45). */
export const up = /* sql */ `
create table product_question (
  question_id int generated always as identity primary key, product_id int not null references product on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  author text not null check (author <> ''), question text not null check (question <> ''),
  email text check (email = lower(email)),
  language_id text not null references language, market_id text not null references market,
  created_at timestamptz not null default now(), moderated_at timestamptz, refusal text not null default ''
);
comment on column product_question.email is 'where the answer is mailed; removed when it was, or when the question is rejected';
create index product_question_shown on product_question (product_id, created_at desc, question_id desc) where status = 'approved';
create index product_question_pending on product_question (created_at, question_id) where status = 'pending';

create table product_answer (
  answer_id int generated always as identity primary key,
  question_id int not null references product_question on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  author text not null, answer text not null check (answer <> ''),
  is_shop boolean not null default false, is_buyer boolean not null default false,
  customer_id int references customer on delete set null,
  language_id text not null references language,
  created_at timestamptz not null default now(), moderated_at timestamptz, refusal text not null default '',
  check (is_shop or author <> '')
);
comment on column product_answer.is_buyer is 'an order of the account held the product when the answer was written';
create index product_answer_question on product_answer (question_id, created_at);
create index product_answer_pending on product_answer (created_at, answer_id) where status = 'pending';
create index product_answer_customer on product_answer (customer_id) where customer_id is not null;
`;
