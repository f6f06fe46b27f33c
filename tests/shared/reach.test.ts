import { describe, expect, it } from 'vitest';
import { propuestaCambioLifecycle } from '#generated/shared/lifecycles/propuesta-cambio.gen';
import { solicitudLifecycle } from '#generated/shared/lifecycles/solicitud.gen';
import { offeredSteps } from '#platform/shared/lifecycle/lifecycle';
import { isOfOthers } from '#platform/shared/lifecycle/reach';

const KEYS = ['solicitud.surtir', 'solicitud.recibir'];
const request = {
  estatus: 'EN_TRANSITO',
  almacenSolicitanteId: 7,
  almacenSurtidorId: 8,
  unidadSolicitanteId: 70,
  unidadSurtidoraId: 80,
  jurisdiccionId: 1,
};

/** Returns the steps of a request offered to a user with a given scope. */
function offered(
  alcance: string,
  own: Readonly<Record<string, readonly number[]>>,
  document: Record<string, unknown> = request,
) {
  const alcances = Object.fromEntries(KEYS.map((key) => [key, alcance]));
  return offeredSteps(solicitudLifecycle, document, new Set(KEYS), [3], { alcances, own });
}

describe('a step of one party of a document', () => {
  it('is offered only to members of that party', () => {
    expect(offered('ALMACEN', { almacen: [7] })).toEqual(['recibir']);
    expect(offered('ALMACEN', { almacen: [8] })).toEqual([]);
    const picked = { ...request, estatus: 'EN_SURTIMIENTO' };
    expect(offered('ALMACEN', { almacen: [7] }, picked)).toEqual([]);
    expect(offered('ALMACEN', { almacen: [5, 8] }, picked)).toEqual(['devolver', 'confirmarSurtido']);
  });

  it('is offered as far as the permission reaches', () => {
    expect(offered('RED', {})).toEqual(['recibir']);
    expect(offered('UNIDAD', { unidad: [70] })).toEqual(['recibir']);
    expect(offered('UNIDAD', { unidad: [80] })).toEqual([]);
    expect(offered('JURISDICCION', { jurisdiccion: [1] })).toEqual(['recibir']);
    expect(offered('JURISDICCION', { jurisdiccion: [2] })).toEqual([]);
    // Staff of a ward have its warehouse.
    expect(offered('SERVICIO', { servicio: [4], almacen: [7] })).toEqual(['recibir']);
    expect(offered('SERVICIO', { servicio: [4], almacen: [9] })).toEqual([]);
  });

  it('is offered where only the server can decide', () => {
    const { almacenSolicitanteId: _, ...less } = request;
    expect(offered('ALMACEN', { almacen: [5] }, less)).toEqual(['recibir']);
    expect(offered('OTRO', { almacen: [5] })).toEqual(['recibir']);
    const scope = propuestaCambioLifecycle.states['BORRADOR']!.seenBy!;
    expect(isOfOthers(scope, { proveedorId: 6 }, 'x.ver', { alcances: { 'x.ver': 'UNIDAD' }, own: {} })).toBe(false);
    expect(
      isOfOthers(scope, { proveedorId: 6 }, 'x.ver', { alcances: { 'x.ver': 'PROVEEDOR' }, own: { proveedor: [9] } }),
    ).toBe(true);
  });

  it('is not offered when the document is tied to no party', () => {
    expect(offered('ALMACEN', { almacen: [7] }, { ...request, almacenSolicitanteId: null })).toEqual([]);
  });
});
