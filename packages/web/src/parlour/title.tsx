/** Which game it is, with what was agreed about it. */
import { Icon } from '../icons/index.ts';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { chosenName, useEvening } from './evening.tsx';
import { HelpButton } from './help-button.tsx';
import { useGame } from './use-game.ts';
import styles from './parlour.module.css';

interface Agreed {
  readonly game?: string;
  readonly mode?: string;
  readonly variants?: readonly string[];
}

/** `bare`: only to be read. */
export function Title({ bare = false }: { readonly bare?: boolean }) {
  const game = useGame();
  const evening = useEvening();
  const table = useTable((state) => state.table!.variants as Agreed);
  const agreed = evening === null ? table : (evening.agreed ?? evening.chosen);
  const id = game?.game ?? '';
  const name =
    game === null || agreed === null
      ? words.evening
      : chosenName({
          game: id,
          mode: agreed.mode === 'shares' ? 'shares' : 'betting',
          variants: agreed.variants ?? [],
        });
  return (
    <div className={styles.title}>
      <Icon name="dice" />
      <strong>{name}</strong>
      {id !== '' && !bare && <HelpButton />}
    </div>
  );
}
