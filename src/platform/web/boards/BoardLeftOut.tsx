import { useTranslate } from 'react-admin';
import { unusedNames } from '../ui/boards/board-address';
import LeftOutNotice from '../ui/page/LeftOutNotice';
import { unusedParts } from '../ui/page/unused-parts';

/** Lists the URL parameters that a board ignores. */
export function BoardLeftOut({ search }: { readonly search: URLSearchParams }) {
  const translate = useTranslate();
  const names: Readonly<Record<string, string>> = {
    periodo: translate('app.boards.period'),
    lugar: translate('app.boards.place'),
  };
  return <LeftOutNotice parts={unusedParts(unusedNames(search), (name) => names[name] ?? '')} />;
}
