import { BORN_ABROAD, STATE_CODES } from '#areas/red/shared/geografia/state-codes';

const STATES = [...Object.keys(STATE_CODES), BORN_ABROAD].join('|');

/** The 18 places of a CURP. The date may still not exist in the calendar, and the check digit may be wrong. */
export const CURP_PATTERN = new RegExp(
  `^[A-Z][AEIOUX][A-Z]{2}\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])[HMX](${STATES})[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\\d$`,
);
