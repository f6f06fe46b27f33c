import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modulo } from '#generated/server/tables.gen';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

describe.each(ENGINES)('the menu of an installation, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
    const { orm } = server.database;
    const [group] = await orm
      .insert(modulo)
      .values({
        clave: 'grupo',
        nombre: 'Grupo',
        nombreEn: 'Group',
        grupoNavegacion: 'CATALOGOS',
        orden: 1,
        visibleTablet: true,
      })
      .returning();
    const inside = { grupoNavegacion: 'CATALOGOS', moduloPadreId: group!.moduloId, visibleTablet: true } as const;
    await orm.insert(modulo).values([
      {
        ...inside,
        clave: 'grupo-usuarios',
        nombre: 'Usuarios',
        ruta: '/usuario',
        orden: 3,
        permisosRequeridos: ['usuario.ver', 'usuario.administrar'],
      },
      { ...inside, clave: 'grupo-todos', nombre: 'Para todos', ruta: '/turno', orden: 2 },
      {
        ...inside,
        clave: 'grupo-jurisdiccion',
        nombre: 'De jurisdicción',
        ruta: '/municipio',
        orden: 4,
        gruposUnidad: ['JURISDICCION'],
      },
    ]);
  });
  afterAll(() => server.stop());

  const asked = async (client: Client, headers: Record<string, string> = {}) => {
    const { status, body } = await client('GET', '/api/catalogos/modulo/menu', { headers });
    expect(status).toBe(200);
    const { modulos, ocultos } = body as {
      modulos: { clave: string; nombre: string; dentroDe: string | null }[];
      ocultos: string[];
    };
    return { shown: modulos.map(({ clave }) => clave), modulos, hidden: ocultos.toSorted((a, b) => (a < b ? -1 : 1)) };
  };

  it('is listed in order, limited by permissions and unit', async () => {
    const su = await asked(await server.as('SUPERUSUARIO'));
    expect(su).toMatchObject({ shown: ['grupo', 'grupo-todos', 'grupo-usuarios', 'grupo-jurisdiccion'], hidden: [] });
    expect(su.modulos[1]).toEqual({
      clave: 'grupo-todos',
      nombre: 'Para todos',
      icono: null,
      ruta: '/turno',
      orden: 2,
      dentroDe: 'grupo',
      visibleTablet: true,
    });
    expect(await asked(await server.as('Medico'))).toMatchObject({
      shown: ['grupo', 'grupo-todos'],
      hidden: ['grupo-jurisdiccion', 'grupo-usuarios'],
    });
  });

  it('is also returned by the list when the menu is requested', async () => {
    const doctor = await server.as('Medico');
    const { body } = await doctor('GET', '/api/catalogos/modulo/menu');
    for (const address of ['/api/catalogos/modulo?menu=true', '/api/catalogos/modulo/modulo-list?menu=1'])
      expect((await doctor('GET', address)).body).toEqual(body);
    const su = await server.as('SUPERUSUARIO');
    for (const address of ['/api/catalogos/modulo', '/api/catalogos/modulo?menu=false'])
      expect((await su('GET', address)).body).toBeInstanceOf(Array);
  });

  it('uses the reader’s language where the module has it', async () => {
    const { modulos } = await asked(await server.as('SUPERUSUARIO'), { 'accept-language': 'en' });
    expect(modulos.slice(0, 2).map(({ nombre }) => nombre)).toEqual(['Group', 'Para todos']);
  });

  it('hides inactive modules and all that they contain', async () => {
    const { orm } = server.database;
    await orm.update(modulo).set({ activo: false }).where(eq(modulo.clave, 'grupo'));
    expect(await asked(await server.as('SUPERUSUARIO'))).toMatchObject({
      shown: [],
      hidden: ['grupo', 'grupo-jurisdiccion', 'grupo-todos', 'grupo-usuarios'],
    });
    await orm.update(modulo).set({ activo: true }).where(eq(modulo.clave, 'grupo'));
  });
});
