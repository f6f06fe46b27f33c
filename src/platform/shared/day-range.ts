/** Range of a date. `dayOfLimit` reads the limits. */
export interface DayRange {
  /** Days before are refused. */
  readonly min?: string;
  /** Days after are refused. */
  readonly max?: string;
  /** Days before are asked about. */
  readonly expectedMin?: string;
  /** Days after are asked about. */
  readonly expectedMax?: string;
}
