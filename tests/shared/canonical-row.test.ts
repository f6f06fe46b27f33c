import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalRow,
  NO_DIGEST,
  SEALED_COLUMNS,
  sealOf,
  type SealedRow,
} from '#platform/server/db/chain/canonical-row';

const ROW: SealedRow = {
  bitacoraId: '12',
  fecha: '2026-03-01T20:05:00.000Z',
  usuarioId: '7',
  unidadId: null,
  accion: 'EDITAR',
  transicion: null,
  entidad: 'unidad',
  entidadId: '3',
  antes: '{"nombre": "Año"}',
  despues: '{"nombre": "Ñu 😀"}',
  motivo: '',
  ip: '::1',
  dispositivo: null,
  correlationId: 'c-1',
};
const value = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '-', '1:', ',', '-,', '1:a,')), {
  nil: null,
});
const row = fc.record(Object.fromEntries(SEALED_COLUMNS.map((name) => [name, value]))) as fc.Arbitrary<SealedRow>;
const columns = (of: SealedRow) => SEALED_COLUMNS.map((name) => of[name]);

describe('the sealed form of a row', () => {
  it('contains every column in order, with its length in bytes', () => {
    expect(canonicalRow(ROW)).toBe(
      '2:12,24:2026-03-01T20:05:00.000Z,1:7,-,6:EDITAR,-,6:unidad,1:3,18:{"nombre": "Año"},22:{"nombre": "Ñu 😀"},0:,3:::1,-,3:c-1,',
    );
    expect(canonicalRow(Object.fromEntries(Object.entries(ROW).toReversed()) as unknown as SealedRow)).toBe(
      canonicalRow(ROW),
    );
  });

  it('differs for any two rows', () => {
    fc.assert(
      fc.property(row, row, (a, b) => {
        expect(canonicalRow(a) === canonicalRow(b)).toBe(JSON.stringify(columns(a)) === JSON.stringify(columns(b)));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(row, fc.constantFrom(...SEALED_COLUMNS), value, (of, name, other) => {
        fc.pre(of[name] !== other);
        expect(canonicalRow({ ...of, [name]: other })).not.toBe(canonicalRow(of));
      }),
      { numRuns: 500 },
    );
  });

  it('has a digest that depends on its place, its moment and the digest before it', () => {
    const digest = sealOf(1, ROW.fecha, NO_DIGEST, ROW);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(
      new Set([
        digest,
        sealOf(2, ROW.fecha, NO_DIGEST, ROW),
        sealOf(1, '2026-03-01T20:05:00.001Z', NO_DIGEST, ROW),
        sealOf(1, ROW.fecha, 'f'.repeat(64), ROW),
      ]).size,
    ).toBe(4);
  });
});
