/** Range of a date. `dayOfLimit` reads the limits. */
export interface DayRange {
  /** Earlier days are refused. */
  readonly min?: string;
  /** Later days are refused. */
  readonly max?: string;
  /** Earlier days require confirmation. */
  readonly expectedMin?: string;
  /** Later days require confirmation. */
  readonly expectedMax?: string;
}
