/** Prescribing cases with their sources, for the rules and the API. */

/**
 * Number of packs for a treatment: ⌈Σ dose × 24 ÷ hours × days ÷ content⌉ (DOMAIN a.4), calculated by hand. The adult doses of each code
 * are from the Compendio Nacional de Insumos para la Salud (CNIS).
 */
export const PACK_CASES = [
  ['CNIS 2128', 500, 'mg', 8, 7, 2, '1 × 3 × 7 = 21; 21 ÷ 12 → 2'],
  ['CNIS 2127', 5, 'mL', 8, 7, 2, '5 × 3 × 7 = 105; 105 ÷ 75 → 2'],
  ['CNIS 2127', 250, 'mg', 8, 10, 1, '2.5 × 3 × 10 = 75; 75 ÷ 75 → 1'],
  ['CNIS 0108', 500, 'mg', 8, 5, 2, '1 × 3 × 5 = 15; 15 ÷ 10 → 2'],
  ['CNIS 0429', 2, 'disparo', 8, 30, 1, '2 × 3 × 30 = 180; 180 ÷ 200 → 1'],
  ['CNIS 0104', 500, 'mg', 6, 5, 2, '1 × 4 × 5 = 20; 20 ÷ 10 → 2'],
  ['CNIS 0106', 80, 'mg', 6, 3, 1, '0.8 × 4 × 3 = 9.6; 9.6 ÷ 15 → 1'],
  ['CNIS 5165', 850, 'mg', 12, 30, 2, '1 × 2 × 30 = 60; 60 ÷ 30 → 2'],
  ['CNIS 1050', 20, 'UI', 12, 30, 2, '0.2 × 2 × 30 = 12; 12 ÷ 10 → 2'],
  ['CNIS 1007', 50, 'mcg', 24, 30, 1, '0.5 × 1 × 30 = 15; 15 ÷ 100 → 1'],
  ['CNIS 0502', 0.125, 'mg', 24, 30, 1, '0.5 × 1 × 30 = 15; 15 ÷ 20 → 1'],
  ['CNIS 2612', 2, 'mg', 24, 30, 1, '1 × 1 × 30 = 30; 30 ÷ 30 → 1'],
  ['CNIS 4255', 500, 'mg', 12, 7, 4, '2 × 2 × 7 = 28; 28 ÷ 8 → 4'],
  ['CNIS 1969', 500, 'mg', 24, 3, 1, '1 × 1 × 3 = 3; 3 ÷ 4 → 1'],
  ['CNIS 1904', 10, 'mL', 12, 10, 2, '10 × 2 × 10 = 200; 200 ÷ 120 → 2'],
  ['CNIS 1702', 5, 'mL', 24, 30, 2, '5 × 1 × 30 = 150; 150 ÷ 120 → 2'],
  ['CNIS 3422', 30, 'mg', 8, 2, 2, '1 × 3 × 2 = 6; 6 ÷ 3 → 2'],
  ['CNIS 2154', 40, 'mg', 24, 7, 4, '1 × 1 × 7 = 7; 7 ÷ 2 → 4'],
  ['CNIS 4411', 1, 'gota', 24, 30, 1, '0.05 × 1 × 30 = 1.5; 1.5 ÷ 3 → 1'],
  ['CNIS 1561', 1, 'óvulo', 24, 10, 1, '1 × 1 × 10 = 10; 10 ÷ 10 → 1'],
  ['CNIS 0891', 2, 'g', 12, 14, 3, '2 × 2 × 14 = 56; 56 ÷ 20 → 3'],
  ['CNIS 0472', 20, 'mg', 24, 10, 2, '4 × 1 × 10 = 40; 40 ÷ 20 → 2'],
] as const;

/**
 * Regimens without a calculable number of packs, with the reason. The reason is null where the number can be calculated or a value is still
 * missing.
 */
export const REFUSED_REGIMENS: readonly (readonly [source: string, regimen: object, why: string | null])[] = [
  ['CNIS 2230', { dosis: 500, unidadDosis: 'mg', frecuenciaHoras: 8, duracionDias: 7 }, 'SIN_CONCENTRACION'],
  ['CNIS 2127', { dosis: 1, unidadDosis: 'tableta', frecuenciaHoras: 8, duracionDias: 7 }, 'UNIDAD_NO_CONVERTIBLE'],
  ['CNIS 0891', { dosis: 1, unidadDosis: 'aplicación', frecuenciaHoras: 12, duracionDias: 7 }, 'UNIDAD_NO_CONVERTIBLE'],
  ['CNIS 2128', { dosis: 500, unidadDosis: 'mg', duracionDias: 7 }, 'SIN_FRECUENCIA'],
  ['CNIS 2128', { dosis: 500, unidadDosis: 'mg', frecuenciaHoras: 8 }, null],
  ['CNIS 2128', { dosis: 500, unidadDosis: 'mg', frecuenciaHoras: 8, duracionDias: 7 }, null],
];

/**
 * Allergies as people write them, with the result of their comparison with a medicine. Groups are from the ATC index of the WHO (2024).
 * Names and brands are from the registers of COFEPRIS, medicines by their code (CNIS).
 */
export const ALLERGY_CASES: readonly (readonly [
  source: string,
  sustancia: string,
  code: string,
  how: 'ALERGIA' | 'CRUZADA' | null,
])[] = [
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
];

/** Two medicines of one prescription: the same generic, whatever its salt or form, or a group of the ATC index. */
export const DUPLICATE_CASES: readonly (readonly [one: string, other: string, how: 'GENERICO' | 'GRUPO' | null])[] = [
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
];
