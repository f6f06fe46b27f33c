import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { propuestaCambio, propuestaCambioDetalle, unidad } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { notify } from '#areas/avisos/server/notify';
import { Problem } from '#platform/server/db/problem';
import { centralOffice } from '#areas/seguridad/server/central-office';
import { supplierPeople } from '#areas/seguridad/server/supplier-people';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of an exchange letter's steps (DOMAIN b.5). */
export const cartaCanjeEffects: EffectsOf<'carta-canje'> = {
  /**
   * Refuses to expire a letter with an open proposal that was sent while it was in force. The right to exchange survives the wait for an
   * answer.
   */
  vencer: async ({ tx, document }) => {
    const [open] = await tx
      .select({ id: propuestaCambio.propuestaCambioId })
      .from(propuestaCambioDetalle)
      .innerJoin(propuestaCambio, eq(propuestaCambio.propuestaCambioId, propuestaCambioDetalle.propuestaCambioId))
      .innerJoin(unidad, eq(unidad.unidadId, propuestaCambio.unidadId))
      .where(
        and(
          eq(propuestaCambioDetalle.cartaCanjeId, document.cartaCanjeId),
          eq(propuestaCambio.activo, true),
          inArray(propuestaCambio.estatus, ['ENVIADA', 'CONTRAPROPUESTA']),
          lte(sql`(${propuestaCambio.fechaEnvio} at time zone ${unidad.zonaHoraria})::date`, document.vigenciaFecha),
        ),
      )
      .limit(1);
    if (open) throw new Problem(409, 'CARTA_CON_PROPUESTA');
    await notify(tx, await centralOffice(tx, 'proveedor.administrar'), {
      tipo: 'CARTA_VENCIDA',
      severidad: 'CRITICA',
      folio: document.folio,
      detalle: document.proveedorNombre,
      ruta: `/carta-canje/${document.cartaCanjeId}`,
      entidad: 'carta-canje',
      entidadId: document.cartaCanjeId,
      unidadId: document.unidadId,
      agrupador: `carta-por-vencer/${document.cartaCanjeId}`,
      requiereAccion: true,
    });
    return {};
  },

  solicitarCanje: async ({ tx, document, now }) => {
    const { day } = await warehouseRules(tx, document.almacenId!, now);
    const canjeLimite = addDays(day, document.plazoRespuestaDias);
    await notify(tx, await supplierPeople(tx, document.proveedorId!), {
      tipo: 'CANJE_SOLICITADO',
      severidad: 'AVISO',
      folio: document.folio,
      detalle: `${document.insumoNombre} · ${document.almacenNombre}`,
      ruta: `/carta-canje/${document.cartaCanjeId}`,
      entidad: 'carta-canje',
      entidadId: document.cartaCanjeId,
      unidadId: document.unidadId,
      agrupador: `canje-solicitado/${document.cartaCanjeId}`,
      requiereAccion: true,
    });
    return { canjeLimite };
  },
};
