import { useTranslate } from 'ra-core';
import { profileTitle } from '../../domain/perfil/profile-title';
import { usePageTitle } from '../../ui/page/usePageTitle';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useNavigation, type MenuItem } from '../shell/useNavigation';
import { greetingKey } from './greeting';
import { FirstTime } from '../tour/FirstTime';
import { QuickActions } from './QuickActions';
import { ResourceLink } from './ResourceLink';
import { Tasks } from './Tasks';
import styles from './home.module.css';

/** Catalogues, reports and screens; not the start itself, nor work that waits, which has its own place. */
const isPlace = ({ entity, pile, permissions }: MenuItem) => entity !== null || (pile === null && permissions !== null);

/** The start: who one is here, what to do first, and what there is. */
export default function HomePage() {
  const user = useCurrentUser();
  const translate = useTranslate();
  const { groups } = useNavigation();
  usePageTitle(translate('app.home.title'));
  const firstName = user.userName.split(' ')[0] ?? user.userName;

  return (
    <div className={styles['page']}>
      <header className={styles['hello']}>
        <h1>{translate(greetingKey(), { name: firstName })}</h1>
        <p>{[profileTitle(user.perfilNombre), user.unidadNombre, user.jurisdiccionNombre].filter(Boolean).join(' · ')}</p>
      </header>
      <FirstTime />
      <Tasks groups={groups ?? []} />
      <QuickActions groups={groups ?? []} />
      <div className={styles['groups']}>
        {groups?.map((group) => {
          const items = group.items.filter(isPlace);
          if (items.length === 0) return null;
          return (
            <div key={group.id} role="group" className={styles['group']} aria-labelledby={`group-${group.id}`}>
              <h2 id={`group-${group.id}`}>{group.text}</h2>
              <ul>
                {items.map((item) => <li key={item.id}><ResourceLink item={item} /></li>)}
              </ul>
            </div>
          );
        })}
      </div>
      {groups?.every((group) => !group.items.some(isPlace)) && <p className={styles['nothing']}>{translate('app.home.nothing')}</p>}
    </div>
  );
}
