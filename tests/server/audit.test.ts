import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#platform/server/db/rows';
import { ENGINES, filterBy, startApp, type Client, type TestApp } from '../support/server/app';

describe.each(ENGINES)('the audit trail on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  const trail = (entity: string, id: string | number) =>
    rows<Record<string, unknown>>(
      test.database.orm,
      sql`select * from bitacora where entidad = ${entity} and entidad_id = ${String(id)} order by bitacora_id`,
    );

  it('records who did what to a record, from where, and only the changed fields', async () => {
    const headers = { 'x-correlation-id': 'rastro-1', 'user-agent': 'Prueba/1.0' };
    await su('POST', '/api/catalogos/estado', {
      body: { clave: 'NL', nombre: 'Nuevo León', paisCodigo: 'MX' },
      headers,
    });
    const record = (await su('GET', '/api/catalogos/estado/NL')).body as object;
    await su('PUT', '/api/catalogos/estado/NL', { body: { ...record, abreviatura: 'NL' } });
    await su('DELETE', '/api/catalogos/estado/NL', { headers: { 'if-match': '"2"' } });
    const by = { usuario_id: expect.anything() as unknown, unidad_id: expect.anything() as unknown };
    expect(await trail('estado', 'NL')).toMatchObject([
      {
        ...by,
        accion: 'CREAR',
        antes: null,
        despues: { clave: 'NL', nombre: 'Nuevo León', paisCodigo: 'MX' },
        ip: '127.0.0.1',
        dispositivo: 'Prueba/1.0',
        correlation_id: 'rastro-1',
      },
      { ...by, accion: 'EDITAR', antes: { abreviatura: null }, despues: { abreviatura: 'NL' } },
      { ...by, accion: 'ELIMINAR', antes: { activo: true }, despues: { activo: false } },
    ]);
  });

  it('records nothing of a refused write', async () => {
    await su('PUT', '/api/catalogos/estado/CL', {
      body: { clave: 'CL', nombre: 'Coahuila', paisCodigo: 'ZZ' },
      headers: { 'if-match': '"1"' },
    });
    await su('PUT', '/api/catalogos/estado/CL', {
      body: { clave: 'CL', nombre: 'Coahuila', paisCodigo: 'MX' },
      headers: { 'if-match': '"9"' },
    });
    expect(await trail('estado', 'CL')).toEqual([]);
  });

  it('records sign-ins, and who opened a clinical record', async () => {
    expect((await trail('usuario', test.world.usuarios.SUPERUSUARIO)).map(({ accion }) => accion)).toContain(
      'INICIO_SESION',
    );
    const persona = {
      nombre: 'Eva',
      primerApellido: 'Luna',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const domicilio = { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId };
    const created = await su('POST', '/api/pacientes/paciente', {
      body: {
        persona,
        domicilio,
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        afiliacion: 'NINGUNA',
        unidadId: test.world.unidadId,
      },
    });
    expect([created.status, created.body]).toEqual([201, expect.objectContaining({ version: 1 })]);
    const { pacienteId } = created.body as { pacienteId: number };
    await su('GET', `/api/pacientes/paciente/${pacienteId}`);
    expect((await trail('paciente', pacienteId)).map(({ accion }) => accion)).toEqual(['CREAR', 'LEER']);
    // A count of one discloses a patient and is audited; a count of zero discloses none.
    const counted = await su('GET', `/api/pacientes/paciente?pageSize=0&filterBy=${filterBy({ pacienteId })}`);
    expect([counted.body, counted.headers['x-total-items']]).toEqual([[], '1']);
    await su('GET', `/api/pacientes/paciente?pageSize=0&filterBy=${filterBy({ pacienteId: pacienteId + 1 })}`);
    expect(
      await rows(
        test.database.orm,
        sql`select despues -> 'ids' as ids, despues -> 'filas' as filas, despues -> 'filtro' ? 'pacienteId' as named
          from bitacora where accion = 'LEER' and entidad = 'paciente' and entidad_id is null`,
      ),
    ).toEqual([{ ids: [], filas: 1, named: true }]);
  });

  it('cannot be changed or shortened', async () => {
    for (const statement of [
      sql`update bitacora set accion = 'LEER'`,
      sql`delete from bitacora`,
      sql`truncate bitacora`,
    ]) {
      await expect(test.database.orm.execute(statement)).rejects.toMatchObject({
        cause: { message: 'La bitácora no se modifica ni se borra.' },
      });
    }
  });
});
