/** Days that a date may be. Limits as `dayOfLimit` reads them. */
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
