import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Client } from '../server/app';
import type { Planted } from './planted';
import type { Person } from './reach';
import type { Worlds } from './two-worlds';

/** One person at work: what a probe needs to ask everything that they may, and may not. */
export interface Visitor extends Person {
  readonly ask: Client;
  readonly token: string;
}

export interface Proof {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly planted: readonly Planted[];
  readonly visitors: readonly Visitor[];
  /** Whoever sees everything, to tell what there is. */
  readonly all: Client;
  readonly resources: readonly Resource[];
  /** Those whose answers are looked at. */
  readonly probed: readonly Resource[];
  /** A view that somebody keeps to themselves. */
  readonly views: { readonly id: number; readonly secret: string };
  /** A board that somebody keeps to themselves. */
  readonly boards: { readonly id: number; readonly secret: string };
  /** A report that somebody keeps, and a file that is made for them. */
  readonly reports: { readonly id: number; readonly file: number; readonly secret: string };
  /**
   * Whether a question was not asked before. All visitors are at home at the same places: two that hold the permissions that a question
   * depends on with the same letters get the same answer, and the second is not asked.
   */
  readonly first: (...question: readonly unknown[]) => boolean;
}

/** What is wrong with an answer, in a line; nothing when all is well. */
export type Findings = string[];
export type Probe = (proof: Proof, visitor: Visitor) => Promise<Findings>;
