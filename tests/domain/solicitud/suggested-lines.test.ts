import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedLines, type SupplyNeed } from '#areas/solicitudes/shared/solicitud/suggested-lines';

const supply = (more: Partial<SupplyNeed>): SupplyNeed => ({
  insumoId: 1,
  clave: '010.000.0101.00',
  clasificacionVen: null,
  puntoReorden: 20,
  maximo: 100,
  fondoFijo: null,
  multiplo: 1,
  tope: null,
  disponible: 0,
  enTransito: 0,
  pedido: 0,
  ...more,
});

describe('the suggestion for a request', () => {
  it('has supplies at their reorder point, up to the maximum, less incoming and requested pieces', () => {
    expect(suggestedLines([supply({ disponible: 21 })], 'ORDINARIA')).toEqual([]);
    expect(suggestedLines([supply({ disponible: 8, enTransito: 5, pedido: 7 })], 'ORDINARIA')).toEqual([
      { insumoId: 1, cantidadSolicitada: 80 },
    ]);
    expect(suggestedLines([supply({ disponible: 8, enTransito: 5, pedido: 8 })], 'ORDINARIA')).toEqual([]);
  });

  it('has whole multiples, and does not exceed the ceiling of a request', () => {
    const amountOf = (more: Partial<SupplyNeed>) => suggestedLines([supply(more)], 'ORDINARIA')[0]?.cantidadSolicitada;
    expect(amountOf({ disponible: 5, multiplo: 12 })).toBe(96);
    expect(amountOf({ multiplo: 12, tope: 50 })).toBe(48);
    expect(amountOf({ multiplo: 12, tope: 11 })).toBeUndefined();
  });

  it('completes a fixed fund, whatever the reorder point', () => {
    const fund = { fondoFijo: 10, puntoReorden: 0, maximo: 0 };
    expect(suggestedLines([supply({ ...fund, disponible: 9 })], 'REPOSICION_FONDO_FIJO')).toEqual([
      { insumoId: 1, cantidadSolicitada: 1 },
    ]);
    expect(suggestedLines([supply({ ...fund, disponible: 10 }), supply({})], 'REPOSICION_FONDO_FIJO')).toEqual([]);
  });

  it('sorts vital supplies first, then by shortage', () => {
    const lines = suggestedLines(
      [
        supply({ insumoId: 1, disponible: 0 }),
        supply({ insumoId: 2, disponible: 15, clasificacionVen: 'VITAL' }),
        supply({ insumoId: 3, disponible: 5, clasificacionVen: 'VITAL' }),
        supply({ insumoId: 4, disponible: 0, clasificacionVen: 'ESENCIAL' }),
      ],
      'ORDINARIA',
    );
    expect(lines.map(({ insumoId }) => insumoId)).toEqual([3, 2, 4, 1]);
  });

  it('omits supplies already requested, when nothing limits them', () => {
    const amounts = fc.nat(500);
    const needs = fc.record({
      puntoReorden: amounts,
      maximo: amounts,
      disponible: amounts,
      enTransito: amounts,
      multiplo: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(needs, (more) => {
        const before = supply({ ...more, maximo: more.puntoReorden + more.maximo + 1 });
        const [line] = suggestedLines([before], 'ORDINARIA');
        if (!line) return;
        expect(line.cantidadSolicitada % before.multiplo).toBe(0);
        expect(suggestedLines([{ ...before, pedido: line.cantidadSolicitada }], 'ORDINARIA')).toEqual([]);
      }),
      { seed: 5 },
    );
  });
});
