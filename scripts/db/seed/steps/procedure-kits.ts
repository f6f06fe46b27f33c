import { inArray } from 'drizzle-orm';
import type { TipoNucleo } from '#generated/shared/enums.gen';
import { insumo, nucleo, procedimiento, procedimientoInsumosSugeridos } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import { procedures } from '../plan/procedures';
import { insertRows } from '#platform/server/db/insert-rows';
import { keyMap } from '../store/key-map';

/** Kit proposed to wards for a deteriorating patient until they have a history. */
const AT_DETERIORATION = '93.96';
const WARDS = ['SERVICIO_HOSPITALARIO', 'URGENCIAS'] satisfies TipoNucleo[];

/** Inserts the kits of supplies for common procedures, if supplies exist. One of them is the wards' default kit at deterioration. */
export async function seedProcedureKits({ db }: SeedContext): Promise<void> {
  const procedureOf = await keyMap(db, procedimiento.procedimientoId, procedimiento.clave);
  const supplyOf = await keyMap(db, insumo.insumoId, insumo.clave);
  await insertRows(
    db,
    procedimientoInsumosSugeridos,
    procedures.flatMap(({ clave, insumos = {} }) =>
      Object.entries(insumos).map(([supply, cantidad], orden) => ({
        procedimientoId: procedureOf(clave),
        orden,
        insumoId: supplyOf(supply),
        cantidad,
      })),
    ),
  );
  await db
    .update(nucleo)
    .set({ paqueteDeterioroId: procedureOf(AT_DETERIORATION) })
    .where(inArray(nucleo.tipo, WARDS));
}
