import type { SayFactor } from '../../factor/say-factor';

export interface StepProps {
  readonly say: SayFactor;
  /** Ticket that the right password gave. */
  readonly boleto: string;
}
