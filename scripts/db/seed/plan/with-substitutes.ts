import type { Solicitud } from '#generated/shared/types.gen';
import { solicitud as derivedOf } from '#areas/solicitudes/shared/solicitud/derived';
import { withSubstitute } from '#areas/catalogos/shared/solicitud/substitute';
import { hasBeen } from './request-plans';

export type PlannedRequest = Partial<Solicitud> & Pick<Solicitud, 'solicitudId' | 'estatus'>;

/** States in each of which one request accepts substitutes; an authorised one also has a substitute. */
const ACCEPTING: readonly Solicitud['estatus'][] = ['ENVIADA', 'EN_REVISION', 'AUTORIZADA'];

/** Changes a few requests to accept substitutes: the first of each state that requests a supply with a substitute. */
export function withSubstitutes(
  documents: readonly PlannedRequest[],
  substitutes: ReadonlyMap<number, readonly number[]>,
): readonly PlannedRequest[] {
  const chosen = new Set<PlannedRequest>();
  const replaceable = ({ lineas }: PlannedRequest) => {
    const own = new Set((lineas ?? []).map(({ insumoId }) => insumoId));
    return (lineas ?? []).flatMap((line) => {
      const other = (substitutes.get(line.insumoId) ?? []).find((insumoId) => !own.has(insumoId));
      return other === undefined || line.cantidadAutorizada === 0 ? [] : [{ line, sustitutoInsumoId: other }];
    })[0];
  };
  for (const state of ACCEPTING) {
    const first = documents.find((document) => document.estatus === state && replaceable(document));
    if (first) chosen.add(first);
  }
  return documents.map((document) => {
    if (!chosen.has(document)) return document;
    const accepting = { ...document, aceptaSustitutos: true };
    if (!hasBeen(document.estatus, 'authorised')) return accepting;
    const { line, sustitutoInsumoId } = replaceable(document)!;
    const lineas = document.lineas!.map((each) =>
      each === line ? withSubstitute({ ...each, sustitutoInsumoId }) : each,
    );
    return { ...accepting, ...derivedOf({ ...accepting, lineas } as Solicitud) };
  });
}
