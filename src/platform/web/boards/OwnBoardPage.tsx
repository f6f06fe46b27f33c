import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Board } from '../ui/boards/Board';
import { searchOfView, viewFrom } from '../ui/boards/board-address';
import { partsOf, useOwnBoards, type OwnBoard } from '../ui/boards/own-board';
import { PageHeading } from '../ui/page/PageHeading';
import { usePageTitle } from '../ui/page/usePageTitle';
import { EmptyState } from '../ui/states/EmptyState';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { NotFound } from '../ui/states/NotFound';
import pageStyles from '../ui/page/page.module.css';
import { BoardArea } from './BoardArea';
import { BoardLeftOut } from './BoardLeftOut';
import { BoardEditor } from './BoardEditor';

/** A composed board: its owner can change it, others view it. Each reader sees figures within their scope. */
export default function OwnBoardPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOwnBoards();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const board = data.find(({ tableroId }) => String(tableroId) === id);
  return board ? <FoundBoard key={id} board={board} /> : <NotFound />;
}

function FoundBoard({ board }: { readonly board: OwnBoard }) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const { nombre, propia, autor, compartida, contenido } = board;
  usePageTitle(nombre);
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={nombre}
        description={
          propia
            ? translate(compartida ? 'app.boards.isShared' : 'app.boards.isOwn')
            : translate('app.boards.sharedBy', { name: autor })
        }
        actions={
          propia && (
            <Button startIcon={<EditOutlined />} onClick={() => setEditing(true)}>
              {translate('app.boards.edit')}
            </Button>
          )
        }
      />
      {contenido.tarjetas.length === 0 ? (
        <EmptyState icon="chart" title={translate('app.boards.empty')} text={translate('app.boards.noneOwn')} />
      ) : (
        <BoardArea>
          <BoardLeftOut search={search} />
          <Board
            board={partsOf(board)}
            view={viewFrom(search)}
            onView={(view) => setSearch(searchOfView(view), { replace: true })}
          />
        </BoardArea>
      )}
      {editing && <BoardEditor board={board} onClose={() => setEditing(false)} />}
    </div>
  );
}
