import type { Model, OutputFile } from '../../model';
import { emitActions } from './actions';
import { emitBoards } from './boards';
import { emitBulk } from './bulk';
import { contexts } from './context';
import { emitDetails } from './details';
import { emitEnumChoices } from './enums';
import { emitFields } from './fields';
import { emitHistory } from './history';
import { emitLines } from './lines';
import { emitList } from './list';
import { emitMatrices } from './matrices';
import { emitOperationsClient } from './operations';
import { emitPages } from './pages';
import { emitReports } from './reports';
import { emitWebRegistry } from './registry';
import { emitResource } from './resource';
import { emitTransitions } from './transitions';
import { emitWorklists } from './worklists';

/**
 * Emits the screens: per entity its resource, list, show, forms and their parts; for all entities the registry and the client of
 * operations.
 */
export function emitWeb(model: Model): OutputFile[] {
  const entities = contexts(model).flatMap((context) =>
    [
      emitResource,
      emitList,
      emitDetails,
      emitFields,
      emitBulk,
      emitPages,
      emitHistory,
      emitEnumChoices,
      emitMatrices,
      emitLines,
      emitTransitions,
      emitActions,
    ].flatMap((emit) => emit(context)),
  );
  return [
    ...entities,
    ...emitWebRegistry(model),
    ...emitOperationsClient(model),
    ...emitReports(model),
    ...emitBoards(model),
    ...emitWorklists(model),
  ];
}
