import type { Resource, ResourceField } from '#platform/server/entity/resource';
import type { Findings, Probe } from '../context';
import { visible } from '../planted';
import { letterOf, lettersFor } from '../reach';
import { idsOf, structured } from '../tell';
import { isPlanted, strangers } from './reading';

/**
 * Permissions that fields of an entity require in addition to viewing it, by path: DOMAIN e, constraint 5. Stated independently of the
 * schemas.
 */
const KEPT: Readonly<Record<string, (path: string) => string | null>> = {
  receta: (path) => (path.split('.')[0] === 'advertencias' ? 'paciente.ver-salud' : null),
  surtimiento: (path) => (path.split('.')[0] === 'recibe' ? 'paciente.identificar' : null),
  paciente: (path) => {
    if (path === 'personaId' || (path.startsWith('persona.') && path !== 'persona.genero'))
      return 'paciente.identificar';
    const [head = ''] = path.split('.');
    if (
      [
        'numeroAfiliacion',
        'domicilio',
        'contactos',
        'fotoId',
        'avisoPrivacidad',
        'edad',
        'fusionadoEnNombre',
        'senas',
      ].includes(head)
    )
      return 'paciente.identificar';
    return [
      'grupoSanguineo',
      'alergiasNegadas',
      'alergias',
      'padecimientosCronicos',
      'discapacidades',
      'requiereInterprete',
      'embarazo',
    ].includes(head)
      ? 'paciente.ver-salud'
      : null;
  },
};

const AUDIT = ['activo', 'version', 'creadoPor', 'fechaCreacion', 'modificadoPor', 'fechaModificacion'] as const;

/** Returns every path by which a list can be filtered, and the labels. */
function pathsOf({
  key,
  fields,
  embeds,
  references,
}: Resource): { readonly path: string; readonly field: ResourceField | null; readonly isLabel: boolean }[] {
  const own = (prefix: string, of: Pick<Resource, 'key' | 'fields' | 'references'>) => [
    ...[of.key.name, ...AUDIT].map((name) => ({ path: prefix + name, field: null, isLabel: false })),
    ...of.fields
      .filter(({ name }) => name !== of.key.name)
      .flatMap((field) => [
        { path: prefix + field.name, field, isLabel: false },
        ...Object.keys(field.inside ?? {}).map((child) => ({
          path: `${prefix}${field.name}.${child}`,
          field,
          isLabel: false,
        })),
      ]),
    ...of.references.map(({ label }) => ({ path: prefix + label, field: null, isLabel: true })),
  ];
  return [
    ...own('', { key, fields, references }),
    ...embeds.flatMap((embed) => [
      { path: embed.keyName, field: null, isLabel: false },
      ...own(`${embed.name}.`, embed.resource),
    ]),
  ];
}

/**
 * Filters and sorting must not reveal invisible records. Every filter applies to visible records only, and the records with and without a
 * value add up to all of them. Fields hidden from the user cannot be used at all. A field of a referenced record is no field of the list.
 */
export const oracles: Probe = async (proof, visitor) => {
  const { planted } = proof;
  const found: Findings = [];
  for (const resource of proof.probed.filter(
    ({ name, operations }) => operations.includes('list') && isPlanted(proof, name),
  )) {
    const { name, path: address, key, permissions } = resource;
    if (
      letterOf(visitor.profile, permissions.list) === null ||
      !proof.first('oracles', name, ...lettersFor(visitor.profile, name, permissions.list))
    )
      continue;
    // Skips visitors with full access to records and fields: nothing can leak.
    if (lettersFor(visitor.profile, name, permissions.list).every((letter) => letter === 'RED')) continue;
    const seen = visible(planted, name, permissions.list, visitor);
    const wanted = seen
      .map(({ id }) => String(id))
      .toSorted()
      .join();
    const ask = (query: string) => visitor.ask('GET', `/api${address}?pageSize=1000&${query}`);
    const everything = structured({ activo: 'all' });
    for (const { path, field, isLabel } of pathsOf(resource)) {
      const kept = KEPT[name]?.(path);
      const mayAsk = kept == null || letterOf(visitor.profile, kept) !== null;
      const at = `${visitor.profile} GET ${address} by ${path}`;

      const isField =
        !isLabel && field?.kind !== 'records' && !(field?.kind === 'object' && path.split('.').at(-1) === field.name);
      const halvesBy = (order: string) =>
        Promise.all(
          [true, false].map((isEmpty) =>
            ask(`${order}filterBy=${structured({ activo: 'all', [path]: { null: isEmpty } })}`),
          ),
        );
      // Combines filter and sorting in one request when both are allowed.
      if (mayAsk && isField && path !== 'activo') {
        const ordered = await halvesBy(`sortBy=${path}&`);
        // Not every field is sortable.
        const isOrdered = ordered.every(({ status }) => status !== 400);
        const halves = isOrdered ? ordered : await halvesBy('');
        const [empty, given] = halves.map(({ headers }) => Number(headers['x-total-items']));
        const ids = halves.flatMap(({ body }) => idsOf(body, key.name)).toSorted();
        if (halves.some(({ status }) => status !== 200))
          found.push(`${at}: ${halves.map(({ status }) => status).join(' and ')}`);
        else if (empty! + given! !== seen.length || ids.join() !== wanted)
          found.push(`${at}: ${empty} and ${given} of ${seen.length}, ${ids.join()} instead of ${wanted}`);
        for (const answer of new Set([...ordered, ...halves])) found.push(...strangers(at, answer, seen, visitor));
        continue;
      }

      const sorted = await ask(`sortBy=${path}&filterBy=${everything}`);
      found.push(...strangers(`${at} (sorted)`, sorted, seen, visitor));
      if (sorted.status === 200 && idsOf(sorted.body, key.name).join() !== wanted)
        found.push(`${at} (sorted): ${idsOf(sorted.body, key.name).join()} instead of ${wanted}`);
      if (!mayAsk) {
        // Sorting by key replaces the default order of the list.
        const isOwn = path === resource.sort.field && sorted.status === 200;
        const keys = isOwn ? (sorted.body as Record<string, unknown>[]).map((record) => Number(record[key.name])) : [];
        if (isOwn ? keys.some((id, index) => index > 0 && id < keys[index - 1]!) : sorted.status !== 400)
          found.push(`${at} (sorted): ${sorted.status} though it is kept from them`);
      }
      const [empty, given] = await halvesBy('');
      if ((!mayAsk || !isField) && empty!.status !== 400)
        found.push(`${at}: ${empty!.status} though it ${isField ? 'is kept from them' : 'is no field to ask by'}`);
      for (const answer of [empty!, given!]) found.push(...strangers(at, answer, seen, visitor));
    }
    for (const { field } of resource.references) {
      for (const path of [`${field}.nombre`, `${field.replace(/Id$/, '')}.nombre`, `${field}.clave`]) {
        const answer = await ask(`filterBy=${structured({ [path]: { like: 'qz' } })}`);
        if (answer.status !== 400) found.push(`${visitor.profile} GET ${address} by ${path}: ${answer.status}`);
      }
    }
    // Filters by each key: invisible records are not counted either.
    const others = planted.filter((record) => record.entity === name && !seen.includes(record)).map(({ id }) => id);
    if (others.length > 0) {
      const answer = await ask(`filterBy=${structured({ activo: 'all', [key.name]: others })}`);
      if (answer.headers['x-total-items'] !== '0' || (answer.body as unknown[]).length > 0)
        found.push(
          `${visitor.profile} GET ${address} by ${key.name}: counts ${answer.headers['x-total-items']} that they do not see`,
        );
    }
  }
  return found;
};
