import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

type Body = Record<string, unknown>;
const told = ({ status, body }: Answer) => [
  status,
  ((body as { errores?: { campo: string; codigo: string }[] }).errores ?? []).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  ),
];
const messages = ({ body }: Answer) =>
  ((body as { errores?: { mensaje: string }[] }).errores ?? []).map(({ mensaje }) => mensaje);

describe.each(ENGINES)('the rules of catalogues on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const [module] = await test.database.orm
      .insert(tables.modulo)
      .values({ clave: 'pacientes', nombre: 'Pacientes', grupoNavegacion: 'PACIENTES', orden: 1 })
      .returning();
    const moduloId = module!.moduloId;
    await test.database.orm.insert(tables.permiso).values([
      {
        clave: 'paciente.ver',
        descripcion: 'Ver pacientes',
        recurso: 'paciente',
        accion: 'ver',
        riesgo: 'BAJO',
        moduloId,
      },
      {
        clave: 'paciente.volar',
        descripcion: 'Ya no se usa',
        recurso: 'paciente',
        accion: 'volar',
        riesgo: 'BAJO',
        moduloId,
        activo: false,
      },
    ]);
  });
  afterAll(() => test.stop());

  it('an upper bound is not below its lower one; the error names both in the caller’s language', async () => {
    const diagnosis: Body = {
      clave: 'P220',
      nombre: 'Síndrome de dificultad respiratoria',
      sexoPermitido: 'AMBOS',
      edadMinimaDias: 30,
      edadMaximaDias: 28,
      notificacionObligatoria: false,
      cronico: false,
    };
    const refused = await su('POST', '/api/catalogos/diagnostico', { body: diagnosis });
    expect(told(refused)).toEqual([422, ['edadMaximaDias NO_MENOR_QUE_CAMPO']]);
    expect(messages(refused)).toEqual(['«Edad máxima» no puede ser menor que «Edad mínima».']);
    expect(
      messages(
        await su('POST', '/api/catalogos/diagnostico', { body: diagnosis, headers: { 'accept-language': 'en' } }),
      ),
    ).toEqual(['“Maximum age” cannot be less than “Minimum age”.']);
    expect(
      (await su('POST', '/api/catalogos/diagnostico', { body: { ...diagnosis, edadMaximaDias: 30 } })).status,
    ).toBe(201);
  });

  it('closing times of a unit are after opening times, item by item', async () => {
    const body: Body = {
      clues: 'CLSSA900701',
      nombre: 'Centro de Salud Sur',
      unidadTipoId: test.world.unidadTipoId,
      zonaHoraria: 'America/Monterrey',
      conectividad: 'BUENA',
      estatusOperacion: 'EN_OPERACION',
      domicilio: { calle: 'Hidalgo', estadoClave: 'CL', municipioId: test.world.municipioId },
      horarioAtencion: [
        { dia: 1, abre: '08:00', cierra: '15:00' },
        { dia: 2, abre: '15:00', cierra: '15:00' },
      ],
    };
    const refused = await su('POST', '/api/catalogos/unidad', { body });
    expect(told(refused)).toEqual([422, ['horarioAtencion.1.cierra POSTERIOR_A_CAMPO']]);
    expect(messages(refused)).toEqual(['«Cierra» debe ser posterior a «Abre».']);
  });

  it('apply to imported files too', async () => {
    const lines = [
      'clave,nombre,sexoPermitido,edadMinimaDias,edadMaximaDias',
      'P221,Taquipnea transitoria,AMBOS,30,28',
    ];
    const { body } = await su('POST', '/api/catalogos/diagnostico/importar', {
      body: { archivo: 'd.csv', contenido: Buffer.from(lines.join('\n')).toString('base64'), aplicar: false },
    });
    expect((body as { resultado: object[] }).resultado).toEqual([
      expect.objectContaining({
        fila: 2,
        campo: 'edadMaximaDias',
        columna: 'Edad máxima',
        mensaje: '«Edad máxima» no puede ser menor que «Edad mínima».',
        valor: '28',
      }),
    ]);
  });

  it('a module requires existing permissions', async () => {
    const body: Body = {
      clave: 'prueba',
      nombre: 'De prueba',
      grupoNavegacion: 'ADMM',
      orden: 1,
      visibleTablet: false,
      permisosRequeridos: ['paciente.ver', 'paciente.volar', 'paciente.nadar'],
    };
    const refused = await su('POST', '/api/catalogos/modulo', { body });
    expect(told(refused)).toEqual([
      422,
      ['permisosRequeridos.1 VALOR_NO_CATALOGADO', 'permisosRequeridos.2 VALOR_NO_CATALOGADO'],
    ]);
    expect(messages(refused)).toEqual([
      '«paciente.volar» no está en el catálogo.',
      '«paciente.nadar» no está en el catálogo.',
    ]);
    const created = await su('POST', '/api/catalogos/modulo', {
      body: { ...body, permisosRequeridos: ['paciente.ver'] },
    });
    expect(created.status).toBe(201);
    const at = `/api/catalogos/modulo/${String((created.body as Body)['moduloId'])}`;
    // An existing value may stay after its permission is deactivated; a new one may not be added.
    await test.database.orm.update(tables.permiso).set({ activo: false });
    const kept = await su('PUT', at, { body: { ...(created.body as Body), nombre: 'Otro nombre' } });
    expect(kept.status).toBe(200);
    expect(
      told(
        await su('PUT', at, {
          body: { ...(kept.body as Body), permisosRequeridos: ['paciente.ver', 'paciente.nadar'] },
        }),
      ),
    ).toEqual([422, ['permisosRequeridos.1 VALOR_NO_CATALOGADO']]);
    const lines = ['clave,nombre,grupoNavegacion,permisosRequeridos', 'otra,Otra,ADMM,"paciente.ver, paciente.nadar"'];
    const { body: checked } = await su('POST', '/api/catalogos/modulo/importar', {
      body: { archivo: 'm.csv', contenido: Buffer.from(lines.join('\n')).toString('base64'), aplicar: false },
    });
    expect(
      (checked as { resultado: { campo: string; codigo: string }[] }).resultado.map(
        ({ campo, codigo }) => `${campo} ${codigo}`,
      ),
    ).toEqual(['permisosRequeridos.0 VALOR_NO_CATALOGADO', 'permisosRequeridos.1 VALOR_NO_CATALOGADO']);
  });

  it('a bed belongs to a service of its unit, also when it moves to another unit', async () => {
    const [here, there] = await test.database.orm
      .insert(tables.nucleo)
      .values([
        { unidadId: test.world.unidadId, clave: 'MI', nombre: 'Medicina interna', tipo: 'SERVICIO_HOSPITALARIO' },
        { unidadId: test.world.otraUnidadId, clave: 'MI', nombre: 'Medicina interna', tipo: 'SERVICIO_HOSPITALARIO' },
      ])
      .returning();
    const bed: Body = {
      unidadId: test.world.unidadId,
      servicioId: there!.nucleoId,
      numero: 'MI-01',
      tipo: 'GENERAL',
      censable: true,
    };
    expect(told(await su('POST', '/api/catalogos/cama', { body: bed }))).toEqual([
      422,
      ['servicioId REFERENCIA_NO_CORRESPONDE'],
    ]);
    const created = await su('POST', '/api/catalogos/cama', { body: { ...bed, servicioId: here!.nucleoId } });
    expect(created.status).toBe(201);
    const at = `/api/catalogos/cama/${String((created.body as Body)['camaId'])}`;
    expect(
      told(await su('PUT', at, { body: { ...(created.body as Body), unidadId: test.world.otraUnidadId } })),
    ).toEqual([422, ['servicioId REFERENCIA_NO_CORRESPONDE']]);
    expect(
      (
        await su('PUT', at, {
          body: { ...(created.body as Body), unidadId: test.world.otraUnidadId, servicioId: there!.nucleoId },
        })
      ).status,
    ).toBe(200);
  });
});
