import { insumo, procedimiento, procedimientoInsumosSugeridos } from '../../../../generated/server/tables.gen';
import type { SeedContext } from '../context';
import { procedures } from '../plan/procedures';
import { insertRows } from '../../../../src/server/db/insert-rows';
import { keyMap } from '../store/key-map';

/** The supplies that common procedures take, once there are supplies. */
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
}
