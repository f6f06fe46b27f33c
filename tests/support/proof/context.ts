import type { FastifyInstance } from 'fastify';
import type { Resource } from '#platform/server/entity/resource';
import type { Client } from '../server/app';
import type { Planted } from './planted';
import type { Person } from './reach';
import type { Worlds } from './two-worlds';

/** One person at work: all that a probe needs to request what they may see, and what they may not. */
export interface Visitor extends Person {
  readonly ask: Client;
  readonly token: string;
}

export interface Proof {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly planted: readonly Planted[];
  readonly visitors: readonly Visitor[];
  /** Client with full access, used to list the existing records. */
  readonly all: Client;
  readonly resources: readonly Resource[];
  /** Resources whose answers are checked. */
  readonly probed: readonly Resource[];
  /** Private view of another user. */
  readonly views: { readonly id: number; readonly secret: string };
  /** Private board of another user. */
  readonly boards: { readonly id: number; readonly secret: string };
  /** Kept report of another user, and its report file. */
  readonly reports: { readonly id: number; readonly file: number; readonly secret: string };
  /**
   * True for a new request. All visitors have the same home places. Two visitors with equal letters in the relevant permissions get equal
   * answers, so the second request is skipped.
   */
  readonly first: (...question: readonly unknown[]) => boolean;
}

/** Violations of an answer, one line each; empty if valid. */
export type Findings = string[];
export type Probe = (proof: Proof, visitor: Visitor) => Promise<Findings>;
