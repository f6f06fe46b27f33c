-- How words sound in the Spanish of Mexico, so that a name is found however it is written: each word by a key, a space before
-- and after it. What is spoken alike has one key: b and v; s, z, c before e and i, x at an end or before a consonant; j, g before
-- e and i, other x; ll and y; i and y that are vowels; k, qu, other c; n and m before b and p; ñ as n; letters twice as once;
-- h, and u after g and q, are not heard. «Núñez», «Nuñes» → « nunes »; «Ximénez», «Jimenes» → « jimenes »; «Valle», «Baye» → « baye ».
create function sonido(texto text) returns text
  language sql immutable strict parallel safe
  return (
    select ' ' || trim(regexp_replace(l.t, '([a-z1])\1+', '\1', 'g')) || ' '
    from (select regexp_replace(plano(texto), '[^a-z0-9]+', ' ', 'g') as t) a,
      -- «ch» is one sound, which 1 stands for.
      lateral (select replace(replace(replace(replace(replace(a.t, 'ch', '1'), 'sh', 's'), 'ph', 'f'), 'th', 't'), 'ck', 'k') as t) b,
      lateral (select regexp_replace(b.t, '\mhu(?=[aeo])', 'gu', 'g') as t) c,
      lateral (select replace(replace(replace(c.t, 'h', ''), 'v', 'b'), 'w', 'gu') as t) d,
      lateral (select regexp_replace(d.t, 'x(?=[aeiou])|g(?=[ei])', 'j', 'g') as t) e,
      lateral (select regexp_replace(regexp_replace(replace(replace(e.t, 'z', 's'), 'x', 's'), 's?c(?=[ei])', 's', 'g'), '([gq])u(?=[ei])', '\1', 'g') as t) f,
      lateral (select translate(f.t, 'qc', 'kk') as t) g,
      lateral (select replace(g.t, 'll', 'y') as t) h,
      lateral (select regexp_replace(h.t, '\mi(?=[aeou])', 'y', 'g') as t) i,
      lateral (select regexp_replace(i.t, 'y(?![aeiou])', 'i', 'g') as t) j,
      lateral (select regexp_replace(j.t, 'm(?=[bp])', 'n', 'g') as t) l
  );
