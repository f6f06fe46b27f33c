import { describe, expect, it } from 'vitest';
import { stayDays } from '#areas/hospital/shared/hospital/stay-days';

/**
 * Days of stay as the SAEH counts them: date of discharge minus date of admission, one when both dates are equal. The data dictionary of
 * hospital discharges of the INEC of Ecuador words the same rule: «se cuenta el día de ingreso pero no el de egreso. A los pacientes
 * ingresados y egresados el mismo día se le computa un día de estada» (anda.inec.gob.ec, catalogue 574, variable dia_estad).
 */
const MONTERREY = 'America/Monterrey';
const TIJUANA = 'America/Tijuana';
/** A moment long after each of these stays. */
const LATER = '2027-01-01T00:00:00Z';

describe('days of a stay', () => {
  it.each<[string, string, string, string | null, string, number]>([
    // Monterrey is six hours behind UTC all year.
    ['one minute', MONTERREY, '2026-03-10T16:00:00Z', '2026-03-10T16:01:00Z', LATER, 1],
    [
      'from the first to the last minute of a date',
      MONTERREY,
      '2026-03-10T06:00:00Z',
      '2026-03-11T05:59:00Z',
      LATER,
      1,
    ],
    ['two minutes across midnight', MONTERREY, '2026-03-11T05:59:00Z', '2026-03-11T06:01:00Z', LATER, 1],
    ['across midnight of UTC only', MONTERREY, '2026-03-10T23:00:00Z', '2026-03-11T01:00:00Z', LATER, 1],
    ['24 hours', MONTERREY, '2026-03-10T16:00:00Z', '2026-03-11T16:00:00Z', LATER, 1],
    ['25 hours', MONTERREY, '2026-03-10T16:00:00Z', '2026-03-11T17:00:00Z', LATER, 1],
    ['25 hours over two midnights', MONTERREY, '2026-03-11T05:30:00Z', '2026-03-12T06:30:00Z', LATER, 2],
    ['47 hours from morning to morning', MONTERREY, '2026-03-10T16:00:00Z', '2026-03-12T15:00:00Z', LATER, 2],
    ['over the end of February', MONTERREY, '2026-02-27T18:00:00Z', '2026-03-02T18:00:00Z', LATER, 3],
    ['over 29 February', MONTERREY, '2028-02-28T18:00:00Z', '2028-03-01T18:00:00Z', '2028-06-01T00:00:00Z', 2],
    ['over the end of the year', MONTERREY, '2025-12-31T18:00:00Z', '2026-01-01T18:00:00Z', LATER, 1],
    ['a whole year', MONTERREY, '2025-03-10T18:00:00Z', '2026-03-10T18:00:00Z', LATER, 365],
    // Tijuana follows the clock of California: 23 hours on 8 March 2026, 25 hours on 1 November 2026 (IANA tzdata).
    ['the whole date of 23 hours', TIJUANA, '2026-03-08T08:00:00Z', '2026-03-09T06:59:00Z', LATER, 1],
    ['23 hours over the lost hour', TIJUANA, '2026-03-08T07:30:00Z', '2026-03-09T06:30:00Z', LATER, 1],
    ['the whole date of 25 hours', TIJUANA, '2026-11-01T07:00:00Z', '2026-11-02T07:59:00Z', LATER, 1],
    [
      'from one date to the next over the hour that comes twice',
      TIJUANA,
      '2026-11-01T07:00:00Z',
      '2026-11-02T08:00:00Z',
      LATER,
      1,
    ],
    [
      'two moments that are one date in Tijuana alone',
      TIJUANA,
      '2026-07-01T07:30:00Z',
      '2026-07-02T06:30:00Z',
      LATER,
      1,
    ],
    ['the same two moments in Monterrey', MONTERREY, '2026-07-01T05:30:00Z', '2026-07-02T06:30:00Z', LATER, 2],
    ['an open stay on its first date', MONTERREY, '2026-03-10T16:00:00Z', null, '2026-03-11T05:00:00Z', 1],
    ['an open stay 25 hours later', MONTERREY, '2026-03-10T16:00:00Z', null, '2026-03-11T17:00:00Z', 1],
    ['an open stay two dates later', MONTERREY, '2026-03-10T16:00:00Z', null, '2026-03-12T06:00:00Z', 2],
    [
      'a stay that ends after the cut-off',
      MONTERREY,
      '2026-03-10T16:00:00Z',
      '2026-03-20T16:00:00Z',
      '2026-03-13T05:59:59Z',
      2,
    ],
    [
      'a stay that ends at the cut-off',
      MONTERREY,
      '2026-03-10T16:00:00Z',
      '2026-03-13T06:00:00Z',
      '2026-03-13T06:00:00Z',
      3,
    ],
  ])('counts %s in %s', (_what, zone, admitted, discharged, cutOff, days) => {
    expect(stayDays({ admitted, discharged }, new Date(cutOff), zone)).toBe(days);
  });

  it.each([null, undefined])('counts none before the admission (%s)', (admitted) => {
    expect(stayDays({ admitted, discharged: null }, new Date(LATER), MONTERREY)).toBeNull();
  });
});
