import { OPERATIONS, type OperationName } from '#generated/shared/operations.gen';
import type { Findings, Probe } from '../context';
import { letterOf } from '../reach';
import { ACCOUNTS } from './operations/accounts';
import { CARE } from './operations/care';
import { ELSEWHERE } from './operations/elsewhere';
import { interpret } from './operations/interpret';
import { KEPT } from './operations/kept';
import { NETWORK } from './operations/network';
import { ORDERS } from './operations/orders';
import { PHARMACY } from './operations/pharmacy';
import { REPORTS } from './operations/reports';
import { REQUESTS } from './operations/requests';
import type { Row, Table } from './operations/row';
import { STAYS } from './operations/stays';
import { STOCK } from './operations/stock';
import { SUPPLIERS } from './operations/suppliers';

/** Every operation in schemas/endpoints and schemas/reports has a row here, or is listed in `ELSEWHERE` with the reason. */
const ROWS: Table = {
  ...REQUESTS,
  ...NETWORK,
  ...STOCK,
  ...CARE,
  ...STAYS,
  ...ORDERS,
  ...PHARMACY,
  ...SUPPLIERS,
  ...REPORTS,
  ...ACCOUNTS,
  ...KEPT,
};

/** Operations without a row and without a reason for having none. */
export const unclassified: readonly string[] = (Object.keys(OPERATIONS) as OperationName[]).filter(
  (name) => !(name in ROWS) && !(name in ELSEWHERE),
);

/** Calls every operation in every way that could reveal data; without its permission it must be refused. */
export const operations: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const [name, row] of Object.entries(ROWS) as [OperationName, Row][]) {
    const { permission, method, path } = OPERATIONS[name];
    const at = `${visitor.profile} ${method} ${path} (${name})`;
    if (permission !== 'signed-in' && permission !== 'public' && letterOf(visitor.profile, permission) === null) {
      const answer = await visitor.ask(
        method,
        `/api${path.replaceAll(/\{\w+\}/g, '1')}`,
        method === 'GET' ? {} : { body: {} },
      );
      if (answer.status !== 403) found.push(`${at}: ${answer.status} without ${permission}`);
    } else found.push(...(await interpret(row, proof, visitor, at)));
  }
  return found;
};
