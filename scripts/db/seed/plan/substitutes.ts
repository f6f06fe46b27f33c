/**
 * Supplies of the formulary that can replace each other, by clave: the same drug (or solution) by the same route, in another strength,
 * content or form. The prescriber decides the patient's dose; this list only says if a warehouse may send one for the other. All members of
 * a group have the same control and cold-chain status.
 */
export const INTERCHANGEABLE: readonly (readonly string[])[] = [
  // Oral: tablets of another strength.
  ['010.000.0101.00', '010.000.0103.00'], // Ácido acetilsalicílico 500 mg, 300 mg
  ['010.000.2503.00', '010.000.3451.00'], // Alopurinol 100 mg, 300 mg
  ['010.000.0472.00', '010.000.0473.00'], // Prednisona 5 mg, 50 mg
  // Oral: solid and liquid.
  ['010.000.0104.00', '010.000.0106.00'], // Paracetamol
  ['010.000.5941.00', '010.000.5942.00', '010.000.5944.00'], // Ibuprofeno
  ['010.000.1701.00', '010.000.1702.00'], // Fumarato ferroso
  ['010.000.2128.00', '010.000.2127.00'], // Amoxicilina
  ['010.000.1344.00', '010.000.1345.00'], // Albendazol
  ['010.000.1308.00', '010.000.1310.00'], // Metronidazol
  ['010.000.1903.00', '010.000.1904.00'], // Trimetoprima y sulfametoxazol
  ['040.000.2612.00', '040.000.2613.00'], // Clonazepam
  // Inhaled.
  ['010.000.0429.00', '010.000.0439.00'], // Salbutamol
  // Injected: ampoules of another content.
  ['040.000.2099.00', '040.000.2102.00', '040.000.2103.00'], // Morfina
  ['040.000.2108.00', '040.000.4057.00', '040.000.4060.00'], // Midazolam
  ['010.000.0261.00', '010.000.0262.00'], // Lidocaína 1 %, 2 %
  ['010.000.5332.00', '010.000.5333.00'], // Eritropoyetina 2 000 UI, 4 000 UI
  // Solutions in another bag.
  ['010.000.3608.00', '010.000.3609.00', '010.000.3610.00'], // Cloruro de sodio 0.9 %
  ['010.000.3615.00', '010.000.3616.00'], // Solución Hartmann
];
