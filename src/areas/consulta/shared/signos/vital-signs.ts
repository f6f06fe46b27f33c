import type { Signos, SignosInput } from '#generated/shared/types/signos.gen';

/** Signs as sent, stored or partly typed. Signs that were not taken are missing or null. */
export type VitalSigns = {
  readonly [Each in keyof SignosInput]?: Signos[Each] | SignosInput[Each] | null;
};

/** Patient data at the time of measurement. */
export interface PatientAt {
  /** Completed years; null when the date of birth is unknown. */
  readonly years: number | null;
  /** Completed days; null when the date of birth is unknown, missing in data that a device stored earlier. */
  readonly ageDays?: number | null;
  /** `H`, `M`, or anything else. */
  readonly sex?: string | null;
  readonly pregnant: boolean;
  /** True when chronic obstructive pulmonary disease (CIE-10 J44) is among the current conditions. */
  readonly copd: boolean;
}

/** Age in years from which NEWS2 and adult limits apply (RCP 2017). */
export const ADULT_YEARS = 16;
