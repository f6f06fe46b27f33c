import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePermission } from '../ui/access/PermissionsContext';
import { Board } from '../ui/boards/Board';
import { searchOfView, viewFrom } from '../ui/boards/board-address';
import type { BoardModule } from '../ui/boards/board-module';
import { PageHeading } from '../ui/page/PageHeading';
import { usePageTitle } from '../ui/page/usePageTitle';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { NoPermission } from '../ui/states/NoPermission';
import { NotFound } from '../ui/states/NotFound';
import pageStyles from '../ui/page/page.module.css';
import { BoardArea } from './BoardArea';
import { BoardLeftOut } from './BoardLeftOut';
import { useBoard } from './useBoard';

/** A board of schemas/boards; period and place are in the URL. */
export default function BoardPage() {
  const { board: name = '' } = useParams();
  const { data: board, error, refetch } = useBoard(name);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (board === undefined) return <Loading />;
  return board ? <NamedBoard key={name} board={board} /> : <NotFound />;
}

function NamedBoard({ board }: { readonly board: BoardModule }) {
  const allowed = usePermission(board.permission);
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const base = `resources.tableros.${board.name}`;
  const title = translate(`${base}.name`);
  usePageTitle(title);
  if (!allowed) return <NoPermission />;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={title} description={translate(`${base}.description`)} />
      <BoardArea>
        <BoardLeftOut search={search} />
        <Board
          board={board}
          view={viewFrom(search)}
          onView={(view) => setSearch(searchOfView(view), { replace: true })}
        />
      </BoardArea>
    </div>
  );
}
