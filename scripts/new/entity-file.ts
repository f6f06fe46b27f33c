import { camelCase } from '../codegen/names';
import type { Names } from './names-of';
import type { Target } from './known-entities';

export interface EntityChoice {
  /** File name without extension: `equipo-medico`. */
  readonly name: string;
  readonly names: Names;
  /** Entity that the reference points to. */
  readonly reference: Target | null;
  /** Entity that each line refers to, e.g. `insumo`; null for an entity without lines. */
  readonly lines: Target | null;
  readonly lifecycle: boolean;
}

/** Returns a starter schema. It compiles unchanged, and its comments list the further keywords of each place. */
export function entityFile({ name, names: { es, en }, reference, lines, lifecycle }: EntityChoice): string {
  const required = [
    'clave',
    'nombre',
    ...(reference ? [reference.key] : []),
    ...(lines ? ['lineas'] : []),
    ...(lifecycle ? ['estatus'] : ['tipo']),
  ];
  return `{
  "$schema": "../../meta/entity.json",
  "title": ${text(es.one)},
  // One sentence under the title of the screens (in English: x-entity.description):
  // "description": "…",
  "type": "object",
  "x-entity": {
    "labels": {
      "es": { "one": ${text(es.one)}, "many": ${text(es.many)} },
      "en": { "one": ${text(en.one)}, "many": ${text(en.many)} }
    },
    // Group of the menu, one of schemas/navigation.json. Default: "catalogos".
    // "menu": { "group": "organizacion", "order": 50 },
    "icon": "list",
    // Text of a record in titles, pickers and references.
    "label": "{nombre}",
    "detail": "{clave}",
    // Two records with the same value are refused, by the form and by the database.
    "unique": [["clave"]]${
      lifecycle
        ? `,
    // States and the steps between them: buttons, guards, timeline and the diagram of generated/docs come from here.
    "lifecycle": {
      "field": "estatus",
      "initial": "BORRADOR",
      "states": { "BORRADOR": {}, "ENVIADO": {}, "CERRADO": { "final": true }, "CANCELADO": { "final": true } },
      "transitions": {
        "enviar": { "title": { "es": "Enviar", "en": "Send" }, "from": ["BORRADOR"], "to": "ENVIADO", "permission": "catalogo.administrar", "tone": "primary" },
        "cerrar": { "title": { "es": "Cerrar", "en": "Close" }, "from": ["ENVIADO"], "to": "CERRADO", "permission": "catalogo.administrar", "tone": "primary" },
        // A step can have a form; its field \`motivo\` goes to the history.
        "cancelar": {
          "title": { "es": "Cancelar", "en": "Cancel" }, "from": ["BORRADOR", "ENVIADO"], "to": "CANCELADO", "permission": "catalogo.administrar", "tone": "danger",
          "form": { "properties": { "motivo": { "title": "Motivo", "type": "string", "minLength": 5, "maxLength": 300, "x-field": { "labels": { "en": "Reason" }, "widget": "textarea" } } }, "required": ["motivo"] }
        }
      }
    }`
        : ''
    }
  },
  // In the order in which the form shows them. Names are Spanish camelCase: they go over the wire as they are.
  "properties": {
    "clave": {
      "title": "Clave", "type": "string", "minLength": 2, "maxLength": 15, "pattern": "^[A-Z0-9-]+$",
      "x-field": { "labels": { "en": "Code" }, "list": true, "normalize": ["trim", "upper"] }
    },
    "nombre": {
      "title": "Nombre", "type": "string", "minLength": 3, "maxLength": 120,
      "x-field": { "labels": { "en": "Name" }, "list": true, "normalize": ["trim", "collapse"] }
    },
${
  reference
    ? referenceField(reference)
    : `    // A reference to another entity is a picker in the form and a link in the list:
    // "unidadId": { "title": "Unidad", "type": "integer", "x-field": { "labels": { "en": "Unit" }, "reference": "unidad", "list": true, "filter": true } },
`
}    // A field that exists only while another one says so is otherwise neither shown, checked nor stored:
    // "motivo": { "title": "Motivo", "type": "string", "maxLength": 200, "x-field": { "labels": { "en": "Reason" }, "when": { "field": "${lifecycle ? 'estatus' : 'tipo'}", "equals": "${lifecycle ? 'CANCELADO' : 'OTRO'}" } } },
${lifecycle ? stateField : kindField}${
    lines
      ? `,
${linesField(name, lines)}`
      : ''
  }
  },
  "required": [${required.map(text).join(', ')}]
}
`;
}

const text = (value: string): string => JSON.stringify(value);

function referenceField({ entity, title, english, key, type }: Target): string {
  return `    // A reference: a picker in the form, a link in the list; the record's name comes along on the wire.
    "${key}": {
      "title": ${text(title)}, "type": "${type}",
      "x-field": { "labels": { "en": ${text(english)} }, "reference": "${entity}", "list": true, "filter": true }
    },
`;
}

const kindField = `    // Codes with their labels. \`tone\` and \`icon\` make a chip of them.
    "tipo": {
      "title": "Tipo", "type": "string", "enum": ["NORMAL", "OTRO"], "default": "NORMAL",
      "x-field": {
        "labels": { "en": "Kind" }, "list": true, "filter": "set",
        "options": { "NORMAL": { "es": "Normal", "en": "Normal" }, "OTRO": { "es": "Otro", "en": "Other", "tone": "info" } }
      }
    }`;

const stateField = `    // The lifecycle writes it: nobody types a state.
    "estatus": {
      "title": "Estatus", "type": "string", "enum": ["BORRADOR", "ENVIADO", "CERRADO", "CANCELADO"], "default": "BORRADOR", "readOnly": true,
      "x-field": {
        "labels": { "en": "Status" }, "list": true, "filter": "set",
        "options": {
          "BORRADOR": { "es": "Borrador", "en": "Draft", "icon": "edit" },
          "ENVIADO": { "es": "Enviado", "en": "Sent", "tone": "info", "icon": "mail" },
          "CERRADO": { "es": "Cerrado", "en": "Closed", "tone": "success", "icon": "check" },
          "CANCELADO": { "es": "Cancelado", "en": "Cancelled", "tone": "danger", "icon": "block" }
        }
      }
    }`;

function linesField(name: string, { entity, title, english, key, type }: Target): string {
  return `    // Lines are a table of their own, written with the record: a grid to type, scan and paste into.
    "lineas": {
      "title": "Renglones", "type": "array", "minItems": 1, "maxItems": 300,
      "items": {
        "type": "object",
        "properties": {
          "${key}": { "title": ${text(title)}, "type": "${type}", "x-field": { "labels": { "en": ${text(english)} }, "reference": "${entity}" } },
          "cantidad": { "title": "Cantidad", "type": "integer", "minimum": 1, "maximum": 1000000, "x-field": { "labels": { "en": "Amount" } } }
        },
        "required": ["${key}", "cantidad"]
      },
      "x-field": {
        "labels": { "en": "Lines" },
        "lines": { "key": "${camelCase(name)}LineaId", "unique": [["${key}"]], "totals": [{ "field": "cantidad", "fn": "sum" }], "scan": "${key}", "quantity": "cantidad" }
      }
    }`;
}
