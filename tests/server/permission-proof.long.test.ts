import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILES } from '#generated/shared/permissions.gen';
import type { Probe } from '../support/proof/context';
import { attachments } from '../support/proof/probes/attachments';
import { auditTrail } from '../support/proof/probes/audit-trail';
import { comments } from '../support/proof/probes/comments';
import { files } from '../support/proof/probes/files';
import { imports } from '../support/proof/probes/imports';
import { operations, unclassified } from '../support/proof/probes/operations';
import { offered } from '../support/proof/probes/offered';
import { oracles } from '../support/proof/probes/oracles';
import { lists, records, restorations, searches } from '../support/proof/probes/reading';
import { trials } from '../support/proof/probes/trials';
import { batches, copies, links, references, writes } from '../support/proof/probes/writing';
import { LEAKS, loose } from '../support/proof/leaks';
import { TIES } from '../support/proof/reach';
import { probeOf } from '../support/proof/routes';
import { startProof, type StartedProof } from '../support/proof/start-proof';

/** Probes by name. Each checks data that an answer must not reveal, and data that it must contain. */
const PROBES: Readonly<Record<string, Probe>> = {
  lists,
  records,
  searches,
  oracles,
  files,
  attachments,
  comments,
  'the audit trail': auditTrail,
  operations,
  imports,
  writes,
  'what is offered': offered,
  batches,
  copies,
  references,
  links,
  restorations,
  trials,
};

let proof: StartedProof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof.stop());

describe('every profile, operation and channel returns exactly what the matrix allows', () => {
  it('every profile is in use, and every route, entity and operation is checked', () => {
    expect(proof.visitors.map(({ profile }) => profile)).toEqual(Object.keys(PROFILES));
    const routes = proof.routes.flatMap(({ method, url }) =>
      [method]
        .flat()
        .filter((each) => each !== 'HEAD' && each !== 'OPTIONS')
        .map((each) => [each, url] as const),
    );
    expect(routes.length).toBeGreaterThan(300);
    const open = new Set(
      [
        '/agenda/calendario/agenda.ics',
        '/messaging/notifications-messaging/canal',
        '/sign-in',
        '/sign-up',
        '/forgot-password',
        '/reset-password',
      ].map((path) => `/api${path}`),
    );
    expect(routes.filter(([method, url]) => !open.has(url) && probeOf(method, url, proof.resources) === null)).toEqual(
      [],
    );
    expect(unclassified).toEqual([]);
    expect(proof.resources.map(({ name }) => name).filter((name) => !(name in TIES))).toEqual([]);
  });

  it('distinguishable records exist on both sides of each border', () => {
    const tied = Object.entries(TIES)
      .filter(
        ([name, ties]) =>
          ties !== 'comun' && (name === 'notificacion' || proof.resources.some((resource) => resource.name === name)),
      )
      .map(([name]) => name);
    for (const name of tied)
      expect([
        name,
        new Set(proof.planted.filter(({ entity }) => entity === name).map(({ world }) => world)).size,
      ]).toEqual([name, 2]);
  });

  it.each(Object.keys(PROBES))('%s', async (name) => {
    const found: string[] = [];
    for (const visitor of proof.visitors) found.push(...(await PROBES[name]!(proof, visitor)));
    expect(found.slice(0, 40)).toEqual([]);
  });
});

describe('the proof notices when', () => {
  it.each(LEAKS)('$what', async ({ about, open, noticed }) => {
    const close = open(loose(proof));
    try {
      const blind: string[] = [];
      for (const [name, profile] of Object.entries(noticed)) {
        const visitor = proof.visitors.find((each) => each.profile === profile)!;
        if ((await PROBES[name]!(proof.again(about), visitor)).length === 0) blind.push(`${name}, asked by ${profile}`);
      }
      expect(blind).toEqual([]);
    } finally {
      close();
    }
  });
});
