import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrato as contratos, insumo, notificacion, proveedor, usuario } from '#generated/server/tables.gen';
import type { Comment, Mentionable } from '#platform/shared/comments';
import { bitacora, comentario } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

const MINUTE_MS = 60_000;

describe.each(ENGINES)('comments on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let nurse: Client;
  let contract: string;
  let contratoId: number;
  let supply: string;

  const add = async (as: Client, to: string, texto: string, headers: Record<string, string> = {}) => {
    const { status, body } = await as('POST', `/api${to}/comentarios`, { body: { texto }, headers });
    return {
      status,
      comment: body as Comment,
      codigo: (body as { codigo?: string }).codigo,
      campos: (body as { errores?: { codigo: string }[] }).errores?.map(({ codigo }) => codigo),
    };
  };
  const textsOf = async (as: Client, of: string) =>
    ((await as('GET', `/api${of}/comentarios`)).body as Comment[]).map(({ texto }) => texto);
  const told = (usuarioId: number) =>
    test.database.orm
      .select()
      .from(notificacion)
      .where(and(eq(notificacion.usuarioId, usuarioId), eq(notificacion.tipo, 'MENCION')));

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    nurse = await test.as('Enfermeria');
    const [supplier] = await test.database.orm
      .insert(proveedor)
      .values({
        rfc: 'AAA010101AAA',
        razonSocial: 'Proveedora de prueba',
        tipo: 'DISTRIBUIDOR',
        correo: 'ventas@example.org',
      })
      .returning();
    const [made] = await test.database.orm
      .insert(contratos)
      .values({
        proveedorId: supplier!.proveedorId,
        numero: 'C-1',
        ejercicio: 2026,
        vigenciaDesde: '2026-01-01',
        vigenciaHasta: '2026-12-31',
      })
      .returning();
    contratoId = made!.contratoId;
    contract = `/oficinas-centrales/contrato/${contratoId}`;
    const [item] = await test.database.orm
      .insert(insumo)
      .values({
        clave: '010.000.0101.00',
        nombreGenerico: 'Paracetamol',
        descripcion: 'Paracetamol de prueba',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1],
        precioReferencia: 10,
      })
      .returning();
    supply = `/catalogos/insumo/${item!.insumoId}`;
  });
  afterAll(() => test.stop());

  it('are open to readers of the record, listed in order, and stored once for each idempotency key', async () => {
    const key = { 'idempotency-key': 'uno' };
    const { status, comment } = await add(nurse, supply, '  ¿Hay del genérico?\r\nSí, «ñandú».  ', key);
    expect([status, comment]).toMatchObject([
      201,
      { texto: '¿Hay del genérico?\nSí, «ñandú».', esPropio: true, editado: null },
    ]);
    expect((await add(nurse, supply, '  ¿Hay del genérico?\r\nSí, «ñandú».  ', key)).comment.comentarioId).toBe(
      comment.comentarioId,
    );
    await add(su, supply, 'Dos');
    expect(await textsOf(su, supply)).toEqual(['¿Hay del genérico?\nSí, «ñandú».', 'Dos']);
    const all = await su('GET', `/api${supply}/comentarios`);
    expect([all.headers['x-total-items'], (all.body as Comment[]).map(({ esPropio }) => esPropio)]).toEqual([
      '2',
      [false, true],
    ]);
    expect(
      (await su('GET', `/api${supply}/comentarios?antesDe=${(all.body as Comment[])[1]!.comentarioId}`)).body,
    ).toHaveLength(1);
    expect((await su('GET', `/api${supply}/comentarios?antesDe=x`)).status).toBe(400);
    const [event] = await test.database.orm
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.entidad, 'insumo'), eq(bitacora.accion, 'EDITAR')))
      .orderBy(bitacora.bitacoraId);
    expect(event).toMatchObject({ despues: { comentario: '¿Hay del genérico?\nSí, «ñandú».' } });
  });

  it('are refused out of reach or without a permission', async () => {
    expect((await nurse('GET', `/api${contract}/comentarios`)).status).toBe(403);
    expect((await add(nurse, contract, 'No')).status).toBe(403);
    expect((await nurse('GET', `/api${contract}/comentarios/mencionables`)).status).toBe(403);
    expect((await su('GET', '/api/oficinas-centrales/contrato/999999/comentarios')).status).toBe(404);
    expect((await add(su, '/oficinas-centrales/contrato/999999', 'No')).status).toBe(404);
    for (const body of [{}, { texto: 7 }, { texto: 'a', autor: 1 }, []])
      expect((await su('POST', `/api${supply}/comentarios`, { body })).status).toBe(400);
    for (const texto of ['', ' \n ', 'x'.repeat(1001)]) expect((await add(su, supply, texto)).status).toBe(422);
  });

  it('are changed and removed by their author for a quarter of an hour, under their own record', async () => {
    const {
      comment: { comentarioId },
    } = await add(nurse, supply, 'Mal escrito');
    const own = `/api${supply}/comentarios/${comentarioId}`;
    expect((await su('PUT', own, { body: { texto: 'Otro' } })).body).toMatchObject({
      status: 403,
      codigo: 'COMENTARIO_AJENO',
    });
    expect((await su('DELETE', own)).body).toMatchObject({ codigo: 'COMENTARIO_AJENO' });
    expect((await su('PUT', `/api${contract}/comentarios/${comentarioId}`, { body: { texto: 'Otro' } })).status).toBe(
      404,
    );
    const changed = await nurse('PUT', own, { body: { texto: 'Bien escrito' } });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { texto: 'Bien escrito', editado: expect.any(String) as string },
    ]);
    await test.database.orm
      .update(comentario)
      .set({ fecha: new Date(Date.now() - 16 * MINUTE_MS) })
      .where(eq(comentario.comentarioId, comentarioId));
    for (const [method, sent] of [
      ['PUT', { body: { texto: 'Tarde' } }],
      ['DELETE', {}],
    ] as const)
      expect((await nurse(method, own, sent)).body).toMatchObject({ status: 422, codigo: 'COMENTARIO_FIJO' });
    expect(((await nurse('GET', `/api${supply}/comentarios`)).body as Comment[]).at(-1)).toMatchObject({
      texto: 'Bien escrito',
      modificableHasta: null,
    });
    await test.database.orm
      .update(comentario)
      .set({ fecha: new Date() })
      .where(eq(comentario.comentarioId, comentarioId));
    expect((await nurse('DELETE', own)).status).toBe(204);
    expect((await nurse('DELETE', own)).status).toBe(404);
    expect(await textsOf(nurse, supply)).not.toContain('Bien escrito');
  });

  it('offer and notify only people who may see the record, once for each comment', async () => {
    const { Enfermeria: nurseId, SUPERUSUARIO: ownId } = test.world.usuarios;
    const people = (await su('GET', `/api${contract}/comentarios/mencionables?q=PERSONA`)).body as Mentionable[];
    expect(people.length).toBeGreaterThan(0);
    expect(people.length).toBeLessThanOrEqual(8);
    expect(people.map(({ usuarioId }) => usuarioId)).not.toContain(nurseId);
    expect(people.map(({ usuarioId }) => usuarioId)).not.toContain(ownId);
    expect((await su('GET', `/api${contract}/comentarios/mencionables?q=nadie-se-llama-asi`)).body).toEqual([]);
    expect(await add(su, contract, `Vea esto, @[Quien sea](${nurseId})`)).toMatchObject({
      status: 422,
      campos: ['MENCION_SIN_ACCESO'],
    });
    expect(await add(su, contract, '@[Nadie](999999)')).toMatchObject({ status: 422, campos: ['MENCION_SIN_ACCESO'] });
    const { usuarioId, nombre } = people[0]!;
    const { status, comment } = await add(su, contract, `Vea esto, @[Otro nombre](${usuarioId}) y @[x](${usuarioId}).`);
    expect([status, comment.texto]).toEqual([
      201,
      `Vea esto, @[${nombre}](${usuarioId}) y @[${nombre}](${usuarioId}).`,
    ]);
    expect(await told(usuarioId)).toMatchObject([
      { ruta: `/contrato/${contratoId}`, entidad: 'contrato', entidadId: contratoId },
    ]);
    const own = `/api${contract}/comentarios/${comment.comentarioId}`;
    for (const texto of ['Sin nadie', `De nuevo @[a](${usuarioId})`])
      expect((await su('PUT', own, { body: { texto } })).status).toBe(200);
    expect(await told(usuarioId)).toHaveLength(1);
    expect(await told(nurseId)).toEqual([]);
  });

  it('reveal no staff of the network to a supplier', async () => {
    const { orm } = test.database;
    const [{ proveedorId } = { proveedorId: 0 }] = await orm
      .select({ proveedorId: contratos.proveedorId })
      .from(contratos)
      .where(eq(contratos.contratoId, contratoId));
    await orm.update(usuario).set({ proveedorId }).where(eq(usuario.usuarioId, test.world.usuarios.Proveedor));
    const theirs = await test.as('Proveedor');
    const seen = await theirs('GET', `/api${contract}/comentarios`);
    expect([seen.status, (seen.body as Comment[]).length > 0]).toEqual([200, true]);
    expect(
      (seen.body as Comment[]).every(({ autorNombre, texto }) => autorNombre === null && !/\]\(\d/.test(texto)),
    ).toBe(true);
    expect((await theirs('GET', `/api${contract}/comentarios/mencionables`)).body).toEqual([]);
    expect(await add(theirs, contract, `@[x](${test.world.usuarios.SUPERUSUARIO})`)).toMatchObject({
      status: 422,
      campos: ['MENCION_SIN_ACCESO'],
    });
  });
});
