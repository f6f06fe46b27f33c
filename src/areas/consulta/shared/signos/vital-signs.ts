import type { Signos, SignosInput } from '#generated/shared/types/signos.gen';

/** Signs as they are sent, stored or typed so far: what was not taken is left out or null. */
export type VitalSigns = {
  readonly [Each in keyof SignosInput]?: Signos[Each] | SignosInput[Each] | null;
};

/** Patient data at the time of measurement. */
export interface PatientThen {
  /** Completed years; null where the date of birth is not known. */
  readonly years: number | null;
  /** Completed days; null where the date of birth is not known, left out by what was kept on a device before. */
  readonly ageDays?: number | null;
  /** `H`, `M`, or anything else. */
  readonly sex?: string | null;
  readonly pregnant: boolean;
  /** Chronic obstructive pulmonary disease among the conditions in force (CIE-10 J44). */
  readonly copd: boolean;
}

/** From this age on NEWS2 holds, and adult limits are gone by (RCP 2017). */
export const ADULT_YEARS = 16;
