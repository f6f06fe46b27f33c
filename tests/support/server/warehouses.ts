import { eq } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import type { Entry } from '#areas/inventario/shared/inventario/change';
import { postStock } from '#areas/inventario/server/stock/post-stock';
import type { Queryable } from '#platform/server/db/database';
import type { TestApp } from './app';
import type { ProfileName } from './world';
import { today } from '../today';

/** Two warehouses of two units, three supplies and their staff: the requirements of a supply request. */
export interface Warehouses {
  readonly solicitanteId: number;
  readonly surtidorId: number;
  /** In the unit of the requester. */
  readonly vecinoId: number;
  readonly insumoIds: readonly [number, number, number];
}

export async function seedWarehouses({ database, world }: Pick<TestApp, 'database' | 'world'>): Promise<Warehouses> {
  const { orm } = database;
  const { almacen, insumo, personalMedico, persona, usuario } = tables;
  const [human] = await orm
    .insert(persona)
    .values({ nombre: 'Ana', primerApellido: 'Encargada', genero: 'M', fechaNacimiento: '1980-05-05' })
    .returning();
  const [keeper] = await orm
    .insert(personalMedico)
    .values({ personaId: human!.personaId, unidadId: world.unidadId, tipo: 'ADMINISTRATIVO', turno: 'MATUTINO' })
    .returning();
  const base = { tipo: 'ALMACEN_UNIDAD' as const, responsablePersonalId: keeper!.personalMedicoId };
  const [solicitante, surtidor, vecino] = await orm
    .insert(almacen)
    .values([
      { ...base, clave: 'SOLICITA', nombre: 'Almacén que pide', unidadId: world.unidadId },
      { ...base, clave: 'SURTE', nombre: 'Almacén que surte', unidadId: world.otraUnidadId },
      { ...base, clave: 'VECINO', nombre: 'Almacén vecino', unidadId: world.unidadId },
    ])
    .returning();
  const supplies = await orm
    .insert(insumo)
    .values(
      ['010.000.0101.00', '010.000.0104.00', '010.000.0105.00'].map((clave, index) => ({
        clave,
        nombreGenerico: `Insumo ${index + 1}`,
        descripcion: `Insumo ${index + 1} de prueba`,
        tipo: 'MEDICAMENTO' as const,
        nivelesAtencion: [1],
        precioReferencia: 10,
      })),
    )
    .returning();
  const works = async (profile: ProfileName, almacenIds: number[]) => {
    await orm.update(usuario).set({ almacenIds }).where(eq(usuario.usuarioId, world.usuarios[profile]));
  };
  await works('Almacen-unidad', [solicitante!.almacenId]);
  await works('Almacen-estatal', [surtidor!.almacenId]);
  await works('Farmacia', [vecino!.almacenId]);
  const [a, b, c] = supplies.map(({ insumoId }) => insumoId);
  await orm.transaction((tx) => stocked(tx, surtidor!.almacenId, [a!, b!, c!]));
  return {
    solicitanteId: solicitante!.almacenId,
    surtidorId: surtidor!.almacenId,
    vecinoId: vecino!.almacenId,
    insumoIds: [a!, b!, c!],
  };
}

/** Pieces of each supply in two lots; the smaller lot expires first. */
export const STOCKED = { soon: 5, late: 100_000 } as const;

async function stocked(tx: Queryable, almacenId: number, insumoIds: readonly number[]): Promise<void> {
  const changes = insumoIds.flatMap((insumoId) => [
    opening({ almacenId, insumoId, numeroLote: 'TARDE', caducidad: '2090-01-31', cantidad: STOCKED.late }),
    opening({ almacenId, insumoId, numeroLote: 'PRONTO', caducidad: '2089-01-31', cantidad: STOCKED.soon }),
  ]);
  await post(tx, 'INI-SURTE', changes);
}

/** Pieces of a lot that a warehouse receives without a document. The default expiry date is far away. */
export interface Opening {
  readonly almacenId: number;
  readonly insumoId: number;
  readonly numeroLote: string;
  readonly cantidad: number;
  readonly caducidad?: string;
}

export function opening({ almacenId, insumoId, numeroLote, cantidad, caducidad = '2091-05-31' }: Opening): Entry {
  return {
    kind: 'entry',
    tipo: 'E_INICIAL',
    almacenId,
    insumoId,
    cantidad,
    lot: { numeroLote, caducidad, fuenteFinanciamientoId: null, programaId: null, costoUnitario: 10 },
  };
}

export async function enter({ database }: Pick<TestApp, 'database'>, lots: readonly Opening[]): Promise<void> {
  await database.orm.transaction((tx) => post(tx, 'PRUEBA', lots.map(opening)));
}

async function post(tx: Queryable, folio: string, changes: readonly Entry[]): Promise<void> {
  await postStock(tx, [{ document: { tipo: 'IMPORTACION', id: null, folio }, changes }], {
    actor: { usuarioId: null },
    now: new Date(),
    day: today(),
  });
}
