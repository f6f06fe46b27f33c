import { inArray } from 'drizzle-orm';
import { insumo } from '#generated/server/tables.gen';
import type { PropuestaCambio } from '#generated/shared/types.gen';
import type { ExchangeLine } from '#areas/proveedores/shared/proveedores/exchange-line';
import type { Step } from '#platform/server/lifecycle/step';
import { userName } from '#areas/seguridad/server/user-name';

type Round = NonNullable<PropuestaCambio['rondas']>[number];

/**
 * Adds the current round to those of a proposal, one row for each lot. Earlier rounds stay unchanged.
 *
 * @param lines as offered
 */
export async function withRound(
  { tx, document, actor, now }: Step<PropuestaCambio, unknown>,
  oferta: Round['oferta'],
  lines: readonly ExchangeLine[],
): Promise<Round[]> {
  const names = new Map(
    (
      await tx
        .select({ insumoId: insumo.insumoId, nombre: insumo.nombreGenerico })
        .from(insumo)
        .where(
          inArray(
            insumo.insumoId,
            lines.flatMap(({ insumoId }) => insumoId ?? []),
          ),
        )
    ).map(({ insumoId, nombre }) => [insumoId, nombre]),
  );
  const autor = await userName(tx, actor.usuarioId);
  return [
    ...(document.rondas ?? []),
    ...lines.map((line): Round => ({
      // Rounds count from 1; a counter-proposal belongs to the round of the offer that it answers.
      ronda: (document.ronda ?? 0) + 1,
      oferta,
      autor,
      fecha: now.toISOString(),
      lote: [names.get(line.insumoId ?? 0), line.numeroLote].filter(Boolean).join(' · '),
      cantidad: oferta === 'PROPUESTA' ? line.cantidadSale : (line.cantidadContra ?? line.cantidadSale),
      motivo: (oferta === 'PROPUESTA' ? document.proveedorNota : document.motivo) ?? null,
    })),
  ];
}
