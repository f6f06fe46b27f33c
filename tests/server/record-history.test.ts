import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paciente } from '../../generated/server/tables.gen';
import { usuarioResource } from '../../generated/server/resources/usuario.gen';
import { changesOf, stateChange } from '../../src/server/crud/history-changes';
import type { Actor } from '../../src/server/db/actor';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

interface Event {
  accion: string;
  usuarioId: number;
  usuarioNombre: string;
  estado: unknown;
  cambios: { campo: string; antes: unknown; despues: unknown }[] | null;
}

describe.each(ENGINES)('the history of a record on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    await su('POST', '/api/catalogos/estado', { body: { clave: 'NL', nombre: 'Nuevo León', paisCodigo: 'MX' } });
    for (const abreviatura of ['N.L.', 'NL']) {
      const { body } = await su('GET', '/api/catalogos/estado/NL');
      await su('PUT', '/api/catalogos/estado/NL', { body: { ...(body as object), abreviatura } });
    }
  });
  afterAll(() => test.stop());

  const history = async (client: Client, path: string) => {
    const { status, headers, body } = await client('GET', `/api${path}`);
    return { status, total: Number(headers['x-total-items']), events: body as Event[] };
  };

  it('tells who changed what, latest first, a page at a time', async () => {
    const all = await history(su, '/catalogos/estado/NL/historial');
    expect(all).toMatchObject({ status: 200, total: 3 });
    expect(all.events.map(({ accion }) => accion)).toEqual(['EDITAR', 'EDITAR', 'CREAR']);
    expect(all.events[0]).toMatchObject({ usuarioId: test.world.usuarios.SUPERUSUARIO, usuarioNombre: 'Persona De Prueba', estado: null, cambios: [{ campo: 'abreviatura', antes: 'N.L.', despues: 'NL', oculto: false }] });
    const second = await history(su, '/catalogos/estado/NL/historial?pageSize=1&pageNumber=2');
    expect([second.total, second.events]).toEqual([3, [all.events[1]]]);
    expect(await history(su, '/catalogos/estado/NL/historial?pageSize=2&pageNumber=9')).toMatchObject({ total: 3, events: [] });
  });

  it('can be asked for one action or one person', async () => {
    expect(await history(su, '/catalogos/estado/NL/historial?accion=CREAR')).toMatchObject({ total: 1 });
    expect(await history(su, `/catalogos/estado/NL/historial?usuarioId=${test.world.usuarios.SUPERUSUARIO}`)).toMatchObject({ total: 3 });
    expect(await history(su, `/catalogos/estado/NL/historial?usuarioId=${test.world.usuarios.Medico}`)).toMatchObject({ total: 0 });
    for (const wrong of ['accion=BORRAR', 'usuarioId=x', 'pageSize=999', 'pageNumber=0']) expect((await su('GET', `/api/catalogos/estado/NL/historial?${wrong}`)).status).toBe(400);
  });

  it('keeps values from those who may not read the audit trail, and readings too', async () => {
    const persona = { nombre: 'Eva', primerApellido: 'Luna', genero: 'M', fechaNacimiento: '1980-05-05', paisNacimiento: 'US', estadoNacimiento: 'NE' };
    const domicilio = { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId };
    const created = await su('POST', '/api/pacientes/paciente', { body: { persona, domicilio, motivoSinCurp: 'EXTRANJERO', fechaNacimientoEstimada: false, afiliacion: 'NINGUNA', unidadId: test.world.unidadId } });
    const { pacienteId } = created.body as { pacienteId: number };
    const { body } = await su('GET', `/api/pacientes/paciente/${pacienteId}`);
    await su('PUT', `/api/pacientes/paciente/${pacienteId}`, { body: { ...(body as object), persona: { ...persona, nombre: 'Eva María' } } });

    const medico = await test.as('Medico');
    const seen = await history(medico, `/pacientes/paciente/${pacienteId}/historial`);
    expect(seen.status).toBe(200);
    expect(new Set(seen.events.map(({ accion }) => accion))).toEqual(new Set(['EDITAR', 'CREAR']));
    expect(seen.events.every(({ cambios }) => cambios === null)).toBe(true);

    const watched = await history(su, `/pacientes/paciente/${pacienteId}/historial`);
    expect(watched.events.map(({ accion }) => accion)).toContain('LEER');
    expect(watched.events.flatMap(({ cambios }) => cambios ?? [])).toContainEqual({ campo: 'persona.nombre', antes: 'Eva', despues: 'Eva María', oculto: false });

    await test.database.orm.update(paciente).set({ unidadId: test.world.otraUnidadId });
    expect((await history(medico, `/pacientes/paciente/${pacienteId}/historial`)).status).toBe(404);
  });

  it('is refused to whoever may not see the record', async () => {
    expect((await test.nobody('GET', '/api/catalogos/estado/NL/historial')).status).toBe(401);
    const proveedor = await test.as('Proveedor');
    expect((await proveedor('GET', `/api/catalogos/usuario/${test.world.usuarios.SUPERUSUARIO}/historial`)).status).toBe(403);
    expect((await su('GET', '/api/catalogos/estado/ZZ/historial')).status).toBe(404);
  });
});

describe('the values of a history', () => {
  const actor = { permissions: new Map() } as unknown as Actor;

  it('are left out where reading the field needs a permission', () => {
    const secret = { ...usuarioResource, fields: usuarioResource.fields.map((field) => (field.name === 'email' ? { ...field, secrets: [{ permission: 'bitacora.ver' as const, beside: 'usuario.ver' as const }] } : field)) };
    expect(changesOf(secret, { email: 'a@example.org', estatus: 'ACTIVO' }, { email: 'b@example.org', estatus: 'INACTIVO' }, actor, '')).toEqual([
      { campo: 'email', antes: null, despues: null, oculto: true },
      { campo: 'estatus', antes: 'ACTIVO', despues: 'INACTIVO', oculto: false },
    ]);
  });

  it('tell a change of state from other changes', () => {
    expect(stateChange('estatus', { estatus: 'BORRADOR' }, { estatus: 'ENVIADA' })).toEqual({ de: 'BORRADOR', a: 'ENVIADA' });
    expect(stateChange('estatus', null, { estatus: 'BORRADOR' })).toEqual({ de: null, a: 'BORRADOR' });
    expect(stateChange('estatus', { nota: 'a' }, { nota: 'b' })).toBeNull();
    expect(stateChange(null, { estatus: 'A' }, { estatus: 'B' })).toBeNull();
  });
});
