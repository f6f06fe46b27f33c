import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { almacen, cartaCanje, insumo, proveedor, unidad } from '#generated/server/tables.gen';
import { dueReminder, REMINDER_DAYS } from '#areas/proveedores/shared/proveedores/due-reminder';
import { displayDate } from '#platform/shared/dates/days';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { Orm } from '#platform/server/db/database';
import { centralOffice } from '#areas/seguridad/server/central-office';
import { supplierPeople } from '#areas/seguridad/server/supplier-people';

/** States of letters with pieces left: not applied, expired or cancelled. */
const OPEN = ['VIGENTE', 'EN_CANJE', 'APLICADA_PARCIAL'] as const;

/**
 * Reminds supplier, warehouse and central office of rights to exchange that end in 90, 60, 30 or 15 days (DOMAIN b.5). Each of the four
 * reminders is sent once, by the clock of each unit. The letter records the last one, so repeated and concurrent runs are safe.
 *
 * @returns number of reminded letters
 */
export async function remindLetters(orm: Orm, now: Date): Promise<number> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${unidad.zonaHoraria})::date`;
  const left = sql<number>`(${cartaCanje.vigenciaFecha} - ${today})`;
  const found = await orm
    .select({
      cartaCanjeId: cartaCanje.cartaCanjeId,
      folio: cartaCanje.folio,
      almacenId: cartaCanje.almacenId,
      unidadId: cartaCanje.unidadId,
      jurisdiccionId: cartaCanje.jurisdiccionId,
      proveedorId: cartaCanje.proveedorId,
      vigenciaFecha: cartaCanje.vigenciaFecha,
      saldo: cartaCanje.saldo,
      avisoDias: cartaCanje.avisoDias,
      left,
      supply: insumo.nombreGenerico,
      place: almacen.nombre,
      supplier: proveedor.razonSocial,
    })
    .from(cartaCanje)
    .innerJoin(unidad, eq(unidad.unidadId, cartaCanje.unidadId))
    .innerJoin(almacen, eq(almacen.almacenId, cartaCanje.almacenId))
    .innerJoin(insumo, eq(insumo.insumoId, cartaCanje.insumoId))
    .innerJoin(proveedor, eq(proveedor.proveedorId, cartaCanje.proveedorId))
    .where(
      and(
        eq(cartaCanje.activo, true),
        inArray(cartaCanje.estatus, OPEN),
        gt(cartaCanje.saldo, 0),
        sql`${left} between 0 and ${Math.max(...REMINDER_DAYS)}`,
        or(isNull(cartaCanje.avisoDias), gt(cartaCanje.avisoDias, Math.min(...REMINDER_DAYS))),
      ),
    )
    .orderBy(asc(cartaCanje.cartaCanjeId));
  let told = 0;
  for (const { left: days, ...letter } of found) {
    const due = dueReminder(days, letter.avisoDias);
    if (due === null) continue;
    await orm.transaction(async (tx) => {
      const marked = await tx
        .update(cartaCanje)
        .set({ avisoDias: due })
        .where(
          and(
            eq(cartaCanje.cartaCanjeId, letter.cartaCanjeId),
            or(isNull(cartaCanje.avisoDias), gt(cartaCanje.avisoDias, due)),
          ),
        )
        .returning({ id: cartaCanje.cartaCanjeId });
      // Another process was faster.
      if (marked.length === 0) return;
      told += 1;
      const people = [
        ...(await supplierPeople(tx, letter.proveedorId!)),
        ...(await usersWhoCanTake(tx, 'carta-canje', 'solicitarCanje', letter)),
        ...(await centralOffice(tx, 'carta-canje.registrar')),
      ];
      await notify(tx, [...new Set(people)], {
        tipo: 'CARTA_POR_VENCER',
        severidad: due <= 30 ? 'ALERTA' : 'AVISO',
        folio: letter.folio,
        detalle: `${letter.supplier} · ${letter.supply}, ${letter.place}: ${letter.saldo} → ${displayDate(letter.vigenciaFecha!)}`,
        ruta: `/carta-canje/${letter.cartaCanjeId}`,
        entidad: 'carta-canje',
        entidadId: letter.cartaCanjeId,
        unidadId: letter.unidadId,
        agrupador: `carta-por-vencer/${letter.cartaCanjeId}`,
        requiereAccion: true,
      });
    });
  }
  return told;
}
