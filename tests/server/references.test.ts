import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#platform/server/records/resources';
import { rows } from '#platform/server/db/rows';
import { ENGINES, filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

const problemOf = (answer: Answer) =>
  answer.body as { codigo: string; mensaje: string; usos?: unknown; errores: { campo: string; codigo: string }[] };
const fieldsOf = (answer: Answer) => problemOf(answer).errores.map(({ campo, codigo }) => `${campo} ${codigo}`);

describe.each(ENGINES)('references on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let unidad: Record<string, unknown>;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    unidad = (await su('GET', `/api/catalogos/unidad/${test.world.otraUnidadId}`)).body as Record<string, unknown>;
  });
  afterAll(() => test.stop());

  const nueva = (changes: object) =>
    su('POST', '/api/catalogos/unidad', {
      body: { ...unidad, clues: `CLSSA90${Math.floor(1000 + Math.random() * 8999)}`, ...changes },
    });

  it('preserve their target in the database: no foreign key deletes or clears a record', async () => {
    const found = await rows<{ clave: string; alBorrar: string }>(
      test.database.orm,
      sql`select conname as clave, confdeltype::text as "alBorrar" from pg_constraint
        where contype = 'f' and connamespace <> 'trabajos'::regnamespace`,
    );
    expect(found.length).toBeGreaterThan(100);
    // `a` (no action) and `r` (restrict) refuse the deletion.
    expect(found.filter(({ alBorrar }) => alBorrar !== 'a' && alBorrar !== 'r')).toEqual([]);
  });

  it('point to lasting records: no record that can be deleted for good is referred to', async () => {
    const targets = new Set(
      resources.flatMap(({ references, embeds }) => [
        ...references.map(({ entity }) => entity),
        ...embeds.map(({ resource }) => resource.name),
      ]),
    );
    const gone = resources.filter(({ operations, softDelete }) => operations.includes('delete') && !softDelete);
    expect(gone.map(({ name }) => name).filter((name) => targets.has(name))).toEqual([]);
  });

  it('to missing records are refused on their fields, all at once', async () => {
    const answer = await nueva({ unidadTipoId: 999, jurisdiccionId: 998 });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer).toSorted()).toEqual(['jurisdiccionId REFERENCIA', 'unidadTipoId REFERENCIA']);
  });

  it('inside a nested object are checked too', async () => {
    const answer = await nueva({ domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: 777 } });
    expect(fieldsOf(answer)).toEqual(['domicilio.municipioId REFERENCIA']);
  });

  it('to an inactive record are refused, unless they were there before', async () => {
    const tipo = (
      await su('POST', '/api/catalogos/unidad-tipo', {
        body: { clave: 'TMP', nombre: 'Temporal', grupo: 'HOSPITAL', nivelAtencion: 1 },
      })
    ).body as { unidadTipoId: number; version: number };
    expect(
      (await su('DELETE', `/api/catalogos/unidad-tipo/${tipo.unidadTipoId}`, { headers: { 'if-match': '"1"' } }))
        .status,
    ).toBe(204);
    expect(fieldsOf(await nueva({ unidadTipoId: tipo.unidadTipoId }))).toEqual(['unidadTipoId REFERENCIA']);
  });

  it('prevent the deactivation of a record in use, and list its uses', async () => {
    const answer = await su('DELETE', `/api/catalogos/unidad-tipo/${test.world.unidadTipoId}`, {
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status).toBe(409);
    expect(problemOf(answer)).toMatchObject({ codigo: 'EN_USO', usos: [{ recurso: 'unidad', total: 2 }] });
    expect(problemOf(answer).mensaje).toContain('2 unidades médicas');
    const nested = await su('DELETE', `/api/catalogos/municipio/${test.world.municipioId}`, {
      headers: { 'if-match': '"1"' },
    });
    expect(problemOf(nested)).toMatchObject({ codigo: 'EN_USO', usos: [{ recurso: 'unidad', total: 2 }] });
  });

  it('carry the label of the record they point to, through an embedded person too', async () => {
    const persona = {
      nombre: 'Ana',
      primerApellido: 'Ruiz',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const medico = (
      await su('POST', '/api/catalogos/personal-medico', {
        body: { persona, tipo: 'ADMINISTRATIVO', unidadId: test.world.unidadId, turno: 'MATUTINO' },
      })
    ).body as { personalMedicoId: number };
    const answer = await nueva({
      responsablePersonalId: medico.personalMedicoId,
      unidadAbastecedoraId: test.world.unidadId,
    });
    expect(answer.body).toMatchObject({
      responsablePersonalNombre: 'Ana Ruiz',
      unidadAbastecedoraNombre: 'Hospital General de Saltillo',
      unidadTipoNombre: 'Hospital General',
    });
    const listed = await su(
      'GET',
      `/api/catalogos/unidad?sortBy=responsablePersonalNombre&filterBy=${filterBy({ responsablePersonalId: medico.personalMedicoId })}`,
    );
    expect(listed.body).toMatchObject([{ responsablePersonalNombre: 'Ana Ruiz' }]);
  });

  it('is a filter, inside a nested object as well', async () => {
    const answer = await su(
      'GET',
      `/api/catalogos/unidad?filterBy=${filterBy({ 'domicilio.municipioId': test.world.municipioId, clues: 'CLSSA900001' })}&sortBy=domicilio.calle`,
    );
    expect(answer.body).toMatchObject([{ clues: 'CLSSA900001' }]);
  });

  it('accept only what their pickers offer: a municipio of the chosen state', async () => {
    await su('POST', '/api/catalogos/estado', { body: { clave: 'NL', nombre: 'Nuevo León', paisCodigo: 'MX' } });
    const domicilio = { calle: 'Juárez', estadoClave: 'NL', municipioId: test.world.municipioId };
    expect(fieldsOf(await nueva({ clues: 'NLSSA900077', domicilio }))).toEqual([
      'domicilio.municipioId REFERENCIA_NO_CORRESPONDE',
    ]);
  });

  it('never lead back to the record itself, neither at once nor through another', async () => {
    const { unidadId, otraUnidadId } = test.world;
    const put = async (id: number, unidadAbastecedoraId: number | null) => {
      const current = (await su('GET', `/api/catalogos/unidad/${id}`)).body as { version: number };
      return su('PUT', `/api/catalogos/unidad/${id}`, {
        body: { ...current, unidadAbastecedoraId },
        headers: { 'if-match': `"${current.version}"` },
      });
    };
    expect(fieldsOf(await put(unidadId, unidadId))).toEqual(['unidadAbastecedoraId ABASTECEDOR_PROPIO']);
    expect((await put(unidadId, otraUnidadId)).status).toBe(200);
    expect(fieldsOf(await put(otraUnidadId, unidadId))).toEqual(['unidadAbastecedoraId REFERENCIA_CIRCULAR']);
    expect((await put(unidadId, null)).status).toBe(200);
    expect((await put(otraUnidadId, unidadId)).status).toBe(200);
  });
});
