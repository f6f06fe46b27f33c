import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrate } from '#platform/server/db/migrate';
import { readMigrations } from '#platform/server/db/migration-files';
import { rows } from '#platform/server/db/rows';
import { openEmpty } from '../support/server/templates';

it('gives typed relationships their place in the catalogue, and loses none', async () => {
  const { orm, close } = await openEmpty();
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name.includes('parentescos'));
  expect(at).toBeGreaterThan(0);
  await migrate(orm, all.slice(0, at));
  // Disables foreign keys and triggers: the rows have only the columns that matter here.
  await orm.execute(sql`set session_replication_role = replica`);
  await orm.execute(sql`
    do $$ declare c record; begin
      for c in select table_name, column_name from information_schema.columns
          where table_name in ('paciente', 'hospitalizacion') and is_nullable = 'NO' and column_name <> table_name || '_id' loop
        execute format('alter table %I alter column %I drop not null', c.table_name, c.column_name);
      end loop;
    end $$`);
  await orm.execute(
    sql`insert into parentesco (clave, nombre, tipo) values ('MADRE', 'Madre', 'CONSANGUINEO'), ('TIA', 'Tía', 'CONSANGUINEO')`,
  );
  const contact = (nombre: string, parentesco: string) => ({ nombre, parentesco });
  const contacts = [
    [contact('Ana', 'Madre'), contact('Eva', ' MADRE '), contact('Sol', 'tia')],
    [contact('Luz', 'Comadre'), contact('Paz', 'comadre'), { nombre: 'Iris' }],
    [contact('Rosa', 'X'), contact('Flor', 'M'.repeat(40))],
  ];
  for (const [index, contactos] of contacts.entries())
    await orm.execute(sql`
      insert into paciente (paciente_id, persona_id, contactos) values (${index + 1}, ${index + 1}, ${JSON.stringify(contactos)}::jsonb)`);
  await orm.execute(sql`insert into paciente (paciente_id, persona_id) values (9, 9)`);
  await orm.execute(sql`
    insert into hospitalizacion (hospitalizacion_id, paciente_id, responsable)
      values (1, 1, '{"nombre": "Ana", "parentesco": "Comadre", "telefono": "8441234567"}'), (2, 2, '{"nombre": "Eva"}'), (3, 3, null)`);
  await orm.execute(sql`set session_replication_role = origin`);
  await migrate(orm, all.slice(0, at + 1));

  const named = await rows<{ contacts: string | null }>(
    orm,
    sql`select (select string_agg((e ->> 'nombre') || '=' || coalesce(p.nombre, '-'), ' ' order by n)
          from jsonb_array_elements(contactos) with ordinality as c (e, n)
          left join parentesco p on p.parentesco_id = (e ->> 'parentescoId')::bigint) as contacts
        from paciente order by paciente_id`,
  );
  expect(named.map(({ contacts: text }) => text)).toEqual([
    'Ana=Madre Eva=Madre Sol=Tía',
    'Luz=Comadre Paz=Comadre Iris=-',
    `Rosa=X. Flor=${'M'.repeat(40)}`,
    null,
  ]);
  expect(
    await rows(
      orm,
      sql`select responsable - 'parentescoId' as rest, (select nombre from parentesco p where p.parentesco_id = (responsable ->> 'parentescoId')::bigint) as nombre
        from hospitalizacion order by hospitalizacion_id`,
    ),
  ).toEqual([
    { rest: { nombre: 'Ana', telefono: '8441234567' }, nombre: 'Comadre' },
    { rest: { nombre: 'Eva' }, nombre: null },
    { rest: null, nombre: null },
  ]);
  await close();
});
