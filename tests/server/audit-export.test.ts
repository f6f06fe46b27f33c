import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil, usuario } from '#generated/server/tables.gen';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { bitacoraExportar } from '#areas/seguridad/server/endpoints/bitacora-exportar';
import type { OperationContext } from '#platform/server/operations/context';
import type { Actor } from '#platform/server/db/actor';
import { auditAll } from '#platform/server/db/audit';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { fileCells } from '../support/server/file-cells';

interface Event {
  readonly bitacoraId: number;
  readonly titulo: string | null;
  readonly usuarioNombre: string | null;
  readonly campos: number;
  readonly filas: number | null;
  readonly motivo: string | null;
}

const ADDRESS = `/api${OPERATIONS.bitacoraExportar.path}`;

describe.each(ENGINES)('the audit trail as a file on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const persona = {
      nombre: 'Eva',
      primerApellido: 'Luna',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const domicilio = { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId };
    await su('POST', '/api/pacientes/paciente', {
      body: {
        persona,
        domicilio,
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        afiliacion: 'NINGUNA',
        unidadId: test.world.unidadId,
      },
    });
    await su('GET', '/api/pacientes/paciente');
    const unit = (await su('GET', `/api/catalogos/unidad/${test.world.unidadId}`)).body as object;
    await su('PUT', `/api/catalogos/unidad/${test.world.unidadId}`, {
      body: { ...unit, nombreCorto: 'H. General' },
      headers: { 'x-correlation-id': 'cambio-1' },
    });
    await test.nobody('POST', '/api/sign-in', { body: { userName: 'nadie', password: 'nada' } });
    await auditAll(test.database.orm, actorOf(test), [
      {
        accion: 'EDITAR',
        entidad: 'vista',
        entidadId: 7,
        antes: { nombre: 'a' },
        despues: { nombre: 'b' },
        motivo: '=SUMA(1;2)',
      },
    ]);
  });
  afterAll(() => test.stop());

  const download = async (query: string, client = su, headers: Record<string, string> = {}) => {
    const answer = await client('GET', `${ADDRESS}?${query}`, { headers });
    const [head = [], ...lines] = answer.status === 200 ? await fileCells(Buffer.from(String(answer.body))) : [];
    return { ...answer, head: head.map(String), rows: lines.map((line) => line.map((cell) => cell ?? '')) };
  };
  const shown = async (query: string, client = su) =>
    ((await client('GET', `/api${OPERATIONS.bitacoraBuscar.path}?cantidad=200&${query}`)).body as { eventos: Event[] })
      .eventos;
  /** Returns the events as shown on the screen, in the columns of the file. */
  const onScreen = (events: readonly Event[]) =>
    events.map(({ bitacoraId, titulo, campos, filas, motivo }) => [
      String(bitacoraId),
      titulo ?? '',
      String(campos),
      filas === null ? '' : String(filas),
      motivo?.replace(/^=/, "'=") ?? '',
    ]);
  const inFile = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => [row[0], row[8], row[9], row[10], row[11]]);

  it.each(['SUPERUSUARIO', 'Auditor', 'Director-unidad'] as const)(
    'has the events and values that the screen shows to %s',
    async (profile) => {
      const client = await test.as(profile);
      const events = await shown('', client);
      const { status, headers, rows } = await download('', client);
      expect([status, headers['x-total-items'], headers['content-disposition']]).toEqual([
        200,
        String(events.length),
        'attachment; filename="bitacora.csv"',
      ]);
      expect(events.length).toBeGreaterThan(4);
      expect(inFile(rows)).toEqual(onScreen(events));
    },
  );

  it('is in the reader’s language, with dates in the local format', async () => {
    const { head, rows } = await download('correlacion=cambio-1');
    expect(head).toEqual([
      'Evento',
      'Fecha y hora',
      'Persona',
      'Unidad de la persona',
      'Qué hizo',
      'Paso',
      'Tipo de registro',
      'Clave del registro',
      'Registro',
      'Campos cambiados',
      'Registros mostrados o descargados',
      'Motivo',
      'Dirección IP',
      'Dispositivo',
      'Identificador de la petición',
      'Lugar en la cadena',
      'Huella',
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.slice(1, 10)).toEqual([
      expect.stringMatching(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$/),
      'Persona De Prueba',
      'Hospital General de Saltillo',
      'Edición',
      '',
      'Unidad médica',
      String(test.world.unidadId),
      'Hospital General de Saltillo',
      '1',
    ]);
    expect(rows[0]!.slice(14)).toEqual([
      'cambio-1',
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const english = await download('correlacion=cambio-1', su, { 'accept-language': 'en' });
    expect([english.head[4], english.rows[0]![4], english.rows[0]![6]]).toEqual([
      'What they did',
      'Edited',
      'Medical unit',
    ]);
    const failed = await download('acciones=SESION_FALLIDA');
    expect(failed.rows.map((row) => [row[2], row[4], row[6]])).toEqual([
      ['Alguien sin sesión', 'Inicio de sesión fallido', 'Usuario'],
    ]);
  });

  it('prevents texts from running as formulas', async () => {
    const { rows } = await download('entidad=vista');
    expect(rows.map((row) => [row[6], row[11]])).toEqual([['Vista guardada', "'=SUMA(1;2)"]]);
    const { rawPayload } = await test.app.inject({
      method: 'GET',
      url: `${ADDRESS}?entidad=vista&formato=xlsx`,
      headers: { authorization: await bearer(test) },
    });
    const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(rawPayload))['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<is><t xml:space="preserve">=SUMA(1;2)</t></is>');
    // The moment is a numeric date of the spreadsheet.
    expect(sheet).toMatch(/<c s="3"><v>4\d{4}\.?\d*<\/v><\/c>/);
  });

  it('omits values, above all those of patients', async () => {
    const { body } = await download('entidad=paciente');
    expect(String(body)).toContain('Eva Luna');
    expect(String(body)).not.toMatch(/1980|Juárez|EXTRANJERO/);
    const before = await permissionsOf(test, 'Auditor');
    await grant(
      test,
      'Auditor',
      before.filter(({ clave }) => !clave.startsWith('paciente')),
    );
    try {
      const unseen = await download('entidad=paciente', await test.as('Auditor'));
      expect(unseen.rows.length).toBeGreaterThan(0);
      expect(String(unseen.body)).not.toContain('Luna');
    } finally {
      await grant(test, 'Auditor', before);
    }
  });

  it('requires the permissions to read the trail and to export, within the reach of both', async () => {
    expect((await test.nobody('GET', ADDRESS)).status).toBe(401);
    for (const profile of ['Medico', 'Farmacia'] as const)
      expect([profile, (await download('', await test.as(profile))).status]).toEqual([profile, 403]);
    const before = await permissionsOf(test, 'Auditor');
    const exporting = async (alcance: AlcanceDatos | null) => {
      await grant(
        test,
        'Auditor',
        before.flatMap((each) =>
          each.clave !== 'reporte.exportar' ? [each] : alcance === null ? [] : [{ ...each, alcance }],
        ),
      );
      return download('', await test.as('Auditor'));
    };
    try {
      expect((await exporting(null)).status).toBe(403);
      expect(new Set((await exporting('RED')).rows.map((row) => row[3]))).toEqual(
        new Set(['Hospital General de Saltillo', '']),
      );
      await test.database.orm
        .update(usuario)
        .set({ unidadId: test.world.otraUnidadId })
        .where(eq(usuario.usuarioId, test.world.usuarios.Auditor));
      expect(new Set((await exporting('UNIDAD')).rows.map((row) => row[3]))).toEqual(
        new Set(['Centro de Salud Norte']),
      );
    } finally {
      await grant(test, 'Auditor', before);
    }
  });

  it('is recorded in the trail itself, with its filter and row count, but not in the file', async () => {
    const { rows } = await download(`entidad=unidad&unidadId=${test.world.unidadId}`);
    const [event] = await shown('acciones=EXPORTAR');
    expect(rows.map(([id]) => Number(id))).not.toContain(event!.bitacoraId);
    const [row] = await test.database.orm.select().from(bitacora).where(eq(bitacora.bitacoraId, event!.bitacoraId));
    expect(row).toMatchObject({
      entidad: 'bitacora',
      entidadId: null,
      usuarioId: test.world.usuarios.SUPERUSUARIO,
      despues: { formato: 'csv', filas: rows.length, filtro: { entidad: 'unidad', unidadId: test.world.unidadId } },
    });
    expect(event).toMatchObject({ filas: rows.length, campos: 0 });
  });

  it('refuses unreadable parameters, without a record in the trail', async () => {
    const before = (await shown('acciones=EXPORTAR')).length;
    for (const wrong of [
      'acciones=BORRAR',
      'acciones=x',
      'desde=ayer',
      'formato=pdf',
      'cantidad=5',
      'antesDe=1',
      'otro=1',
    ])
      expect([wrong, (await download(wrong)).status]).toEqual([wrong, 400]);
    expect(await shown('acciones=EXPORTAR')).toHaveLength(before);
  });

  it('has each event once, in order, and none that is added during the export', async () => {
    // Several events have the same moment; only their numbers distinguish them.
    await test.database.orm.execute(sql`alter table bitacora disable trigger bitacora_fechada`);
    await test.database.orm.execute(
      sql`insert into bitacora (fecha, usuario_id, unidad_id, accion, entidad, entidad_id) select now() - (n / 7) * interval '1 millisecond', ${test.world.usuarios.SUPERUSUARIO}, ${test.world.unidadId}, 'LEER', 'muchos', n::text from generate_series(1, 2500) n`,
    );
    const { total, batches } = await bitacoraExportar({ entidad: 'muchos' }, contextOf(test));
    expect(total).toBe(2500);
    const found: { bitacoraId: number | null; fecha: string | null; orden: number | null }[] = [];
    for await (const rows of batches) {
      expect(rows.length).toBeLessThanOrEqual(1000);
      found.push(...rows);
      await auditAll(test.database.orm, actorOf(test), [{ accion: 'LEER', entidad: 'muchos', entidadId: 9999 }]);
    }
    expect(new Set(found.map(({ bitacoraId }) => bitacoraId)).size).toBe(2500);
    expect(found).toHaveLength(2500);
    expect(found.every(({ orden }) => orden !== null)).toBe(true);
    const moments = found.map(({ fecha }) => Date.parse(fecha!));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });

  it('stops reading when its consumer stops', async () => {
    const context = contextOf(test);
    let statements = 0;
    const orm = new Proxy(context.database.orm, {
      get: (target, name, self) => {
        if (name === 'select') statements += 1;
        return Reflect.get(target, name, self) as unknown;
      },
    });
    const { batches } = await bitacoraExportar(
      { entidad: 'muchos' },
      { ...context, database: { ...context.database, orm } },
    );
    const before = statements;
    const reading = batches[Symbol.asyncIterator]();
    await reading.next();
    await reading.return?.();
    expect(statements - before).toBe(1);
  });
});

