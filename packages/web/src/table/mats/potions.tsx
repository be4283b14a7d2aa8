/** The Potion Tokens of one's side: at any decision, whoever is asked, one of three effects. */
import type { PotionAnswer } from '@taproom/inn';
import { Button } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { closePopUp, PopUp } from '../pop-up.tsx';
import { useStore, useTable, type TableState } from '../table-store.ts';
import styles from './potions.module.css';

type Gives = PotionAnswer['gives'];
const ALL: readonly Gives[] = ['fortitude', 'alcohol', 'gold'];

const openNow = ({ own }: TableState): string =>
  (own?.choices ?? []).flatMap(({ answer }) => (answer.do === 'potion' ? [String(answer.gives)] : [])).join();

export function Potions({ n }: { readonly n: number }) {
  const store = useStore();
  const open = useTable(openNow).split(',');
  const sending = useTable((state) => state.desk.sending);
  const canUse = open[0] !== '';
  return (
    <PopUp icon="potion" kind="quiet" label={words.usePotion(n)} count={n}>
      <div className={styles.potion}>
        <p>{canUse ? words.potionAsk : words.potionNotNow}</p>
        {ALL.map((gives) => (
          <Button
            key={gives}
            icon={gives}
            data-potion={gives}
            disabled={sending || !open.includes(gives)}
            onClick={({ currentTarget }) => {
              closePopUp(currentTarget);
              store.answer({ do: 'potion', gives });
            }}
          >
            {words.potion(gives)}
          </Button>
        ))}
      </div>
    </PopUp>
  );
}
