import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nucleo, paciente, persona, proveedor, solicitud, usuario } from '#generated/server/tables.gen';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

type Body = Record<string, unknown>;
const REQUESTS = '/api/inventario/solicitud';

describe.each(ENGINES)('a limited reach on %s', (engine) => {
  let test: TestApp;
  let stores: Warehouses;
  beforeAll(async () => {
    test = await startApp(engine);
    stores = await seedWarehouses(test);
  });
  afterAll(() => test.stop());

  describe('to a ward', () => {
    let nurse: Client;
    const ids: number[] = [];
    const body = (almacenSolicitanteId: number) => ({
      tipo: 'COLECTIVO',
      almacenSolicitanteId,
      almacenSurtidorId: stores.surtidorId,
      urgente: false,
      lineas: [{ insumoId: stores.insumoIds[0], cantidadSolicitada: 1 }],
    });

    beforeAll(async () => {
      const { orm } = test.database;
      const { unidadId, otraUnidadId, usuarios } = test.world;
      const [ward] = await orm
        .insert(nucleo)
        .values({ clave: 'C1', nombre: 'Central', tipo: 'CENTRAL_ENFERMERIA', unidadId } as never)
        .returning();
      await orm
        .update(usuario)
        .set({ servicioIds: [ward!.nucleoId], almacenIds: [stores.vecinoId] })
        .where(eq(usuario.usuarioId, usuarios['Enfermeria-centrales']));
      for (const almacenSolicitanteId of [stores.solicitanteId, stores.vecinoId]) {
        const [row] = await orm
          .insert(solicitud)
          .values({
            tipo: 'EXTRAORDINARIA',
            estatus: 'ENVIADA',
            almacenSolicitanteId,
            almacenSurtidorId: stores.surtidorId,
            unidadSolicitanteId: unidadId,
            unidadSurtidoraId: otraUnidadId,
            justificacion: 'Falta',
          } as never)
          .returning();
        ids.push(row!.solicitudId);
      }
      const [human] = await orm
        .insert(persona)
        .values({ nombre: 'Eva', primerApellido: 'Sol', genero: 'M', fechaNacimiento: '1980-02-01' })
        .returning();
      await orm.insert(paciente).values({ personaId: human!.personaId, unidadId } as never);
      nurse = await test.as('Enfermeria-centrales');
    });

    it('covers its services and its warehouse, and none of the unit’s other requests and patients', async () => {
      expect(((await nurse('GET', REQUESTS)).body as Body[]).map(({ solicitudId }) => solicitudId)).toEqual([ids[1]]);
      expect((await nurse('GET', `${REQUESTS}/${ids[0]}`)).status).toBe(404);
      expect((await nurse('GET', '/api/pacientes/paciente')).body).toEqual([]);
    });

    it('refuses writes for another warehouse', async () => {
      const refused = await nurse('POST', REQUESTS, { body: body(stores.solicitanteId) });
      expect([refused.status, (refused.body as Body)['codigo']]).toEqual([403, 'FUERA_DE_ALCANCE']);
      expect((await nurse('POST', REQUESTS, { body: body(stores.vecinoId) })).status).toBe(201);
    });

    it('covers no warehouse operations if it has no warehouse', async () => {
      await test.database.orm
        .update(usuario)
        .set({ almacenIds: null })
        .where(eq(usuario.usuarioId, test.world.usuarios['Enfermeria-centrales']));
      expect((await (await test.as('Enfermeria-centrales'))('GET', REQUESTS)).body).toEqual([]);
    });
  });

  it('to suppliers hides network staff, profiles and modules', async () => {
    const su = await test.as('SUPERUSUARIO');
    const { orm } = test.database;
    const made = await su('POST', '/api/oficinas-centrales/proveedor', {
      body: {
        rfc: 'XAX010101AA1',
        razonSocial: 'Empresa',
        tipo: 'DISTRIBUIDOR',
        correo: 'ventas@example.org',
        estatus: 'ACTIVO',
        manejaControlados: false,
      },
    });
    const { proveedorId } = made.body as { proveedorId: number };
    const [row] = await orm.select().from(proveedor).where(eq(proveedor.proveedorId, proveedorId));
    await orm
      .update(usuario)
      .set({ unidadId: null, proveedorId: row!.proveedorId })
      .where(eq(usuario.usuarioId, test.world.usuarios.Proveedor));
    const supplier = await test.as('Proveedor');
    for (const path of ['perfil', 'modulo', 'usuario', 'permiso', 'personal-medico', 'perfil/1', 'usuario/1'])
      expect((await supplier('GET', `/api/catalogos/${path}`)).status, path).toBe(403);
    const history = await supplier('GET', `/api/oficinas-centrales/proveedor/${proveedorId}/historial`);
    expect(history.body).toMatchObject([{ accion: 'CREAR', usuarioId: null, usuarioNombre: null }]);
    expect((await su('GET', `/api/oficinas-centrales/proveedor/${proveedorId}/historial`)).body).toMatchObject([
      { usuarioNombre: 'Persona De Prueba' },
    ]);
    const found = await supplier('GET', '/api/buscar?q=Persona');
    expect(JSON.stringify(found.body)).not.toContain('De Prueba');
  });
});
