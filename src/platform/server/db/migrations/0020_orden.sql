-- `orden` as before, with its result made by an operator: the collation of the outermost function would be merged with that of
-- ORDER BY, and PostgreSQL would not know the expression of the index in that of the query, but compute it anew for every row passed over.
create or replace function orden(texto text) returns text
  language sql immutable strict parallel safe
  return plano(replace(replace(replace(replace(texto, 'Ñ', 'n~'), 'ñ', 'n~'), E'N\u0303', 'n~'), E'n\u0303', 'n~')) || '';
