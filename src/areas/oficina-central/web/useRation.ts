import { useMemo, useState } from 'react';
import { outlookOf, type Outlook, type OutlookLine } from '#areas/solicitudes/shared/solicitud/outlook';
import { rationAround } from '#areas/solicitudes/shared/solicitud/ration-around';
import { shareMark } from '#areas/solicitudes/shared/solicitud/share-mark';
import type { OperationTypes } from '#generated/shared/operations.gen';
import type { Preview, PreviewRequest, PreviewSupply, Rule } from './central-calls';
import { sharePool } from './share-pool';

/** An amount set by hand, with its reason. */
export interface HandSet {
  readonly cantidad: number;
  readonly motivo: string;
}

/** A supply with its shares, given the manual amounts. */
export interface SharedSupply extends PreviewSupply {
  /** Pieces of the manual amounts beyond the stock. */
  readonly excess: number;
}

export interface SharedRequest extends Omit<PreviewRequest, keyof Outlook>, Outlook {}

type Body = OperationTypes['ocAutorizarMasivo']['body'];

/** Result of the preview with the amounts set by hand, and the body that signs it. */
export function useRation(preview: Preview | undefined, regla: Rule, proteger: boolean) {
  const [hand, setHand] = useState<ReadonlyMap<number, HandSet>>(new Map());
  const shared = useMemo(
    () => (preview ? sharedBy(preview, regla, proteger, hand) : null),
    [preview, regla, proteger, hand],
  );
  const set = (id: number, value: HandSet | null) =>
    setHand((before) => {
      const next = new Map(before);
      if (value) next.set(id, value);
      else next.delete(id);
      return next;
    });
  const bodyOf = (ids: readonly number[]): Body => ({
    ids: [...ids],
    regla,
    proteger,
    aplicar: true,
    excepciones: [...hand].map(([solicitudDetalleId, { cantidad, motivo }]) => ({
      solicitudDetalleId,
      cantidad,
      ...(motivo.trim().length >= 3 ? { motivo: motivo.trim() } : {}),
    })),
    visto: {
      solicitudes: (shared?.requests ?? []).map(({ solicitudId, version }) => ({ solicitudId, version })),
      existencias: (shared?.supplies ?? []).map(({ almacenId, insumoId, libre, huella }) => ({
        almacenId,
        insumoId,
        libre,
        huella,
      })),
    },
  });
  return { hand, set, clear: () => setHand(new Map()), shared, bodyOf };
}

function sharedBy(
  { solicitudes, insumos }: Preview,
  regla: Rule,
  proteger: boolean,
  hand: ReadonlyMap<number, HandSet>,
): { readonly supplies: readonly SharedSupply[]; readonly requests: readonly SharedRequest[] } {
  const requests = new Map(solicitudes.map((request) => [request.solicitudId, request]));
  const byHand = new Map([...hand].map(([id, { cantidad }]) => [id, cantidad]));
  const supplies = insumos.map((supply): SharedSupply => {
    if (!supply.lineas.some(({ solicitudDetalleId }) => hand.has(solicitudDetalleId))) return { ...supply, excess: 0 };
    const { given, excess } = rationAround(sharePool(supply, requests), regla, proteger, byHand);
    const lineas = supply.lineas.map((line) => ({ ...line, autorizada: given.get(line.solicitudDetalleId) ?? 0 }));
    const autorizado = lineas.reduce((sum, { autorizada }) => sum + autorizada, 0);
    return { ...supply, lineas, autorizado, huella: shareMark(given), excess };
  });
  if (hand.size === 0) return { supplies, requests: solicitudes };
  const lines = new Map<number, OutlookLine[]>(solicitudes.map(({ solicitudId }) => [solicitudId, []]));
  for (const { lineas } of supplies) for (const line of lineas) lines.get(line.solicitudId)!.push(line);
  return {
    supplies,
    requests: solicitudes.map((request) => {
      const outlook = outlookOf(lines.get(request.solicitudId)!);
      const nothing = outlook.autorizado === 0 ? ('SIN_PIEZAS' as const) : null;
      const impedimento = request.impedimento === 'SIN_PIEZAS' ? nothing : (request.impedimento ?? nothing);
      return { ...request, ...outlook, impedimento };
    }),
  };
}
