import type { Resource } from '#platform/server/entity/resource';
import type { ProfileName } from '../server/world';
import type { Proof } from './context';

/** A deliberately removed border, and the probes that must detect it. */
export interface Leak {
  readonly what: string;
  /** Entity whose answers reveal the leak. */
  readonly about: string;
  /** @returns a function that restores the border */
  readonly open: (named: (name: string) => Loose) => () => void;
  readonly noticed: Readonly<Record<string, ProfileName>>;
}

type Loose = { -readonly [Name in keyof Resource]: Resource[Name] };

function change<K extends keyof Resource>(resource: Loose, name: K, value: Resource[K]): () => void {
  const before = resource[name];
  resource[name] = value;
  return () => {
    resource[name] = before;
  };
}

/** Removes the protection of fields, in the very objects that the server uses. Returns a function that restores it. */
function unguard(fields: Resource['fields'], names: readonly string[]): () => void {
  const open = fields
    .filter(({ name }) => names.includes(name))
    .map((field) => ({
      field: field as { -readonly [Name in keyof typeof field]: (typeof field)[Name] },
      secrets: field.secrets,
      initial: field.initial,
    }));
  for (const { field } of open) {
    delete field.secrets;
    delete field.initial;
  }
  return () => {
    for (const { field, secrets, initial } of open)
      Object.assign(field, secrets ? { secrets } : {}, initial === undefined ? {} : { initial });
  };
}

export const LEAKS: readonly Leak[] = [
  {
    what: 'patients are tied to no unit',
    about: 'paciente',
    open: (named) => change(named('paciente'), 'scope', {}),
    noticed: {
      lists: 'Recepcion',
      records: 'Medico',
      searches: 'Farmacia',
      oracles: 'Jurisdiccion',
      files: 'Director-unidad',
      batches: 'Administrador-unidad',
      writes: 'Enfermeria',
    },
  },
  {
    what: 'people are reached by themselves',
    about: 'persona',
    open: (named) => change(named('persona'), 'reachedThrough', []),
    noticed: { lists: 'Administrador-unidad', records: 'Jurisdiccion' },
  },
  {
    what: 'beds are common to suppliers',
    about: 'cama',
    open: (named) => change(named('cama'), 'commonTo', ['proveedor']),
    noticed: { lists: 'Proveedor', files: 'Proveedor' },
  },
  {
    what: 'requests are seen by the whole network',
    about: 'solicitud',
    open: (named) => change(named('solicitud'), 'scope', {}),
    noticed: { operations: 'Almacen-unidad', lists: 'Cendis', writes: 'Almacen-regional' },
  },
  {
    what: 'a warehouse is tied to its unit alone',
    about: 'solicitud',
    open: (named) => change(named('solicitud'), 'scope', { unidad: ['unidadSolicitanteId', 'unidadSurtidoraId'] }),
    noticed: { lists: 'Almacen-unidad' },
  },
  {
    what: 'a request is also seen from where its supplier’s jurisdiction is, whichever that is',
    about: 'solicitud',
    open: (named) =>
      change(named('solicitud'), 'scope', {
        almacen: ['almacenSolicitanteId'],
        unidad: ['unidadSolicitanteId'],
        jurisdiccion: ['solicitudId'],
      }),
    noticed: { lists: 'Jurisdiccion' },
  },
  {
    what: 'the CURP of patients is no secret',
    about: 'paciente',
    open: (named) => unguard(named('paciente').embeds[0]!.resource.fields, ['curp']),
    noticed: { lists: 'Auditor', records: 'Auditor', oracles: 'Auditor', files: 'Auditor' },
  },
  {
    what: 'the names of patients are no secret',
    about: 'paciente',
    open: (named) =>
      unguard(named('paciente').embeds[0]!.resource.fields, ['nombre', 'primerApellido', 'segundoApellido']),
    noticed: { lists: 'Auditor', oracles: 'Auditor', files: 'Auditor', 'the audit trail': 'Auditor' },
  },
  {
    what: 'patients are found by what is kept from whoever looks',
    about: 'paciente',
    open: (named) =>
      change(named('paciente').embeds[0]!.resource as Loose, 'search', { ...named('persona').search, fields: [] }),
    noticed: { searches: 'Auditor' },
  },
  {
    what: 'allergies are no secret',
    about: 'paciente',
    open: (named) => unguard(named('paciente').fields, ['alergias']),
    noticed: { records: 'Auditor' },
  },
  {
    what: 'any person may be linked',
    about: 'paciente',
    open: (named) => change(named('persona'), 'permissions', { ...named('persona').permissions, get: 'catalogo.ver' }),
    noticed: { links: 'Recepcion' },
  },
  {
    what: 'settings of supplies may be written anywhere',
    about: 'insumo-configuracion',
    open: (named) => change(named('insumo-configuracion'), 'scope', {}),
    noticed: { imports: 'Almacen-unidad', copies: 'Farmacia' },
  },
  {
    what: 'warehouses are given by whoever administers accounts anywhere',
    about: 'usuario',
    open: (named) => change(named('almacen'), 'commonTo', ['unidad']),
    noticed: { references: 'Administrador-unidad' },
  },
];

/** Descriptors that the server uses, as changeable objects. */
export const loose =
  ({ resources }: Pick<Proof, 'resources'>) =>
  (name: string): Loose =>
    resources.find((resource) => resource.name === name)!;
