import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { codigoAcceso } from '../system-tables';

/** Purpose of a sign-in ticket: to enter a code, or to set up a second factor. */
export type TicketUse = 'FACTOR' | 'ALTA';

/** Lifetime of tickets, in minutes. The second one leaves time to install an app. */
export const TICKET_MINUTES = { FACTOR: 5, ALTA: 15 } as const satisfies Record<TicketUse, number>;

/**
 * Issues a ticket for the second step of a sign-in after a right password: 256 random bits, stored as a digest. It is no token, and is
 * valid for its own step only.
 */
export async function issueSignInTicket(tx: Queryable, usuarioId: number, uso: TicketUse): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await tx.insert(codigoAcceso).values({
    huella: digestOf(ticket),
    usuarioId,
    uso,
    expira: new Date(Date.now() + TICKET_MINUTES[uso] * 60_000),
  });
  return ticket;
}

/** Returns the account of a valid ticket; null for one that is unknown, used, expired or for another purpose. */
export async function accountOfTicket(db: Queryable, ticket: string, uso: TicketUse): Promise<number | null> {
  const [row] = await db.select({ usuarioId: codigoAcceso.usuarioId }).from(codigoAcceso).where(isOpen(ticket, uso));
  return row?.usuarioId ?? null;
}

/** Uses up a ticket; false when it was used meanwhile. */
export async function spendTicket(tx: Queryable, ticket: string, uso: TicketUse): Promise<boolean> {
  const spent = await tx
    .update(codigoAcceso)
    .set({ usado: new Date() })
    .where(isOpen(ticket, uso))
    .returning({ usuarioId: codigoAcceso.usuarioId });
  return spent.length > 0;
}

/** Revokes all tickets of an account after its password or its second factor has changed. */
export async function voidTickets(tx: Queryable, usuarioId: number): Promise<void> {
  await tx
    .update(codigoAcceso)
    .set({ usado: new Date() })
    .where(
      and(
        eq(codigoAcceso.usuarioId, usuarioId),
        inArray(codigoAcceso.uso, ['FACTOR', 'ALTA']),
        isNull(codigoAcceso.usado),
      ),
    );
}

const isOpen = (ticket: string, uso: TicketUse) =>
  and(
    eq(codigoAcceso.huella, digestOf(ticket)),
    eq(codigoAcceso.uso, uso),
    isNull(codigoAcceso.usado),
    gt(codigoAcceso.expira, sql`now()`),
  );

function digestOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
