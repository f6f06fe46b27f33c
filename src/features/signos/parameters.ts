import type { VitalSigns } from '../../domain/signos/vital-signs';

/** A sign that is typed. */
export interface Parameter {
  readonly field: keyof VitalSigns;
  readonly unit: string;
  /** Digits at most, the point included. */
  readonly length: number;
  readonly decimal?: true;
}

/** In the order in which signs are taken: the cuff, the pulse while it deflates, breathing, thermometer, oximeter, scales. */
export const PARAMETERS: readonly Parameter[] = [
  { field: 'tas', unit: 'mmHg', length: 3 },
  { field: 'tad', unit: 'mmHg', length: 3 },
  { field: 'frecuenciaCardiaca', unit: 'lpm', length: 3 },
  { field: 'frecuenciaRespiratoria', unit: 'rpm', length: 3 },
  { field: 'temperatura', unit: '°C', length: 4, decimal: true },
  { field: 'spo2', unit: '%', length: 3 },
  { field: 'peso', unit: 'kg', length: 7, decimal: true },
  { field: 'talla', unit: 'cm', length: 5, decimal: true },
  { field: 'glucosaCapilar', unit: 'mg/dL', length: 3 },
  { field: 'dolor', unit: '0–10', length: 2 },
];
