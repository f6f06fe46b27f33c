import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePermissionSet } from '../ui/access/PermissionsContext';
import { Board, type BoardView } from '../ui/boards/Board';
import { searchOfView } from '../ui/boards/board-address';
import { Loading } from '../ui/states/Loading';
import { useCurrentUser } from '../session/CurrentUserContext';
import { BoardArea } from './BoardArea';
import { boardOf } from './open-board';
import { useBoard } from './useBoard';
import styles from '../shell/home.module.css';

/** The board of the user's profile on the start page; empty when the profile has none. */
export default function HomeBoard() {
  const { perfilNombre } = useCurrentUser();
  const name = boardOf(perfilNombre, usePermissionSet());
  return name === null ? null : <OwnBoard name={name} />;
}

function OwnBoard({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const { data: board } = useBoard(name);
  const [view, setView] = useState<BoardView>({ period: null, place: null });
  if (board === undefined) return <Loading />;
  // Errors appear on the board's page.
  if (board === null) return null;
  return (
    <section aria-labelledby="tablero">
      <h2 id="tablero" className={styles['title']}>
        {translate('app.boards.own')}
      </h2>
      <BoardArea>
        <Board board={board} view={view} onView={setView} brief>
          <Button size="small" component={Link} to={`/tableros/${name}?${searchOfView(view).toString()}`}>
            {translate('app.boards.open')}
          </Button>
        </Board>
      </BoardArea>
    </section>
  );
}
