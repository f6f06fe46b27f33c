import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { archivo, aval, bitacora } from '#platform/server/db/system-tables';
import { actDigest } from '#areas/seguridad/server/avales/act-digest';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';
import { enter } from '../support/server/warehouses';
import { emailOf, PASSWORD } from '../support/server/world';

interface Waiting {
  readonly avalId: string;
  readonly numero: string;
  readonly pide: string;
  readonly accion: string;
  readonly detalles: readonly string[];
}

const EXPIRY = 'PUT /api/inventario/inventario/actualizar-caducidad';

describe.each(ENGINES)('a request for a second person’s confirmation on %s', (engine) => {
  let test: TestApp;
  let place: Pharmacy;
  let asker: Client;
  let second: Client;
  let secondId: number;
  let loteId: number;
  let keys = 0;

  beforeAll(async () => {
    test = await startApp(engine);
    place = await seedPharmacy(test);
    asker = place.pharmacist;
    second = await signedIn(place.second);
    const { orm } = test.database;
    const [account] = await orm.select().from(tables.usuario).where(eq(tables.usuario.email, place.second));
    secondId = account!.usuarioId;
    // Both may correct expiry dates at the pharmacy.
    const [profile] = await orm.select().from(tables.perfil).where(eq(tables.perfil.perfilId, account!.perfilId));
    await orm
      .update(tables.perfil)
      .set({ permisos: [...(profile!.permisos ?? []), { clave: 'lote.actualizar-caducidad', alcance: 'ALMACEN' }] })
      .where(eq(tables.perfil.perfilId, account!.perfilId));
    await orm
      .update(tables.usuario)
      .set({ almacenIds: [place.almacenId] })
      .where(eq(tables.usuario.usuarioId, secondId));
    const { almacenId } = place;
    const { paracetamol: insumoId } = place.insumos;
    await enter(test, [{ almacenId, insumoId, numeroLote: 'P-77', cantidad: 6, caducidad: '2088-01-31' }]);
    const [lot] = await orm.select().from(tables.lote).where(eq(tables.lote.numeroLote, 'P-77'));
    loteId = lot!.loteId;
    await (
      await test.as('SUPERUSUARIO')
    )('POST', '/api/sessions/close-others', { body: {} });
  });
  afterAll(() => test.stop());

  const signedIn = async (email: string) => {
    const { body } = await test.nobody('POST', '/api/sign-in', { body: { userName: email, password: PASSWORD } });
    return test.bearer((body as { token: string }).token);
  };
  const correction = (caducidadNueva = '2089-02-28') => ({
    loteId,
    caducidadNueva,
    motivo: 'El empaque dice otra fecha',
  });
  const ask = (cuerpo: object = correction(), client = asker, operacion = 'actualizarCaducidad') =>
    client('POST', '/api/vouches', { body: { operacion, parametros: {}, cuerpo } });
  const asked = async (cuerpo?: object) => {
    const answer = await ask(cuerpo);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as { avalId: string; numero: string; accion: string };
  };
  const waiting = async (client = second) => (await client('GET', '/api/vouches')).body as readonly Waiting[];
  const confirm = (avalId: string, client = second) => client('POST', `/api/vouches/${avalId}/confirm`, { body: {} });
  const stateOf = async (avalId: string, client = asker) =>
    (await client('GET', `/api/vouches/${avalId}`)).body as { estado?: string; quien?: string; codigo?: string };
  const correct = (avalId: string, cuerpo: object = correction()): Promise<Answer> => {
    keys += 1;
    const [method, path] = EXPIRY.split(' ') as ['PUT', string];
    return asker(method, path, {
      body: { ...cuerpo, segundaPersona: { avalId } },
      headers: { 'idempotency-key': `aval-${keys}` },
    });
  };
  let files = 0;
  const attach = async () => {
    files += 1;
    await test.database.orm.insert(archivo).values({
      archivoId: `evidencia-${files}`,
      entidad: 'lote',
      entidadId: String(loteId),
      nombre: 'etiqueta.png',
      tipo: 'image/png',
      bytes: 9,
      huella: '0'.repeat(64),
      subidoPor: secondId,
    });
  };

  it('is shown to the permitted second person there, in words, and proceeds once it is confirmed', async () => {
    const request = await asked();
    expect(request.numero).toMatch(/^\d{4}$/);
    expect(request.avalId).toMatch(/^[\w-]{43}$/);
    expect(await stateOf(request.avalId)).toMatchObject({ estado: 'ESPERA', quien: null });
    const [seen] = await waiting();
    expect(seen).toMatchObject({
      avalId: request.avalId,
      numero: request.numero,
      accion: 'corregir la caducidad del lote P-77 de Paracetamol',
      detalles: ['De 31-01-2088 a 28-02-2089', 'Almacén: Farmacia'],
    });
    expect(seen!.pide).not.toBe('');
    expect(refusalOf(await correct(request.avalId))[2]).toBe('segundaPersona.avalId AVAL_TERMINADO');
    expect((await confirm(request.avalId)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await stateOf(request.avalId)).toMatchObject({ estado: 'CONFIRMADO' });
    // The operation reports what is missing, and leaves the confirmation unused.
    expect(refusalOf(await correct(request.avalId))[2]).toBe(' EVIDENCIA_LOTE');
    await attach();
    const done = await correct(request.avalId);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({ caducidad: '2089-02-28' });
    expect(await stateOf(request.avalId)).toMatchObject({ estado: 'TERMINADO' });
    const entries = await test.database.orm
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.accion, 'AVALAR'), eq(bitacora.usuarioId, secondId)))
      .orderBy(desc(bitacora.bitacoraId));
    expect(entries.map(({ entidad, entidadId, motivo }) => [entidad, entidadId, motivo])).toEqual([
      ['lote', String(loteId), null],
      ['lote', String(loteId), 'Confirmó la solicitud en su propia sesión'],
    ]);
  });

  it('is valid once, and a repeated request gets the same answer', async () => {
    await attach();
    const body = correction('2090-03-31');
    const { avalId } = await asked(body);
    await confirm(avalId);
    const send = (key: string) =>
      asker('PUT', '/api/inventario/inventario/actualizar-caducidad', {
        body: { ...body, segundaPersona: { avalId } },
        headers: { 'idempotency-key': key },
      });
    expect((await send('una-vez')).status).toBe(200);
    expect(await send('una-vez')).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
    expect(refusalOf(await send('otra-vez'))[2]).toBe('segundaPersona.avalId AVAL_TERMINADO');
  });

  it('is refused for another act, with a clear message, and the attempt is audited', async () => {
    const { avalId } = await asked(correction('2091-01-31'));
    await confirm(avalId);
    const answer = await correct(avalId, correction('2099-12-31'));
    expect(refusalOf(answer)).toEqual([422, 'VALIDACION', 'segundaPersona.avalId AVAL_DE_OTRO_ACTO']);
    expect(answer.body).toMatchObject({
      errores: [{ mensaje: 'La otra persona confirmó algo distinto de lo que ahora se pide. Pida que confirme esto.' }],
    });
    // The same values at the other address of the operation are also another act.
    const other = await asker('POST', `/api/inventario/inventario/lote/${loteId}/caducidad`, {
      body: { caducidadNueva: '2091-01-31', motivo: 'El empaque dice otra fecha', segundaPersona: { avalId } },
      headers: { 'idempotency-key': 'otro-nombre' },
    });
    expect(refusalOf(other)[2]).toBe('segundaPersona.avalId AVAL_DE_OTRO_ACTO');
    const [entry] = await test.database.orm.select().from(bitacora).orderBy(desc(bitacora.bitacoraId)).limit(1);
    expect(entry).toMatchObject({ accion: 'SESION_FALLIDA', motivo: 'Aval confirmado para otro acto' });
  });

  it('belongs to its requester, and to no other account', async () => {
    const { avalId } = await asked(correction('2092-01-31'));
    await confirm(avalId);
    const stranger = await test.as('SUPERUSUARIO');
    expect((await stateOf(avalId, stranger)).codigo).toBe('NO_ENCONTRADO');
    expect((await stranger('POST', `/api/vouches/${avalId}/withdraw`, { body: {} })).status).toBe(404);
    const used = await stranger('PUT', '/api/inventario/inventario/actualizar-caducidad', {
      body: { ...correction('2092-01-31'), segundaPersona: { avalId } },
      headers: { 'idempotency-key': 'ajeno' },
    });
    expect(refusalOf(used)[2]).toBe('segundaPersona.avalId AVAL_TERMINADO');
  });

  it('is not confirmed by its requester, without the permission, or by a person who works elsewhere', async () => {
    const { orm } = test.database;
    const { avalId } = await asked(correction('2093-01-31'));
    expect((await confirm(avalId, asker)).status).toBe(404);
    expect(await waiting(asker)).toEqual([]);
    const nurse = await test.as('Enfermeria');
    expect([await waiting(nurse), (await confirm(avalId, nurse)).status]).toEqual([[], 404]);
    // A second account of the requester is the same person.
    const [own] = await orm
      .select()
      .from(tables.usuario)
      .where(eq(tables.usuario.email, emailOf('Farmacia')));
    const personOf = (personaId: number) =>
      orm.update(tables.usuario).set({ personaId }).where(eq(tables.usuario.usuarioId, secondId));
    const [before] = await orm.select().from(tables.usuario).where(eq(tables.usuario.usuarioId, secondId));
    await personOf(own!.personaId);
    expect([await waiting(), (await confirm(avalId)).status]).toEqual([[], 404]);
    await personOf(before!.personaId);
    const worksAt = async (almacenIds: number[]) => {
      await orm.update(tables.usuario).set({ almacenIds }).where(eq(tables.usuario.usuarioId, secondId));
      return signedIn(place.second);
    };
    const away = await worksAt([]);
    expect([await waiting(away), (await confirm(avalId, away)).status]).toEqual([[], 404]);
    const back = await worksAt([place.almacenId]);
    expect((await confirm(avalId, back)).status).toBe(200);
  });

  it('becomes invalid when the confirming person loses the permission', async () => {
    const { orm } = test.database;
    const body = correction('2094-01-31');
    const { avalId } = await asked(body);
    await confirm(avalId);
    const is = (estatus: 'ACTIVO' | 'BLOQUEADO') =>
      orm.update(tables.usuario).set({ estatus }).where(eq(tables.usuario.usuarioId, secondId));
    await is('BLOQUEADO');
    expect(refusalOf(await correct(avalId, body))[2]).toBe('segundaPersona.avalId SEGUNDA_PERSONA_SIN_PERMISO');
    await is('ACTIVO');
  });

  it('ends by refusal, by withdrawal, by another request, and after five minutes', async () => {
    const refused = await asked(correction('2095-01-31'));
    expect((await second('POST', `/api/vouches/${refused.avalId}/refuse`, { body: {} })).status).toBe(200);
    expect(await stateOf(refused.avalId)).toMatchObject({ estado: 'RECHAZADO', quien: expect.any(String) as string });
    expect((await confirm(refused.avalId)).status).toBe(404);
    const withdrawn = await asked(correction('2095-02-28'));
    expect((await asker('POST', `/api/vouches/${withdrawn.avalId}/withdraw`, { body: {} })).status).toBe(200);
    expect([(await stateOf(withdrawn.avalId)).estado, (await confirm(withdrawn.avalId)).status]).toEqual([
      'TERMINADO',
      404,
    ]);
    const [earlier, later] = [await asked(correction('2095-03-31')), await asked(correction('2095-04-30'))];
    expect((await waiting()).map(({ avalId }) => avalId)).toEqual([later.avalId]);
    expect((await stateOf(earlier.avalId)).estado).toBe('TERMINADO');
    // An identical repeated request is the same request.
    expect((await asked(correction('2095-04-30'))).avalId).toBe(later.avalId);
    const { orm } = test.database;
    const [row] = await orm.select().from(aval).where(eq(aval.avalId, later.avalId));
    expect(row!.expira.getTime() - row!.creada.getTime()).toBe(5 * 60_000);
    await confirm(later.avalId);
    await orm
      .update(aval)
      .set({ expira: new Date(Date.now() - 1000) })
      .where(eq(aval.avalId, later.avalId));
    expect((await stateOf(later.avalId)).estado).toBe('TERMINADO');
    expect(refusalOf(await correct(later.avalId, correction('2095-04-30')))[2]).toBe(
      'segundaPersona.avalId AVAL_TERMINADO',
    );
  });

  it('is only for acts that the requester may do, and that require a second person', async () => {
    const status = async (cuerpo: object, client = asker, operacion = 'actualizarCaducidad') =>
      (await ask(cuerpo, client, operacion)).status;
    expect(await status(correction(), asker, 'signOut')).toBe(404);
    expect(await status(correction(), asker, 'toString')).toBe(404);
    expect(await status({ ...correction(), loteId: 999_999 })).toBe(404);
    expect(await status({})).toBe(404);
    expect(await status(correction(), await test.as('Recepcion'))).toBe(403);
  });

  it('is limited in number', async () => {
    await test.database.orm.delete(aval);
    const statuses: number[] = [];
    for (let day = 1; day <= 21; day += 1)
      statuses.push((await ask(correction(`2096-01-${String(day).padStart(2, '0')}`))).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is the same for any order of its fields, and another for each other value', () => {
    const act = { name: 'loteCaducidad', params: { loteId: 7 }, body: { a: 1, b: { c: [1, 2], d: null } } } as const;
    const same = { ...act, params: { loteId: '7' }, body: { b: { d: null, c: [1, 2] }, a: 1 } };
    expect(actDigest(same)).toBe(actDigest(act));
    const others = [
      { ...act, name: 'actualizarCaducidad' as const },
      { ...act, params: { loteId: 8 } },
      { ...act, body: { a: 1, b: { c: [2, 1], d: null } } },
      { ...act, body: { a: '1', b: { c: [1, 2], d: null } } },
      { ...act, body: { a: 1, b: { c: [1, 2] } } },
    ];
    expect(new Set([act, ...others].map(actDigest)).size).toBe(6);
  });
});
