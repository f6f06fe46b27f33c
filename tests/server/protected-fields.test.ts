import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil } from '#generated/server/tables.gen';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

type Row = Record<string, unknown>;
const SECRET = ['paciente.identificar', 'paciente.ver-salud'];

describe.each(ENGINES)('users who change partly hidden records on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let blind: Client;
  let at: string;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const {
      database: { orm },
      world,
    } = test;
    const [reception] = await orm
      .select({ permisos: perfil.permisos })
      .from(perfil)
      .where(eq(perfil.nombre, 'Recepcion'));
    await orm
      .update(perfil)
      .set({ permisos: (reception?.permisos ?? []).filter(({ clave }) => !SECRET.includes(clave)) })
      .where(eq(perfil.nombre, 'Recepcion'));
    blind = await test.as('Recepcion');
    const persona = {
      nombre: 'Eva',
      primerApellido: 'Luna',
      segundoApellido: 'Ríos',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
      telefono: '8441234567',
    };
    const { body } = await su('POST', '/api/pacientes/paciente', {
      body: {
        persona,
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: world.municipioId },
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        afiliacion: 'IMSS',
        numeroAfiliacion: '12345678901',
        unidadId: world.unidadId,
        alergias: [{ sustancia: 'Penicilina', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }],
        requiereInterprete: true,
        discapacidades: ['MOTRIZ'],
      },
    });
    if (!('pacienteId' in (body as Row))) throw new Error(JSON.stringify(body));
    at = `/api/pacientes/paciente/${String((body as Row)['pacienteId'])}`;
  });
  afterAll(() => test.stop());

  const stored = async () => (await su('GET', at)).body as Row;
  const ofRecord = ({
    version: _version,
    fechaModificacion: _when,
    modificadoPor: _who,
    modificadoPorNombre: _name,
    persona,
    ...rest
  }: Row) => ({
    ...rest,
    persona: Object.fromEntries(
      Object.entries(persona as Row).filter(
        ([name]) => !['version', 'fechaModificacion', 'modificadoPor'].includes(name),
      ),
    ),
  });

  it('change the rest: hidden values stay, whether they send nothing or the initials that they saw', async () => {
    for (const prepare of [
      (record: Row) => record,
      ({ persona, ...record }: Row) => ({ ...record, persona: { genero: (persona as Row)['genero'] } }),
    ]) {
      const before = await stored();
      const seen = (await blind('GET', at)).body as Row;
      expect([(seen['persona'] as Row)['primerApellido'], seen['domicilio'], seen['alergias']]).toEqual([
        'L.',
        undefined,
        undefined,
      ]);
      const nationality = before['nacionalidad'] === 'US' ? 'MX' : 'US';
      const { status, body } = await blind('PUT', at, {
        body: { ...prepare(seen), nacionalidad: nationality },
        headers: { 'if-match': `"${String(seen['version'])}"` },
      });
      expect([status, (body as Row)['nacionalidad'], (body as Row)['domicilio']], JSON.stringify(body)).toEqual([
        200,
        nationality,
        undefined,
      ]);
      expect(ofRecord(await stored())).toEqual({
        ...ofRecord(before),
        nacionalidad: nationality,
        nacionalidadNombre: nationality === 'US' ? 'Estados Unidos' : 'México',
      });
    }
  });

  it('cannot replace values that they do not see', async () => {
    const before = await stored();
    const { status } = await blind('PUT', at, {
      body: {
        ...before,
        persona: { ...(before['persona'] as Row), nombre: 'Otra' },
        numeroAfiliacion: '99999999999',
        domicilio: { calle: 'Otra', estadoClave: 'CL', municipioId: test.world.municipioId },
        alergias: [],
        requiereInterprete: false,
      },
    });
    expect(status).toBe(200);
    expect(ofRecord(await stored())).toEqual(ofRecord(before));
  });

  it('must satisfy the rules of the whole record', async () => {
    const seen = (await blind('GET', at)).body as Row;
    const { status, body } = await blind('PUT', at, {
      body: { ...seen, afiliacion: 'NADA' },
      headers: { 'if-match': `"${String(seen['version'])}"` },
    });
    expect([status, (body as { errores: { campo: string }[] }).errores.map(({ campo }) => campo)]).toEqual([
      422,
      ['afiliacion'],
    ]);
  });
});
