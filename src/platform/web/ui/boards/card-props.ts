import type { BoardCardSpec } from './board-module';

/** Parameters for filters and reports of cards: `desde`, `hasta`, `hoy` and the key of the place. */
export type BoardParams = Readonly<Record<string, unknown>>;

export interface CardProps<Spec extends BoardCardSpec> {
  readonly card: Spec;
  readonly title: string;
  readonly params: BoardParams;
  /** Parameters of the previous period. */
  readonly before: BoardParams;
}

export interface ReportCardProps<Spec extends BoardCardSpec> extends CardProps<Spec> {
  /** Blocks of the report that all cards of the board need together, fetched in one request. */
  readonly blocks: readonly string[];
}

/** Parameters that identify the reader. */
export const READER = ['usuarioId', 'personalMedicoId'] as const;
