import { inverseFields } from './emit/server/inverse-code';
import { isScalar, labelledReferences } from './emit/server/sort-columns';
import { storedFields } from './emit/server/stored-fields';
import { entityNamed } from './emit/lookup';
import type { Entity, EnumType, Field, FieldKind, Model } from './model';

/** Path that a list can be filtered by, as src/platform/server/listing/field-path resolves it. */
export interface ListField {
  readonly path: string;
  readonly kind: FieldKind;
  readonly enumType: EnumType | null;
  /** Kind of the items of a list. */
  readonly item: Field | null;
}

/** Returns the paths that an entity's list can be filtered by, without free text and the audit block. */
export function listFields(entity: Entity, model: Model): ListField[] {
  return [
    ...ownFields(entity, model),
    ...embeds(entity).flatMap(({ name, embed }) => {
      const target = entityNamed(model, embed!.entity);
      return target ? [...ownFields(target, model), ...auditFields].map((field) => below(name, field)) : [];
    }),
  ];
}

/** Returns the paths that an entity's list can be sorted by, without the audit block: its single values, and labels of references. */
export function listSorts(entity: Entity, model: Model): string[] {
  const labels = (of: Entity) => labelledReferences(of, model).map(({ label }) => label);
  return [
    ...listFields(entity, model)
      .filter(({ kind }) => kind !== 'list')
      .map(({ path }) => path),
    ...labels(entity),
    ...embeds(entity).flatMap(({ name, embed }) => {
      const target = entityNamed(model, embed!.entity);
      return target ? labels(target).map((label) => `${name}.${label}`) : [];
    }),
  ];
}

const embeds = (entity: Entity) => storedFields(entity).filter(({ embed }) => embed !== null);

function below(name: string, field: ListField): ListField {
  return { ...field, path: `${name}.${field.path}` };
}

const plain = (path: string, kind: FieldKind): ListField => ({ path, kind, enumType: null, item: null });

/** Audit block of an embedded record. */
const auditFields: readonly ListField[] = [
  plain('activo', 'boolean'),
  plain('version', 'integer'),
  plain('creadoPor', 'integer'),
  plain('fechaCreacion', 'datetime'),
  plain('modificadoPor', 'integer'),
  plain('fechaModificacion', 'datetime'),
];

function ownFields(entity: Entity, model: Model): ListField[] {
  const { key } = entity;
  const counts = entity.fields.filter(({ count }) => count !== null);
  const stored = storedFields(entity).filter(({ embed }) => embed === null);
  return [
    ...(key.kind === 'serial' ? [plain(key.name, key.type)] : []),
    ...embeds(entity).flatMap(({ embed }) => {
      const target = entityNamed(model, embed!.entity);
      return target ? [plain(embed!.keyName, target.key.type)] : [];
    }),
    ...counts.map(({ name }) => plain(name, 'integer')),
    ...inverseFields(entity, model).map(({ field }) => described(field.name, field)),
    ...stored.flatMap((field) => {
      if (field.kind === 'records') return [];
      if (field.kind === 'object')
        return field.fields.filter(isScalar).map((child) => described(`${field.name}.${child.name}`, child));
      return [described(field.name, field)];
    }),
  ];
}

function described(path: string, { kind, enumType, item }: Field): ListField {
  return { path, kind, enumType, item };
}
