-- Functions that every table builds on. They are immutable and do not depend on the database's locale:
-- an index built from them means the same everywhere.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Lower case without accents, ñ as n: what free text is compared in. Combining accents, the last ones of the list, are dropped.
create function plano(texto text) returns text
  language sql immutable strict parallel safe
  return lower(translate(
    texto,
    'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçÝýÿ' || E'\u0300\u0301\u0302\u0303\u0308\u030A\u0327',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyy'
  ) collate "C");
--> statement-breakpoint
-- The same, but with ñ as a letter of its own after n («~» sorts after every letter): what texts are sorted by, in collation "C".
create function orden(texto text) returns text
  language sql immutable strict parallel safe
  return plano(replace(replace(replace(replace(texto, 'Ñ', 'n~'), 'ñ', 'n~'), E'N\u0303', 'n~'), E'n\u0303', 'n~'));
