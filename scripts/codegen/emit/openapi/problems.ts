import { ref, type Node } from './components';

export const PROBLEM_SCHEMA = {
  type: 'object',
  title: 'Problema',
  description: 'RFC 9457, con el código y los campos del producto.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    codigo: { type: 'string' },
    mensaje: { type: 'string' },
    errores: {
      type: 'array',
      items: {
        type: 'object',
        properties: { campo: { type: 'string' }, codigo: { type: 'string' }, mensaje: { type: 'string' } },
        required: ['campo', 'codigo', 'mensaje'],
      },
    },
    correlationId: { type: 'string' },
  },
  required: ['status', 'codigo', 'mensaje', 'correlationId'],
};

const MEANING = {
  400: 'La petición no se pudo leer.',
  401: 'Falta la sesión o no vale.',
  403: 'El perfil no tiene el permiso.',
  404: 'No existe o no está al alcance.',
  409: 'Choca con otro registro o con su estado.',
  412: 'Otra persona lo modificó antes.',
  422: 'Hay datos que no valen.',
  429: 'Demasiadas veces: más tarde se puede.',
  428: 'Falta la versión.',
  408: 'La petición no llegó completa a tiempo.',
  413: 'Lo enviado es demasiado grande.',
  415: 'No es JSON.',
  500: 'Falló algo del servidor.',
  503: 'Por ahora no se puede: `Retry-After` dice cuándo volver a intentar.',
} as const;

export type ProblemStatus = keyof typeof MEANING;

/** Response of each status, by component name. */
export const PROBLEM_RESPONSES: Readonly<Record<string, Node>> = Object.fromEntries(
  Object.entries(MEANING).map(([status, description]) => [
    `Problema${status}`,
    { description, content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } } },
  ]),
);

/** Returns problem responses for the given statuses. */
export function problemAnswers(...statuses: readonly ProblemStatus[]): Record<string, Node> {
  return Object.fromEntries(statuses.map((status) => [status, ref('responses', `Problema${status}`)]));
}
