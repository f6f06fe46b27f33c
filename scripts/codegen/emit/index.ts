import type { Emitter, Model, OutputFile } from '../model';
import { emitEditorNames } from './editor-names';
import { emitEntities } from './entities';
import { emitFrameworkTexts } from './framework-texts';
import { emitImportDocs } from './import-docs';
import { emitLabels } from './labels';
import { emitLifecycleDocs } from './lifecycle-docs';
import { emitOpenApi } from './openapi/openapi';
import { emitEnums } from './shared/enums';
import { emitForms } from './shared/forms';
import { emitLifecycles } from './shared/lifecycles';
import { emitListTypes } from './shared/list-types';
import { emitOperations } from './shared/operations';
import { emitRegistry } from './shared/registry';
import { emitTypes } from './shared/types';
import { emitValidators } from './shared/validators';
import { emitServerExports } from './server-exports';
import { emitServerImports } from './server-imports';
import { emitServerOperations } from './server-operations';
import { emitServerReports } from './server-reports';
import { emitServerResources } from './server-resources';
import { emitServerWorklists } from './server-worklists';
import { emitTables } from './tables';
import { shareSpanish } from './share-spanish';
import { emitWeb } from './web/web';

/** Every emitter of the compiler, one per kind of output. */
export const emitters: readonly Emitter[] = [
  emitTypes,
  emitEnums,
  emitValidators,
  emitForms,
  emitLifecycles,
  emitListTypes,
  emitRegistry,
  emitOperations,
  emitLabels,
  emitFrameworkTexts,
  emitEditorNames,
  ofTheServer(emitEntities),
  ofTheServer(emitOpenApi),
  emitLifecycleDocs,
  ofTheServer(emitImportDocs),
  ofTheServer(emitTables),
  ofTheServer(emitServerResources),
  emitServerOperations,
  emitServerReports,
  emitServerExports,
  emitServerImports,
  emitServerWorklists,
  emitWeb,
];

/** Returns all files generated from a model. */
export async function emitFiles(model: Model): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const emit of emitters) files.push(...(await emit(model)));
  return shareSpanish(files);
}

/** Limits an emitter to entities of the server. It does not receive entities of the sample backend. */
function ofTheServer(emit: Emitter): Emitter {
  return (model) => emit({ ...model, entities: model.entities.filter(({ backend }) => backend === 'server') });
}
