import { describe, expect, it } from 'vitest';
import { allergyTo, isUnlinked } from '../../../src/domain/farmacia/allergy';
import { duplicateOf } from '../../../src/domain/farmacia/duplicates';
import { substancesOfMedicine } from '../../../src/domain/farmacia/medicine-substances';
import { SHIPPED_SUBSTANCES, SUBSTANCES_SOURCE } from '../../../src/domain/farmacia/shipped-substances';
import { substanceIndex } from '../../../src/domain/farmacia/substance-index';
import insumos from '../../../scripts/db/seed/data/insumos.json';
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

/** Groups by the ATC index of the WHO (2024); names and brands by the registers of COFEPRIS, medicines by the number of their code (CNIS). */
describe('an allergy as people write it', () => {
  it.each([
    ['ATC J01E', 'Sulfamidas', 'CNIS 1903', 'ALERGIA'],
    ['ATC J01E', 'Sulfas', 'CNIS 1904', 'ALERGIA'],
    ['COFEPRIS: Bactrim', 'Bactrim', 'CNIS 1903', 'ALERGIA'],
    ['INN: co-trimoxazole', 'Cotrimoxazol', 'CNIS 1904', 'ALERGIA'],
    ['COFEPRIS: Aspirina', 'Aspirina', 'CNIS 0103', 'ALERGIA'],
    ['abbreviation', 'AAS', 'CNIS 0101', 'ALERGIA'],
    ['INN: metamizole, dipyrone', 'Dipirona', 'CNIS 0108', 'ALERGIA'],
    ['COFEPRIS: Neo-Melubrina', 'Neo-Melubrina', 'CNIS 0109', 'ALERGIA'],
    ['USAN: acetaminophen', 'Acetaminofén', 'CNIS 0104', 'ALERGIA'],
    ['COFEPRIS: Tempra', 'tempra gotas', 'CNIS 0106', 'ALERGIA'],
    ['BAN: adrenaline', 'Adrenalina', 'CNIS 0611', 'ALERGIA'],
    ['BAN: adrenaline', 'Adrenalina', 'CNIS 0265', 'ALERGIA'],
    ['ATC J01C, J01D', 'Betalactámicos', 'CNIS 2128', 'ALERGIA'],
    ['ATC J01C, J01D', 'Beta-lactámicos', 'CNIS 1939', 'ALERGIA'],
    ['ATC J01C, J01D', 'Betalactámicos', 'CNIS 5292', 'ALERGIA'],
    ['one letter left out', 'Penicilna', 'CNIS 2128', 'ALERGIA'],
    ['two letters exchanged', 'Penicilnia', 'CNIS 1929', 'ALERGIA'],
    ['one letter added', 'Amoxicillina', 'CNIS 2128', 'ALERGIA'],
    ['one letter replaced', 'Ibuprofemo', 'CNIS 5941', 'ALERGIA'],
    ['ATC M01A', 'Antiinflamatorios', 'CNIS 3417', 'ALERGIA'],
    ['ATC M01A', 'Anti-inflamatorios', 'CNIS 3407', 'ALERGIA'],
    ['ATC M01A', 'AINES', 'CNIS 3422', 'ALERGIA'],
    ['COFEPRIS: Buscapina', 'Buscapina', 'CNIS 1206', 'ALERGIA'],
    ['COFEPRIS: Flagyl', 'Flagyl', 'CNIS 1308', 'ALERGIA'],
    ['COFEPRIS: Xylocaína', 'Xylocaína', 'CNIS 0261', 'ALERGIA'],
    ['ATC N01BB: amides', 'Lidocaína', 'CNIS 0271', 'ALERGIA'],
    ['COFEPRIS: Epamín', 'Epamín', 'CNIS 0525', 'ALERGIA'],
    ['cross-reaction of aromatic anticonvulsants (FDA, carbamazepine label, 5.3)', 'Fenitoína', 'CNIS 2608', 'ALERGIA'],
    ['a sentence', 'Alergia a la penicilina desde niño', 'CNIS 1925', 'ALERGIA'],
    ['two in one', 'Penicilina y sulfas', 'CNIS 1903', 'ALERGIA'],
    [
      'cross-reaction of penicillins and cephalosporins (AAAAI, Drug Allergy Practice Parameter, 2022)',
      'Penicilina',
      'CNIS 1939',
      'CRUZADA',
    ],
    ['cross-reaction of penicillins and carbapenems (the same)', 'Ampicilina', 'CNIS 5292', 'CRUZADA'],
    ['cross-reaction of NSAIDs (EAACI, NSAID hypersensitivity, 2013)', 'Aspirina', 'CNIS 3407', 'ALERGIA'],
    ['paracetamol is no NSAID (ATC N02BE)', 'Aspirina', 'CNIS 0104', null],
    ['a brand of another', 'Bactrim', 'CNIS 2128', null],
    ['macrolides are no beta-lactams (ATC J01FA)', 'Penicilina', 'CNIS 1969', null],
    ['short words are not corrected', 'Asprn', 'CNIS 0103', null],
    ['two letters wrong', 'Penisilna', 'CNIS 2128', null],
    ['sulfates are no sulfonamides', 'Sulfas', 'CNIS 3629', null],
    ['a medicine of the table that is another', 'Prednisona', 'CNIS 0104', null],
  ])('%s: «%s» and %s: %s', (_source, sustancia, code, how) => {
    expect(allergyTo(allergy(sustancia), medicine(code), index)).toBe(how);
  });

  it('is compared by its link, whatever its name', () => {
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

/** The same generic, whatever its salt or form, or a group of the ATC index. */
describe('a treatment that is duplicated', () => {
  it.each([
    ['CNIS 0104 tablets', 'CNIS 0105 suppositories', 'GENERICO'],
    ['CNIS 0104 tablets', 'CNIS 0106 drops', 'GENERICO'],
    ['CNIS 0104', 'CNIS 2096 with tramadol', 'GENERICO'],
    ['CNIS 0429 inhaler', 'CNIS 0431 syrup', 'GENERICO'],
    ['CNIS 2307 tablets', 'CNIS 2308 ampoules', 'GENERICO'],
    ['CNIS 1242 tablets', 'CNIS 1241 ampoules', 'GENERICO'],
    ['CNIS 1308 tablets', 'CNIS 1561 pessaries', 'GENERICO'],
    ['CNIS 1701 fumarate', 'CNIS 1702 suspension', 'GENERICO'],
    ['CNIS 1701 fumarate', 'CNIS 1703 sulfate', 'GENERICO'],
    ['CNIS 0525 tablets', 'CNIS 2624 ampoules', 'GENERICO'],
    ['CNIS 0599 30 mg', 'CNIS 0597 10 mg', 'GENERICO'],
    ['CNIS 0593 10 mg', 'CNIS 0592 sublingual', 'GENERICO'],
    ['CNIS 1924 procaine', 'CNIS 1925 benzathine', 'GENERICO'],
    ['CNIS 5186 pantoprazol u omeprazol', 'CNIS 5187 omeprazol', 'GENERICO'],
    ['CNIS 2128 (J01CA)', 'CNIS 1926 (J01CF)', 'GRUPO'],
    ['CNIS 5941 (M01AE)', 'CNIS 3417 (M01AB)', 'GRUPO'],
    ['CNIS 2501 (C09AA)', 'CNIS 0574 (C09AA)', 'GRUPO'],
    ['CNIS 2111 (C08CA)', 'CNIS 0597 (C08CA)', 'GRUPO'],
    ['CNIS 5106 (C10AA)', 'CNIS 0657 (C10AA)', 'GRUPO'],
    ['CNIS 2144 (R06A)', 'CNIS 0402 (R06A)', 'GRUPO'],
    ['CNIS 0104 (N02BE)', 'CNIS 5941 (M01AE)', null],
    ['CNIS 2501 (C09AA)', 'CNIS 2301 (C03AA)', null],
    ['CNIS 1050 basal', 'CNIS 1051 rapid', null],
    ['CNIS 3608 a carrier', 'CNIS 3609 a carrier', null],
    ['CNIS 0103 (B01AC)', 'CNIS 4246 (B01AC), given together', null],
  ])('%s and %s: %s', (one, other, how) => {
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

  it('names groups that it has, and tells where it is from', () => {
    const keys = new Set(SHIPPED_SUBSTANCES.map(({ clave }) => clave));
    const wrong = SHIPPED_SUBSTANCES.flatMap(({ grupos, cruzadas }) => [...(grupos ?? []), ...(cruzadas ?? [])]).filter(
      (clave) => !keys.has(clave),
    );
    expect(wrong).toEqual([]);
    expect(keys.size).toBe(SHIPPED_SUBSTANCES.length);
    expect(SUBSTANCES_SOURCE).toContain('ATC');
  });

  it('lets a name stand for itself that it does not know', () => {
    expect(substancesOfMedicine('Fulanitol sódico', index)).toEqual(['fulanitol']);
    expect(duplicateOf('Fulanitol', 'Fulanitol sódico', index)).toBe('GENERICO');
  });
});
