import pg from 'pg';
import nombres from '../../db/seed/data/nombres.json';
import { MISSPELLED } from './misspelled';

const GIVEN = [...new Set([...nombres.mujeres, ...nombres.hombres, ...MISSPELLED.map(({ nombre }) => nombre)])];
const SURNAMES = [
  ...new Set([
    ...nombres.apellidos,
    ...MISSPELLED.flatMap(({ primerApellido, segundoApellido }) => [primerApellido, segundoApellido]),
  ]),
];

/** Names depend on the position alone (hashed), so that a position holds the same person at every size. */
const PLACES = `
  select n, ($1::text[])[1 + (hashint4(n) & 2147483647) % $3] as nombre,
    ($2::text[])[1 + (hashint4(n + 10000019) & 2147483647) % $4] as primero, ($2::text[])[1 + (hashint4(n + 20000033) & 2147483647) % $4] as segundo
  from generate_series($5::int, $6::int) n`;

/**
 * Inserts patients from position `from` up to `to`. Their fictitious names share words with the searched names; each has CURP, telephone
 * and file number.
 */
export async function growTo(url: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Disables triggers: the inserts below set the file numbers, which would take an hour if assigned one by one.
  await client.query("set session_replication_role = 'replica'");
  const names = [GIVEN, SURNAMES, GIVEN.length, SURNAMES.length, from + 1, to];
  await client.query(
    `insert into persona (persona_id, nombre, primer_apellido, segundo_apellido, curp, genero, fecha_nacimiento, telefono)
     select 10000000 + n, nombre, primero, segundo, 'XXXX' || lpad((n % 1000000)::text, 6, '0') || 'HCLXXX' || lpad((n / 100000)::text, 2, '0'), 'H',
       date '1930-01-01' + (n * 7919) % 34000, '84' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0')
     from (${PLACES}) as gente`,
    names,
  );
  await client.query(
    `insert into paciente (paciente_id, persona_id, unidad_id, afiliacion, motivo_sin_curp, expedientes)
     select 10000000 + n, 10000000 + n, u.unidad_id, 'NINGUNA', null, to_jsonb(array['2026-' || lpad(n::text, 6, '0')])
     from generate_series($1::int, $2::int) n
     join (select unidad_id, row_number() over (order by unidad_id) - 1 as place, count(*) over () as many from unidad) u on u.place = n % u.many`,
    [from + 1, to],
  );
  await client.query('vacuum analyze persona');
  await client.query('vacuum analyze paciente');
  await client.end();
}

/** Inserts the patients that the misspelled searches look for. Returns their keys in the order of the list. */
export async function plantAsked(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const [index, { nombre, primerApellido, segundoApellido }] of MISSPELLED.entries()) {
    const key = 9_000_000 + index;
    await client.query(
      `insert into persona (persona_id, nombre, primer_apellido, segundo_apellido, genero, fecha_nacimiento) values ($1, $2, $3, $4, 'M', date '1980-01-01' + $5::int)`,
      [key, nombre, primerApellido, segundoApellido, index],
    );
    await client.query(
      `insert into paciente (paciente_id, persona_id, unidad_id, afiliacion) values ($1, $1, (select min(unidad_id) from unidad), 'NINGUNA')`,
      [key],
    );
  }
  await client.end();
  return MISSPELLED.map((_, index) => 9_000_000 + index);
}
