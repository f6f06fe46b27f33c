import { INTAKE, OUTPUT, type FluidKind } from '#areas/consulta/shared/signos/fluids';
import type { VitalSigns } from '#areas/consulta/shared/signos/vital-signs';

/** Figure that the user types. */
export interface Parameter {
  /** Field of the set; for fluids, the kind. */
  readonly field: keyof VitalSigns | FluidKind;
  readonly group: 'signs' | 'oxygen' | 'intake' | 'output';
  readonly unit: string;
  /** Maximum length, including the point. */
  readonly length: number;
  readonly decimal?: true;
}

/**
 * Figures in the order in which signs are taken: cuff, pulse while it deflates, breathing, thermometer, oximeter, scales; then oxygen and
 * fluids.
 */
export const PARAMETERS: readonly Parameter[] = [
  { field: 'tas', group: 'signs', unit: 'mmHg', length: 3 },
  { field: 'tad', group: 'signs', unit: 'mmHg', length: 3 },
  { field: 'frecuenciaCardiaca', group: 'signs', unit: 'lpm', length: 3 },
  { field: 'frecuenciaRespiratoria', group: 'signs', unit: 'rpm', length: 3 },
  { field: 'temperatura', group: 'signs', unit: '°C', length: 4, decimal: true },
  { field: 'spo2', group: 'signs', unit: '%', length: 3 },
  { field: 'peso', group: 'signs', unit: 'kg', length: 7, decimal: true },
  { field: 'talla', group: 'signs', unit: 'cm', length: 5, decimal: true },
  { field: 'glucosaCapilar', group: 'signs', unit: 'mg/dL', length: 3 },
  { field: 'dolor', group: 'signs', unit: '0–10', length: 2 },
  { field: 'flujoLpm', group: 'oxygen', unit: 'L/min', length: 4, decimal: true },
  { field: 'fio2', group: 'oxygen', unit: '%', length: 3 },
  ...INTAKE.map((field): Parameter => ({ field, group: 'intake', unit: 'mL', length: 5 })),
  ...OUTPUT.map((field): Parameter => ({ field, group: 'output', unit: 'mL', length: 5 })),
];
