/** SQL text falls apart at its own semicolons and at no other. */
import { expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

const sqlOf = (text: string): string[] => splitStatements(text).map(({ sql }) => sql);

it('cuts at semicolons and drops what is empty', () => {
  expect(sqlOf('select 1; ;\n select 2;\n-- the end')).toEqual(['select 1', 'select 2']);
});

it.each([
  "select 'a;b', 'it''s; fine', E'\\'; x'",
  'select 1 as "odd;name"',
  'create function f() returns int language plpgsql as $body$ begin; return $$;$$; end; $body$',
  'select 1 /* not; here */ + 1 -- nor; here\n + 2',
])('keeps %s whole', text => {
  expect(sqlOf(`${text};select 2`)).toEqual([text, 'select 2']);
});

it('returns the line on which a statement begins, after its comments', () => {
  expect(splitStatements('select 1;\n\n-- why\nselect 2').map(({ line }) => line)).toEqual([1, 4]);
});
