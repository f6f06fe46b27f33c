import type { Language } from '#platform/shared/language';
import type { Problem } from '#platform/server/db/problem';
import { countedName, errorText, labelText } from './texts';

/** `application/problem+json` in its wire format. */
export interface ProblemAnswer {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly codigo: string;
  readonly mensaje: string;
  readonly errores: readonly { readonly campo: string; readonly codigo: string; readonly mensaje: string }[];
  readonly correlationId: string;
}

/** Formats a problem in the reader's language. */
export function problemAnswer(problem: Problem, language: Language, correlationId: string): ProblemAnswer {
  const params = {
    correlationId,
    ...usageText(problem, language),
    ...problem.params,
    ...labelTexts(problem.labels, language),
  };
  const detail = errorText(language, problem.codigo, params);
  return {
    type: 'about:blank',
    title: errorText(language, `TITULO_${problem.status}`),
    status: problem.status,
    detail,
    codigo: problem.codigo,
    mensaje: detail,
    errores: problem.errores.map(({ campo, codigo, params: own, labels = {} }) => ({
      campo,
      codigo,
      mensaje: errorText(language, codigo, { ...own, ...labelTexts(labels, language) }),
    })),
    correlationId,
    ...problem.extra,
  };
}

function labelTexts(labels: Readonly<Record<string, string>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, labelText(language, key)]));
}

/** Lists the users of a record for EN_USO: «3 núcleos, 2 almacenes». */
function usageText({ extra }: Problem, language: Language): { detalle?: string } {
  const usos = extra['usos'];
  if (!Array.isArray(usos)) return {};
  const list = (usos as readonly { recurso: string; total: number }[]).map(({ recurso, total }) =>
    countedName(language, recurso, total),
  );
  return { detalle: new Intl.ListFormat(language, { type: 'conjunction' }).format(list) };
}
