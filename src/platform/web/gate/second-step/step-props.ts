import type { SayFactor } from '../../factor/say-factor';

export interface StepProps {
  readonly say: SayFactor;
  /** Ticket issued for the correct password. */
  readonly boleto: string;
}