function actorOf({ world }: TestApp): Actor {
  return {
    permissions: new Map([
      ['bitacora.ver', 'RED'],
      ['reporte.exportar', 'RED'],
    ]),
    usuarioId: world.usuarios.SUPERUSUARIO,
    unidadId: world.unidadId,
    jurisdiccionId: null,
    almacenIds: [],
    servicioIds: [],
    timeZone: 'America/Monterrey',
    ip: null,
    device: null,
    correlationId: 'prueba',
  };
}

type Granted = typeof perfil.$inferSelect.permisos;

async function permissionsOf({ database }: TestApp, nombre: string): Promise<Granted> {
  const [found] = await database.orm
    .select({ permisos: perfil.permisos })
    .from(perfil)
    .where(eq(perfil.nombre, nombre));
  return found!.permisos ?? [];
}

async function grant({ database }: TestApp, nombre: string, permisos: Granted): Promise<void> {
  await database.orm
    .update(perfil)
    .set({ permisos: [...permisos] })
    .where(eq(perfil.nombre, nombre));
}

/** Returns the part of the context that the handler reads. */
function contextOf(test: TestApp): OperationContext {
  return { database: test.database, actor: actorOf(test), text: (key: string) => key } as unknown as OperationContext;
}

async function bearer(test: TestApp): Promise<string> {
  const { body } = await test.nobody('POST', '/api/sign-in', {
    body: { userName: 'superusuario@example.org', password: 'correcta-caballo' },
  });
  return `Bearer ${(body as { token: string }).token}`;
}
