import { describe, expect, it } from 'vitest';
import { allergyTo, isUnlinked } from '#areas/farmacia/shared/farmacia/allergy';
import { duplicateOf } from '#areas/farmacia/shared/farmacia/duplicates';
import { substancesOfMedicine } from '#areas/farmacia/shared/farmacia/medicine-substances';
import { SHIPPED_SUBSTANCES, SUBSTANCES_SOURCE } from '#areas/farmacia/shared/farmacia/shipped-substances';
import { substanceIndex } from '#areas/farmacia/shared/farmacia/substance-index';
import insumos from '../../../scripts/db/seed/data/insumos.json';
import { ALLERGY_CASES, DUPLICATE_CASES } from '../../support/cases/prescribing';
import { demoPack } from '../../support/demo-pack';

const index = substanceIndex(SHIPPED_SUBSTANCES);
const medicine = (source: string) => {
  const { nombreGenerico } = demoPack(source.slice(5, 9));
  return { insumoId: 1, nombreGenerico };
};
const allergy = (sustancia: string, more: object = {}) => ({
  sustancia,
  tipo: 'MEDICAMENTO',
  estado: 'ACTIVA',
  ...more,
});

describe('an allergy as people write it', () => {
  it.each(ALLERGY_CASES)('%s: «%s» and %s: %s', (_source, sustancia, code, how) => {
    expect(allergyTo(allergy(sustancia), medicine(code), index)).toBe(how);
  });

  it('is compared by its link, not by its name', () => {
    const linked = allergy('La inyección rosa', { vinculo: 'penicilinas' });
    expect([isUnlinked(allergy('La inyección rosa'), index), isUnlinked(linked, index)]).toEqual([true, false]);
    expect(allergyTo(linked, medicine('CNIS 2128'), index)).toBe('ALERGIA');
    expect(allergyTo(linked, medicine('CNIS 0104'), index)).toBeNull();
    const byMedicine = allergy('La inyección rosa', { insumoId: 9, insumoNombre: 'Bencilpenicilina benzatínica' });
    expect(allergyTo(byMedicine, medicine('CNIS 1924'), index)).toBe('ALERGIA');
  });

  it.each([
    ['MEDICAMENTO', 'Fulanitol', true],
    ['OTRO', 'Fulanitol', true],
    ['ALIMENTO', 'Mariscos', false],
    ['AMBIENTAL', 'Polen', false],
    ['LATEX', 'Látex', false],
    ['MEDICAMENTO', 'Penicilina', false],
    ['MEDICAMENTO', 'Penicilna', false],
  ])('%s «%s» is unlinked: %s', (tipo, sustancia, expected) => {
    expect(isUnlinked(allergy(sustancia, { tipo }), index)).toBe(expected);
    expect(isUnlinked(allergy(sustancia, { tipo, estado: 'INACTIVA' }), index)).toBe(false);
  });
});

describe('a treatment that is duplicated', () => {
  it.each(DUPLICATE_CASES)('%s and %s: %s', (one, other, how) => {
    const [first, second] = [medicine(one).nombreGenerico, medicine(other).nombreGenerico];
    expect([duplicateOf(first, second, index), duplicateOf(second, first, index)]).toEqual([how, how]);
  });
});

describe('the table of substances', () => {
  it('knows every medicine of the demo catalogue', () => {
    const unknown = insumos
      .filter(({ clave }) => /^0[124]0\./.test(clave))
      .filter(({ nombre }) => index.named(nombre).length === 0)
      .map(({ nombre }) => nombre);
    expect(unknown).toEqual([]);
  });

  it('refers only to existing groups, and states its source', () => {
    const keys = new Set(SHIPPED_SUBSTANCES.map(({ clave }) => clave));
    const wrong = SHIPPED_SUBSTANCES.flatMap(({ grupos, cruzadas }) => [...(grupos ?? []), ...(cruzadas ?? [])]).filter(
      (clave) => !keys.has(clave),
    );
    expect(wrong).toEqual([]);
    expect(keys.size).toBe(SHIPPED_SUBSTANCES.length);
    expect(SUBSTANCES_SOURCE).toContain('ATC');
  });

  it('uses an unknown name as its own substance', () => {
    expect(substancesOfMedicine('Fulanitol sódico', index)).toEqual(['fulanitol']);
    expect(duplicateOf('Fulanitol', 'Fulanitol sódico', index)).toBe('GENERICO');
  });
});
