import { eq } from 'drizzle-orm';
import { almacen } from '#generated/server/tables.gen';
import { invalid } from '#platform/server/db/problem';
import type { WriteChecks } from '#platform/server/entity/hooks';

/**
 * Checks that a lot's location is one of its warehouse; a warehouse without a list accepts any text. The current location is always
 * allowed.
 */
export const loteChecks: WriteChecks = {
  beforeUpdate: async (tx, before, record) => {
    const asked = record['ubicacionCodigo'];
    if (typeof asked !== 'string' || asked === before['ubicacionCodigo']) return;
    const [row] = await tx
      .select({ ubicaciones: almacen.ubicaciones })
      .from(almacen)
      .where(eq(almacen.almacenId, Number(before['almacenId'])));
    const places = row?.ubicaciones ?? [];
    if (places.length > 0 && !places.some(({ codigo }) => codigo === asked))
      throw invalid([{ campo: 'ubicacionCodigo', codigo: 'UBICACION_AJENA', params: { ubicacion: asked } }]);
  },
};
