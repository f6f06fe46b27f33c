import type { BoardCardSpec } from './board-module';

/** What a filter of a card, or a report, may be asked with: `desde`, `hasta`, `hoy` and the key of the place. */
export type BoardParams = Readonly<Record<string, unknown>>;

export interface CardProps<Spec extends BoardCardSpec> {
  readonly card: Spec;
  readonly title: string;
  readonly params: BoardParams;
  /** The same for the period before. */
  readonly before: BoardParams;
}

export interface ReportCardProps<Spec extends BoardCardSpec> extends CardProps<Spec> {
  /** What all cards of the board together want of the report, as they ask it. */
  readonly blocks: readonly string[];
}

/** Of what a board knows, who looks at it. */
export const READER = ['usuarioId', 'personalMedicoId'] as const;
