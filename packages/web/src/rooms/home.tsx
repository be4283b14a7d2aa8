/** Home: what it is in one line, and three big choices. */
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '../icons/index.ts';
import { heldSeats } from '../link/seats.ts';
import { POCKET_ONLY } from '../pocket/pocket-id.ts';
import { words } from '../words/index.ts';
import styles from './home.module.css';
import { playNow } from './play-now.ts';
import { Room } from './room.tsx';
import { Sign } from './sign.tsx';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

/** Whoever comes for the first time has none. */
const ComeBack = lazy(() => import('./come-back.tsx'));

export default function Home() {
  const [, go] = useLocation();
  const play = useAction(async () => go(await playNow()));
  const { home } = words;
  // Whoever has tables looks for them first.
  const isBack = heldSeats().length > 0;
  return (
    <Room title={words.general.name} sign={<Hero isBack={isBack} />}>
      <div className={styles.choices} data-back={isBack || undefined}>
        <button
          type="button"
          className={styles.choice}
          data-first
          aria-busy={play.busy || undefined}
          aria-disabled={play.busy || undefined}
          onClick={() => play.run()}
        >
          <Words icon="mug" title={play.busy ? home.opening : home.playNow} hint={home.playNowHint} />
        </button>
        <Link href="/learn" className={styles.choice}>
          <Words icon="help" title={home.learn} hint={home.learnHint} />
        </Link>
        {!POCKET_ONLY && (
          <Link href="/host" className={styles.choice}>
            <Words icon="table" title={home.host} hint={home.hostHint} />
          </Link>
        )}
        <Link href="/here" className={styles.choice}>
          <Words icon="phone" title={home.here} hint={home.hereHint} />
        </Link>
        {!POCKET_ONLY && (
          <Link href="/join" className={styles.choice}>
            <Words icon="inn" title={home.join} hint={home.joinHint} />
          </Link>
        )}
      </div>
      <Wrong text={play.wrong} />
      {isBack && (
        <Suspense fallback={null}>
          <ComeBack />
        </Suspense>
      )}
    </Room>
  );
}

function Hero({ isBack }: { readonly isBack: boolean }) {
  return (
    <div className={styles.hero} data-back={isBack || undefined}>
      <Sign />
      <h1>{words.home.title}</h1>
      {!isBack && <p>{words.home.line}</p>}
    </div>
  );
}

function Words({
  icon,
  title,
  hint,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <Icon name="right" className={styles.arrow} />
    </>
  );
}
