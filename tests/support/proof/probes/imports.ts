import { IMPORTS } from '#generated/server/imports.gen';
import type { Answer } from '../../server/app';
import type { Findings, Probe, Proof, Visitor } from '../context';
import { marksIn } from '../marks';
import { visible } from '../planted';
import { letterOf } from '../reach';
import { core, said } from '../tell';

/**
 * A spreadsheet check treats a record out of reach like a missing one. It reveals neither that the record exists nor that its values equal
 * those of the sheet.
 */
export const imports: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const spec of IMPORTS) {
    const { path, permission, entity, match, references, columns } = spec;
    if (spec.review !== null) {
      found.push(...(await reviewed(proof, visitor, spec)));
      continue;
    }
    const at = `${visitor.profile} POST ${path}`;
    const resource = proof.resources.find(({ name }) => name === entity)!;
    const send = (contenido: string) =>
      visitor.ask('POST', `/api${path}`, {
        body: { archivo: 'prueba.csv', contenido: Buffer.from(contenido).toString('base64'), aplicar: false },
      });
    if (letterOf(visitor.profile, permission) === null) {
      const answer = await send('clave\r\nX');
      if (answer.status !== 403) found.push(`${at}: ${answer.status} without ${permission}`);
      continue;
    }
    const outside = proof.planted.filter(
      (record) =>
        record.entity === entity && record.world === 'B' && visible([record], entity, permission, visitor).length === 0,
    );
    for (const record of outside) {
      const stored = (await proof.all('GET', `/api${resource.path}/${record.id}`)).body as Record<string, unknown>;
      const cells = await Promise.all(
        columns.map(async (column) => [column, await cellOf(proof, references[column], stored[column])] as const),
      );
      const filled = cells.filter(([, value]) => value !== '');
      const told = await Promise.all(
        ['same', 'changed'].map((kind) =>
          send(
            sheetOf(
              filled.map(([column, value]) => [
                column,
                kind === 'changed' && !match.includes(column) && !(column in references) && /^\d+$/.test(value)
                  ? String(Number(value) + 1)
                  : value,
              ]),
            ),
          ),
        ),
      );
      for (const answer of told) {
        const { sinCambio, actualizadas, nuevas } = answer.body as {
          sinCambio?: number;
          actualizadas?: number;
          nuevas?: number;
        };
        if (answer.status === 200 && (sinCambio !== 0 || actualizadas !== 0 || nuevas !== 0))
          found.push(`${at} of ${record.id}: ${said(answer).slice(0, 160)}`);
        const sent = new Set(filled.flatMap(([, value]) => [...marksIn(value)]));
        const strange = [...marksIn(said(answer))].filter((mark) => !sent.has(mark));
        if (strange.length > 0) found.push(`${at}: holds ${strange.join(' ')}`);
      }
      if (JSON.stringify(codesOf(told[0]!.body)) !== JSON.stringify(codesOf(told[1]!.body)))
        found.push(
          `${at} of ${record.id}: tells what is as it is from what is not: ${JSON.stringify(codesOf(told[0]!.body))} ${JSON.stringify(codesOf(told[1]!.body))}`,
        );
    }
  }
  return found;
};

/** A reviewed import belongs to a warehouse. One out of reach answers like a missing one, for a check as for a template. */
async function reviewed(
  proof: Proof,
  visitor: Visitor,
  { path, permission }: (typeof IMPORTS)[number],
): Promise<Findings> {
  const found: Findings = [];
  const asks: Readonly<Record<string, (almacenId: number) => Promise<Answer>>> = {
    [`GET ${path}-excel`]: (almacenId) =>
      visitor.ask('GET', `/api${path}-excel?tipo=CONTEO&formato=csv&almacenId=${almacenId}`),
    ...Object.fromEntries(
      ['-check', '-excel', '/errores'].map((beside) => [
        `POST ${path}${beside}`,
        (almacenId: number) =>
          visitor.ask('POST', `/api${path}${beside}`, {
            body: { tipo: 'CONTEO', almacenId, rows: [{ clave: 'NADA', existencia: 1 }] },
          }),
      ]),
    ),
  };
  const may = letterOf(visitor.profile, permission) !== null;
  const applied = await visitor.ask('POST', `/api${path}`, { body: { importacionId: 987_654_321 } });
  if (applied.status !== (may ? 404 : 403)) found.push(`${visitor.profile} POST ${path}: ${core(applied)}`);
  for (const [name, ask] of Object.entries(asks)) {
    const at = `${visitor.profile} ${name}`;
    const nobody = await ask(987_654_321);
    if (nobody.status !== (may ? 404 : 403)) found.push(`${at}: ${core(nobody)}`);
    if (!may) continue;
    const warehouses = proof.planted.filter((record) => record.entity === 'almacen');
    const reached = new Set(visible(warehouses, 'almacen', permission, visitor));
    for (const record of warehouses) {
      const answer = await ask(Number(record.id));
      if (reached.has(record) ? answer.status !== 200 : core(answer) !== core(nobody))
        found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
    }
  }
  return found;
}

const codesOf = (body: unknown): unknown =>
  (body as { resultado?: { campo: string; codigo: string }[] }).resultado?.map(({ campo, codigo }) => [campo, codigo]);

/** Returns a value in the form of a spreadsheet cell; a reference by its code. */
async function cellOf(
  { all, resources }: Proof,
  reference: { readonly entity: string; readonly by: readonly (readonly string[])[] } | undefined,
  value: unknown,
): Promise<string> {
  if (value === null || value === undefined || typeof value === 'object') return '';
  if (!reference) return String(value);
  const target = resources.find(({ name }) => name === reference.entity)!;
  const { body } = await all('GET', `/api${target.path}/${String(value)}`);
  return reference.by[0]!.map((name) => String((body as Record<string, unknown>)[name])).join('-');
}

const sheetOf = (cells: readonly (readonly [string, string])[]): string =>
  `${cells.map(([column]) => column).join(',')}\r\n${cells.map(([, value]) => `"${value}"`).join(',')}\r\n`;
